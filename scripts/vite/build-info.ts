import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk, Plugin } from 'vite'
import { LOCALES } from '../../domain/locale.ts'
import { wordsFile } from './client-messages.ts'
import { separateStyles } from './separate-styles.ts'

const ID = 'virtual:build-info'
const ENTRY = 'web/app/entry.client.ts'
const START = 'web/app/start.tsx'

/** Every file a chunk needs before it can run: itself and its static imports, in loading order. */
function modulesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap((next) => modulesOf(manifest, next, seen)), `/${chunk.file}`]
}

const byName = (manifest: Manifest, pattern: RegExp, already: Set<string>) =>
  Object.fromEntries(
    Object.keys(manifest).flatMap((key) => {
      const name = pattern.exec(key)?.[1]
      return name ? [[name, modulesOf(manifest, key).filter((file) => !already.has(file))]] : []
    }),
  )

function buildInfo(manifest: Manifest, id: string) {
  const entry = modulesOf(manifest, ENTRY)
  const app = modulesOf(manifest, START).filter((file) => !entry.includes(file))
  const already = new Set([...entry, ...app])
  const styles = Object.values(manifest).flatMap((chunk: ManifestChunk) => [...(chunk.css ?? []), chunk.file])
  const separate = separateStyles(manifest)
  return {
    id,
    entry: entry.at(-1) ?? '',
    app,
    styles: [...new Set(styles)].filter((file) => file.endsWith('.css') && file !== separate).map((file) => `/${file}`),
    separateStyles: [`/${separate}`],
    pages: byName(manifest, /^web\/pages\/([^/]+)\/page\.tsx$/, already),
    words: Object.fromEntries(LOCALES.map((locale) => [locale, `/${wordsFile(manifest, locale)}`])),
  }
}

const DEVELOPMENT = {
  id: 'dev',
  entry: `/${ENTRY}`,
  app: [],
  styles: ['/web/styles/index.css'],
  separateStyles: ['/web/styles/index.css'],
  pages: {},
  words: Object.fromEntries(LOCALES.map((locale) => [locale, `/locales/${locale}.json`])),
}

/**
 * Gives the worker the addresses of the client build's files. The client is built first, so its manifest is there when the
 * worker is bundled; in development Vite serves the sources themselves.
 * @param outDir folder of the whole build; the client's is below it
 */
export function buildInfoPlugin(outDir: string): Plugin {
  let development = false
  return {
    name: 'kontor:build-info',
    configResolved: ({ command }) => {
      development = command === 'serve'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null
      if (development) return `export default ${JSON.stringify(DEVELOPMENT)}`
      const manifest: Manifest = JSON.parse(readFileSync(join(outDir, 'client/.vite/manifest.json'), 'utf8'))
      return `export default ${JSON.stringify(buildInfo(manifest, Date.now().toString(36)))}`
    },
  }
}
