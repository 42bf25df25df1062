/**
 * `npm run bench [-- --only pages,own,start,search,calls,sizes,rows]`: prints a table of figures with their budgets, and fails
 * past a budget. Times are compared as ratios within one run, measured in turn (docs/performance.md). Needs Linux: CPU
 * time is read from /proc.
 */
import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BuildFolder, buildIfNeeded } from '../../scripts/build.ts'
import { startLocal } from '../../scripts/local.ts'
import { measureApi } from './api.ts'
import { measureFirstViews, type Site } from './browser.ts'
import { companyCalls } from './by-size/companies.ts'
import { measureBySize } from './by-size/measure.ts'
import { productCalls } from './by-size/products.ts'
import { storyCalls } from './by-size/stories.ts'
import { measureWrittenRows } from './by-size/written-rows.ts'
import { measureBytes, textOf } from './bytes.ts'
import { measureCodeSearch } from './classifier.ts'
import { measureColdStarts } from './cold-start.ts'
import { closeConnections } from './load-generator.ts'
import { measureOwnTime } from './own-time.ts'
import { measurePages } from './pages.ts'
import { measureSearchQuality } from './search-quality.ts'
import { companiesState, productsState, scratchFolder, seededState, storiesState } from './storage.ts'
import { type BenchRow, isPast, type Measured, NAMES, printRows } from './table.ts'
import { measureViews } from './views.ts'
import { type MeasuredWorkers, SITE_ORIGIN, startWorkers } from './workers.ts'

const BUILDS = ['dist', 'dist-tiny'] as const satisfies BuildFolder[]
const PARTS = ['pages', 'own', 'start', 'search', 'calls', 'sizes', 'rows'] as const
type Part = (typeof PARTS)[number]

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
const parts = only?.split(',').map(partNamed) ?? PARTS
const wanted = (part: Part) => parts.includes(part)

/** @throws Error for an unknown name: otherwise a misspelled one would measure nothing, and pass. */
function partNamed(name: string): Part {
  const part = PARTS.find((each) => each === name)
  if (part === undefined) throw new Error(`--only takes ${PARTS.join(', ')}, joined by commas, not "${name}"`)
  return part
}

const scratch = scratchFolder()
const measured: BenchRow[] = []

function tell(title: string, all: Measured[]): void {
  printRows(title, all)
  const named = ([name, rows]: Measured) =>
    all.length === 1 ? rows : rows.map((row) => ({ ...row, what: `${name}: ${row.what}` }))
  measured.push(...all.flatMap(named))
}

interface StartedSite extends Site {
  build: BuildFolder
  stop: () => Promise<void>
}

/** Each site has a copy of its own: two servers that open one database at once may find it locked, and both write to it. */
async function startSite(build: BuildFolder): Promise<StartedSite> {
  const state = mkdtempSync(join(scratch, `${build}-`))
  cpSync(seeded, state, { recursive: true })
  const local = startLocal({ build, state, variables: { SITE_ORIGIN } })
  return { build, name: NAMES[build], url: await local.ready, stop: () => local.dispose() }
}

/** Runs `use` while all the things run, and stops them afterwards. */
async function during<Thing extends { stop: () => Promise<void> }>(
  starting: Promise<Thing>[],
  use: (things: Thing[]) => Promise<void>,
): Promise<void> {
  const things = await Promise.all(starting)
  try {
    await use(things)
  } finally {
    await Promise.all(things.map(({ stop }) => stop()))
  }
}

/** The path of a product without the language prefix. */
async function productPath({ url }: Site): Promise<string> {
  const response = await fetch(new URL('/api/products?perPage=1', url))
  const { data }: { data: { id: string }[] } = await response.json()
  return `/product/${data[0]?.id}`
}

/** @throws Error where the measured page differs from the site's, which would make the figures meaningless. */
async function requireSamePage({ build, site, bench }: MeasuredWorkers): Promise<void> {
  const [own, ours] = await Promise.all([site, bench].map((at) => textOf(new URL('/en/catalog', at))))
  if (own !== ours) throw new Error(`${build}: the benchmark renders another catalogue page than the site`)
}

if (process.platform !== 'linux') {
  console.error('The benchmarks read the CPU time of a process from /proc, which is there on Linux only.')
  process.exit(1)
}
for (const build of BUILDS) if (!buildIfNeeded(build)) process.exit(1)
const seeded = await seededState()

async function measureSearch(): Promise<void> {
  tell('Search in a classifier of 60,000 nodes, at a keystroke', [['figure', measureCodeSearch()]])
  await during([startSite('dist')], async ([site]) => {
    if (site) tell('What the search finds', [['figure', await measureSearchQuality(site.url)]])
  })
}

async function measureRendering(): Promise<void> {
  let product = ''
  await during(BUILDS.map(startSite), async (sites) => {
    // Before compressing files, which blocks this process, so that it would miss closed connections.
    for (const site of sites) product = await productPath(site)
    const bytes: Measured[] = []
    for (const { name, build, url } of sites) bytes.push([name, await measureBytes(build, url)])
    tell('Bytes, compressed', bytes)
    tell('Bytes by type, of the catalogue as it crosses the line', await measureViews(sites))
    tell('First view of the catalogue, CPU slowed 4 times', await measureFirstViews(sites))
  })
  const workers: MeasuredWorkers[] = []
  for (const build of BUILDS) {
    workers.push(await startWorkers(build, seeded, join(scratch, `bundle-${build}`)))
  }
  await during(
    workers.map((one) => Promise.resolve(one)),
    async (all) => {
      for (const one of all) await requireSamePage(one)
      tell('Pages, speed by CPU time ÷ a static response’s', await measurePages(all, `/en${product}`))
    },
  )
}

async function states(
  counts: number[],
  grow: (count: number) => Promise<string>,
): Promise<[count: number, state: string][]> {
  const grown: [number, string][] = []
  for (const count of counts) grown.push([count, await grow(count)])
  return grown
}

async function measureSizes(): Promise<void> {
  const products = await states([10_000, 100_000, 1_000_000], productsState)
  tell('Products, time at the largest catalogue ÷ time at the smallest', [
    ['either', await measureBySize('dist', products, productCalls)],
  ])
  const companies = await states([10_000, 100_000], companiesState)
  tell('Companies, time at the largest directory ÷ time at the smallest', [
    ['either', await measureBySize('dist', companies, companyCalls)],
  ])
  const stories = await states([1_000, 10_000], storiesState)
  tell('Stories, time at the largest press centre ÷ time at the smallest', [
    ['either', await measureBySize('dist', stories, storyCalls)],
  ])
}

async function measureRows(): Promise<void> {
  const products = await states([10_000, 100_000], productsState)
  tell('Rows written, at the largest catalogue', [['figure', await measureWrittenRows(products, scratch)]])
}

if (wanted('search')) await measureSearch()
if (wanted('pages')) await measureRendering()
if (wanted('own')) {
  const figures = await measureOwnTime([...BUILDS], seeded, scratch)
  tell('The worker’s own time, its database in another process, ÷ a static response’s, calls ÷ a bare route’s', figures)
}
if (wanted('start')) {
  const builds = BUILDS.map((build): [string, BuildFolder] => [NAMES[build], build])
  tell('Cold start, processor time of workerd', await measureColdStarts(builds, seeded))
}
if (wanted('calls')) {
  const calls = await measureApi('dist', seeded, join(scratch, 'api'))
  tell('Calls of the api, speed by CPU time ÷ a bare route’s', [['figure', calls]])
}
if (wanted('sizes')) await measureSizes()
if (wanted('rows')) await measureRows()

closeConnections()
const past = measured.filter(isPast)
console.log(
  `\n${past.length === 0 ? 'All within budget.' : `Past the budget: ${past.map(({ what }) => what).join('; ')}`}`,
)
process.exit(past.length === 0 ? 0 : 1)
