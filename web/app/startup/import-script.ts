import { fetchAhead } from './fetch-ahead.ts'

/**
 * What every `import()` becomes in the build, in place of the bundler's own helper, which also waits for style sheets
 * and is four times as large (scripts/vite/import-script.ts): the files that a script imports are fetched together with
 * it. When one cannot be fetched, 'vite:preloadError' is dispatched first, as by the bundler's: lost-chunk.ts listens
 * to it.
 * @param files addresses, without a leading slash, of what the script imports and the app does not have yet
 */
export function importScript<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module | undefined> {
  for (const file of files) fetchAhead('modulepreload', `/${file}`)
  return load().catch((error: unknown) => {
    const event = new Event('vite:preloadError', { cancelable: true })
    dispatchEvent(event)
    if (event.defaultPrevented) return undefined
    throw error
  })
}
