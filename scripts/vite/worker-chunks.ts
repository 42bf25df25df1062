import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { closure } from './chunks.ts'

/** The worker's entry, with what an isolate needs for a page from the page cache. */
const START = resolve('worker/index.ts')

/** What is needed to render any public page: the edge's app, and the part of the API that pages call. */
const DRAWING = [resolve('worker/app.ts'), resolve('worker/api/public/app.ts')]

/** The public pages, each of which is a file of its own with what no other needs. */
const PAGES = ['worker/render/screens/public/*.ts', 'web/pages/*/static.tsx']

/** What needs the rest of the worker: calls of the API other than those of pages, the jobs that they leave, screens of an account, forms. */
const REST = [
  'worker/api/app.ts',
  'worker/jobs/run-jobs.ts',
  'worker/render/screens/personal.ts',
  'worker/forms/posted-forms.ts',
].map((file) => resolve(file))

/**
 * What an isolate loads on demand without the rest, by file: to count a page after its response, to report counts, to look up codes, to
 * search. A module that several of them need is in the first one's file. Without these groups the bundler puts what they share with the
 * rest into its file, and counting the first page of an isolate evaluates all of it.
 */
const ON_DEMAND = {
  counts: ['worker/middleware/collected-*.ts', 'worker/middleware/first-view.ts'],
  reports: ['worker/api/public/{page-views,visits}/add-reported-*.ts', 'worker/api/public/search/count-empty.ts'],
  codes: ['worker/api/public/classifier/{source,text-hits}.ts', 'worker/classifier/app.ts'],
  search: [
    'worker/api/public/search/{queries,classifier-hits,found-in-text}.ts',
    'worker/api/public/search/{narrowed,understanding}/*.ts',
  ],
}

type IsIn = (id: string, graph: Rolldown.ChunkingContext) => boolean

/** Whether a module is needed by one of these; found out with the first module that is asked about. */
function neededBy(roots: () => string[]): IsIn {
  let needed: Set<string> | undefined
  return (id, graph) => {
    needed ??= closure(roots(), graph)
    return needed.has(id)
  }
}

/** @param order a module is in the group with the highest one */
const group = (name: string, order: number, isIn: IsIn): Rolldown.CodeSplittingGroup => ({
  debugName: name,
  priority: order,
  name: (id, graph) => (isIn(id, graph) ? name : null),
})

/** @param top priority of the first group; each further one has the next lower priority, which no other group may have */
function groupsOnDemand(top: number): Rolldown.CodeSplittingGroup[] {
  return Object.entries(ON_DEMAND).map(([name, patterns], index) =>
    group(
      name,
      top - index,
      neededBy(() => globSync(patterns).map((file) => resolve(file))),
    ),
  )
}

/**
 * Decides which file of the worker's build a module goes into: `start` is evaluated with the first request, `pages` with the first page
 * that is rendered, `rest` with the first call, screen or form that needs more; `parts` is what public pages share with these. All else is
 * left to the bundler: with the module that needs it, or in a file shared by several. Without `start` and `pages` some sixty files would be
 * loaded for a page; without the other two some eighty files of a few lines would be uploaded, with as much import and export as code.
 */
export function workerChunks(): Rolldown.CodeSplittingGroup[] {
  const isOnPage = neededBy(() => globSync(PAGES).map((file) => resolve(file)))
  const isRest = neededBy(() => REST)
  return [
    group(
      'start',
      8,
      neededBy(() => [START]),
    ),
    group(
      'pages',
      7,
      neededBy(() => DRAWING),
    ),
    group('parts', 6, (id, graph) => isOnPage(id, graph) && isRest(id, graph)),
    ...groupsOnDemand(5),
    group('rest', 1, isRest),
  ]
}
