import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What goes into a build. */
const SOURCES = [
  'domain',
  'web',
  'worker',
  'locales',
  'public',
  'scripts/vite',
  'scripts/api-document',
  'docs/api.md',
  'vite.config.ts',
  'wrangler.toml',
  'package.json',
  'package-lock.json',
]

/** Read by tests and by the migration only: a change there must not cost a build. */
const NOT_BUILT = /\.test\.tsx?$|\.sql$/

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/**
 * @param folder of a build
 * @returns whether it is complete and no source has changed since
 */
export function isFresh(folder: string): boolean {
  // The worker's configuration is written last.
  const mark = join(folder, 'kontor', 'wrangler.json')
  if (!existsSync(mark)) return false
  const built = statSync(mark).mtimeMs
  return SOURCES.flatMap(filesOf).every((file) => NOT_BUILT.test(file) || statSync(file).mtimeMs <= built)
}
