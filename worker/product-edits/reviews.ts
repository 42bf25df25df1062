/** Requests and withdraws reviews where a bulk change has given many goods a status. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import { prepareStatement } from '../api/http/writes/commit.ts'
import type { Replaced } from '../db/import/plan-writes.ts'
import { valuesOf } from '../db/select.ts'
import { requestReviews } from '../imports/changed-goods.ts'

const numsOf = (replaced: Replaced[]): number[] => replaced.map(({ before }) => before.num)

/** Goods that are sent to the moderators are reviewed as a whole; reviews of goods that are withdrawn or archived end. */
export function reviewsOfStatus(
  db: D1Database,
  company: number,
  replaced: Replaced[],
  now: number,
): D1PreparedStatement[] {
  const moved = replaced.filter(({ before, after }) => before.status !== after.status)
  const sent = moved.filter(({ before, after }) => after.status === 'moderation' && before.status !== 'published')
  const ended = numsOf(moved.filter(({ after }) => after.status === 'draft' || after.status === 'archived'))
  const withdraw = sql`UPDATE reviews SET decided_at = ${now}, decision = 'withdrawn' WHERE kind = 'product'
    AND decided_at IS NULL AND subject IN ${valuesOf(ended)}`
  return [
    ...(sent.length > 0
      ? [
          requestReviews(
            db,
            company,
            numsOf(sent).map((num) => [num, {}]),
            now,
          ),
        ]
      : []),
    ...(ended.length > 0 ? [prepareStatement(db, withdraw)] : []),
  ]
}
