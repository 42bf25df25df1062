/** Counts visits of people and of crawlers after the response (docs/decisions/0057-visits.md). */
import { lazy } from '../lazy.ts'
import type { ResolvedRequest } from '../request.ts'
import { createCollector, type Visit } from './collector.ts'

/** Milliseconds for which an isolate collects visits. */
export const COLLECT_FOR = 10_000

/** Adds to the counts of visits, and has them reported. */
export const collectVisits = createCollector<typeof import('./collected-visits.ts')>({
  path: '/visits',
  collectFor: COLLECT_FOR,
  load: lazy(() => import('./collected-visits.ts')),
  take: ({ takeVisits }) => takeVisits(),
})

/** Counts a page that somebody has opened as a visit, if it is a page of a screen. */
export function countVisit(visit: Visit & { resolved: ResolvedRequest }): void {
  const { request, resolved } = visit
  if (resolved.route || resolved.personal) collectVisits(visit, ({ addVisit }) => addVisit(request, resolved))
}
