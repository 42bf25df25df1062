import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

const ENTRY = resolve('web/app/entry.client.ts')
const START = resolve('web/app/start.tsx')
const PAGES = resolve('web/pages')

/** Modules and everything that they import statically: what has to be there before they run. */
export function closure(roots: string[], graph: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set(roots)
  // A set goes on to what is added to it on the way.
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}

/** What the bundler itself calls from any file. */
const isHelper = (id: string) => /preload-helper|import-script|rolldown\/runtime/.test(id)

/** What pages and later scripts share and is shorter than a file's name in the lists of files that are fetched together. */
const isTiny = (id: string) => id.endsWith('/web/app/navigation/plain-press.ts')

/**
 * Which file of the browser's build a module goes into, by what needs it: `first` is what the entry imports, `app` what the app
 * imports when it takes over. Everything else goes where the bundler puts it: with the page or the later script that needs it,
 * or in a file that several of them share. So what every page needs is one request, and a new component is placed without a
 * word here.
 */
export function clientChunks(): Rolldown.CodeSplittingGroup[] {
  let first: Set<string> | undefined
  let app: Set<string> | undefined
  return [
    {
      includeDependenciesRecursively: false,
      name(id, graph) {
        first ??= closure([ENTRY], graph)
        app ??= closure([START], graph)
        // Pages stay files of their own, the error page as well, though the app imports it.
        if (id === ENTRY || id.startsWith(PAGES)) return null
        if (first.has(id) || isHelper(id)) return 'first'
        return app.has(id) || isTiny(id) ? 'app' : null
      },
    },
  ]
}
