import { fetchAhead } from './fetch-ahead.ts'
import { reloadWhereGone } from './lost-chunk.ts'

/** The address in `() => import("./name.js")`, as the build writes it. Safari's error does not name it. */
const IMPORTED = /import\(["'`]([^"'`]+)/

/**
 * What every `import()` becomes in the build, in place of the bundler's own helper, which also waits for style sheets
 * and is four times as large (scripts/vite/import-script.ts): the files that a script imports are fetched together with
 * it.
 * @param files addresses, without a leading slash, of what the script imports and the app does not have yet
 * @returns the module; never settles where the script is gone, since the page is being reloaded then
 * @throws what the import throws
 */
export function importScript<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> {
  for (const file of files) fetchAhead('modulepreload', `/${file}`)
  return load().catch(async (error: unknown) => {
    const name = IMPORTED.exec(String(load))?.[1]
    if (name && (await reloadWhereGone(new URL(name, import.meta.url)))) return new Promise<Module>(() => {})
    throw error
  })
}
