import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

const ENTRY = resolve('web/app/entry.client.ts')
const START = resolve('web/app/start.tsx')
const PAGES = resolve('web/pages')

/** Modules and everything that they import statically, which is what they need to run. */
export function closure(roots: string[], graph: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set(roots)
  // Iterating a Set also visits the elements that are added during the iteration.
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}

/** Helpers of the bundler itself, which any file may call. */
const isHelper = (id: string) => /preload-helper|import-script|rolldown\/runtime/.test(id)

/** Modules shared by pages and later scripts that are shorter than the name of a file of their own would be in the lists of files. */
const isTiny = (id: string) => id.endsWith('/web/app/navigation/plain-press.ts')

/**
 * Decides which file of the browser's build a module goes into: `first` has the entry's static imports, `app` those of the app.
 * Everything else is left to the bundler: in the file of the page or later script that needs it, or in a file shared by several. So the
 * common part of every page is one request, and a new component needs no entry here.
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
        // Pages are files of their own, including the error page, although the app imports it.
        if (id === ENTRY || id.startsWith(PAGES)) return null
        if (first.has(id) || isHelper(id)) return 'first'
        return app.has(id) || isTiny(id) ? 'app' : null
      },
    },
  ]
}
