import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { closure } from './chunks.ts'

/** The worker's own module, and with it what an isolate needs for a page that is in the page cache. */
const START = resolve('worker/index.ts')

/** What draws any public page: the edge's app, and the part of the API that pages call. */
const DRAWING = [resolve('worker/app.ts'), resolve('worker/api/public/app.ts')]

/**
 * Which file of the worker's build a module goes into: `start` is evaluated with the first request, `pages` with the first page that has
 * to be drawn. Everything else goes where the bundler puts it: with what needs it, or in a file that several of them share. Without
 * the two groups the way to a page would lead through some sixty files.
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
