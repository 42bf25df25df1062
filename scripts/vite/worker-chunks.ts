import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { closure } from './chunks.ts'

/** The worker's entry, with what an isolate needs for a page from the page cache. */
const START = resolve('worker/index.ts')

/** What is needed to render any public page: the edge's app, and the part of the API that pages call. */
const DRAWING = [resolve('worker/app.ts'), resolve('worker/api/public/app.ts')]

/**
 * Decides which file of the worker's build a module goes into: `start` is evaluated with the first request, `pages` with the first page
 * that is rendered. Everything else is left to the bundler: with the module that needs it, or in a file shared by several. Without the
 * two groups some sixty files would be loaded for a page.
 */
export function workerChunks(): Rolldown.CodeSplittingGroup[] {
  const group = (name: string, roots: string[], priority: number): Rolldown.CodeSplittingGroup => {
    let needed: Set<string> | undefined
    return {
      debugName: name,
      priority,
      name(id, graph) {
        needed ??= closure(roots, graph)
        return needed.has(id) ? name : null
      },
    }
  }
  return [group('start', [START], 2), group('pages', DRAWING, 1)]
}
