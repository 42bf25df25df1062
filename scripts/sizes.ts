import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { LOCALES } from '../domain/locale.ts'
import type { BuildFolder } from './build.ts'
import { API_DOCS_SHEET } from './vite/api-document.ts'
import { wordsFile } from './vite/client-messages.ts'
import { separateStyles } from './vite/separate-styles.ts'

/**
 * Budgets in kB (1000 bytes), compressed as written (docs/performance.md). `firstLoad` is every script of a route that a visit
 * fetches: entry, app and page. Loosening one needs a decision record.
 */
const BUDGETS = {
  dist: { firstLoad: 75 },
  'dist-tiny': { firstLoad: 18 },
  both: {
    beforeIdle: 4,
    css: 12,
    dictionary: 8,
    serviceWorker: 12,
    worker: 875,
    workerStart: 44,
    workerPage: 250,
    workerSearch: 300,
  },
} as const

const ENTRY = 'web/app/entry.client.ts'
const START = 'web/app/start.tsx'
const FIRST_VIEWS = ['home', 'catalogue', 'product']

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000

/** Files of a chunk and of everything it imports statically. */
function filesOf(manifest: Manifest, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const next of chunk.imports ?? []) filesOf(manifest, next, files)
  return files
}

interface SizeRow {
  what: string
  kilobytes: number
  budget: number
}

function clientRows(folder: BuildFolder): SizeRow[] {
  const root = join(folder, 'client')
  const manifest: Manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8'))
  const size = (file: string) => brotli(readFileSync(join(root, file)))
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + size(file), 0)
  const css = readdirSync(join(root, 'assets'))
    .map((file) => `assets/${file}`)
    .filter((file) => file.endsWith('.css'))
  // The page of the API's document has no frame either: it loads the sheet of the screens without one, and a few rules of its own.
  const separate = [separateStyles(manifest), ...css.filter((file) => file.startsWith(`assets/${API_DOCS_SHEET}`))]
  const pages = FIRST_VIEWS.map((page) => {
    const app = filesOf(manifest, START, filesOf(manifest, ENTRY))
    const key = `web/pages/${page}/page.tsx`
    if (!manifest[key]) throw new Error(`the build has no script for the page ${page}`)
    const files = filesOf(manifest, key, app)
    return { what: `JavaScript of a first load, ${page}`, kilobytes: sum(files), budget: BUDGETS[folder].firstLoad }
  })
  return [
    ...pages,
    {
      what: 'of it before the page is idle',
      kilobytes: sum(filesOf(manifest, ENTRY)),
      budget: BUDGETS.both.beforeIdle,
    },
    {
      what: 'CSS, all public pages',
      kilobytes: sum(css.filter((file) => !separate.includes(file))),
      budget: BUDGETS.both.css,
    },
    { what: 'CSS, personal and frameless screens', kilobytes: sum(separate), budget: BUDGETS.both.css },
    ...LOCALES.map((language) => ({
      what: `dictionary ${language}`,
      kilobytes: size(wordsFile(manifest, language)),
      budget: BUDGETS.both.dictionary,
    })),
    { what: 'service worker', kilobytes: size('sw.js'), budget: BUDGETS.both.serviceWorker },
  ]
}

/** The worker's chunks (scripts/vite/worker-chunks.ts), and where its pages are. */
const WORKER = {
  entry: 'virtual:cloudflare/worker-entry',
  drawing: '_pages-',
  counting: '_counts-',
  searching: '_search-',
  searchPage: 'worker/render/screens/public/search.ts',
  pages: /^worker\/render\/screens\/public\/|^web\/pages\/[\w-]+\/static\.tsx$/,
} as const

/** @throws Error where the worker has no chunk of this name */
function chunkNamed(manifest: Manifest, name: string): string {
  const found = Object.keys(manifest).find((key) => key.startsWith(name))
  if (!found) throw new Error(`the worker has no chunk whose name begins with ${name}`)
  return found
}

/** The chunks that an isolate has evaluated after a cached page, which is counted once it is answered. */
const cachedWith = (manifest: Manifest): Set<string> =>
  filesOf(manifest, chunkNamed(manifest, WORKER.counting), filesOf(manifest, WORKER.entry))

/** The chunks that an isolate has evaluated after rendering a page; for a streamed page also those for streaming. */
function drawnWith(manifest: Manifest, page: string): Set<string> {
  const drawing = chunkNamed(manifest, WORKER.drawing)
  const streaming = manifest[drawing]?.dynamicImports?.filter((key) => key.startsWith('node_modules/')) ?? []
  const files = new Set<string>()
  for (const key of [WORKER.entry, drawing, page, ...streaming]) filesOf(manifest, key, files)
  return files
}

/** The upload's size as `wrangler deploy` reports it: all modules, one after another, compressed together. */
const uploaded = (root: string, scripts: string[]): number =>
  gzipSync(Buffer.concat(scripts.toSorted().map((file) => readFileSync(join(root, file))))).length / 1000

function workerRows(folder: string): SizeRow[] {
  const root = join(folder, 'kontor')
  const manifest: Manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8'))
  const size = (file: string) => gzipSync(readFileSync(join(root, file)), { level: 9 }).length / 1000
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + size(file), 0)
  const scripts = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && statSync(join(root, file)).isFile(),
  )
  const pages = Object.keys(manifest).filter((key) => WORKER.pages.test(key))
  if (pages.length === 0) throw new Error('the worker has no chunks of public pages')
  const drawn = pages.map((page) => sum(drawnWith(manifest, page)))
  return [
    {
      what: 'worker for a cached page, and to count it',
      kilobytes: sum(cachedWith(manifest)),
      budget: BUDGETS.both.workerStart,
    },
    {
      what: 'until a public page is drawn, at most',
      kilobytes: Math.max(...drawn),
      budget: BUDGETS.both.workerPage,
    },
    {
      what: 'until a search is answered',
      kilobytes: sum(filesOf(manifest, chunkNamed(manifest, WORKER.searching), drawnWith(manifest, WORKER.searchPage))),
      budget: BUDGETS.both.workerSearch,
    },
    { what: 'worker, all of it', kilobytes: uploaded(root, scripts), budget: BUDGETS.both.worker },
  ]
}

/**
 * The sizes of a build's client files and worker, each with its budget.
 * @param folder of a complete build
 */
export const sizeRows = (folder: BuildFolder): SizeRow[] => [...clientRows(folder), ...workerRows(folder)]

/** Every budget should have this share left, so that the next screen or text does not have to be paid for by another. */
const RESERVE = 0.08

const markOf = (used: number) => (used > 1 ? '✗' : used > 1 - RESERVE ? '!' : '✓')

function printSizes(): void {
  const folder = process.argv[2] === 'dist-tiny' ? 'dist-tiny' : 'dist'
  const rows = sizeRows(folder)
  console.log(`\n${folder}: kB brotli 11 unless another unit is named; ! is less than 8 % below its budget`)
  for (const { what, kilobytes, budget } of rows) {
    const size = kilobytes.toFixed(2).padStart(7)
    console.log(`${markOf(kilobytes / budget)} ${what.padEnd(39)} ${size} of ${budget}`)
  }
  const over = rows.filter(({ kilobytes, budget }) => kilobytes > budget)
  if (over.length === 0) return
  console.error(`Past the budget: ${over.map(({ what }) => what).join(', ')}`)
  process.exit(1)
}

if (import.meta.main) printSizes()
