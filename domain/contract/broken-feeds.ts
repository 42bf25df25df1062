/** GET /api/operator/broken-feeds: suppliers' feeds and exchanges of which a run has failed lately. */
import * as v from 'valibot'
import { RUN_REASONS } from '../price-list/import-runs.ts'
import { NamedCompany } from './desk-lists.ts'
import { RECENT_DAYS } from './operator-overview.ts'
import { Id } from './values.ts'

const BrokenFeed = v.object({
  id: v.pipe(Id, v.description('Id of the last run that failed')),
  company: NamedCompany,
  kind: v.pipe(
    v.picklist(['feed', 'exchange']),
    v.description('An address that is fetched, or what 1C sends'),
    v.examples(['feed' as const]),
  ),
  name: v.pipe(
    v.string(),
    v.description('Address without its query, which may hold a password; for an exchange the name of the file'),
    v.examples(['https://ural.example/prices.yml']),
  ),
  reason: v.pipe(
    v.nullable(v.picklist(RUN_REASONS)),
    v.description('Why the last one has failed'),
    v.examples(['silent' as const]),
  ),
  detail: v.pipe(v.string(), v.description('Details of the reason'), v.examples(['404'])),
  failures: v.pipe(v.number(), v.description(`How many have failed in ${RECENT_DAYS} days`), v.examples([3])),
  at: v.pipe(v.string(), v.description('When the last one has failed'), v.examples(['2026-11-29T10:00:00.000Z'])),
  works: v.pipe(v.boolean(), v.description('Whether a later one has succeeded'), v.examples([false])),
  fetchable: v.pipe(
    v.boolean(),
    v.description('Whether it can be fetched now: the supplier has not removed it'),
    v.examples([true]),
  ),
})
export type BrokenFeed = v.InferOutput<typeof BrokenFeed>
export const BrokenFeeds = v.object({ data: v.array(BrokenFeed) })

export const FetchFeedResponse = v.object({
  data: v.object({ id: v.pipe(Id, v.description('Id of the run that failed'), v.examples(['06d2k6t0000g1a2b'])) }),
})
