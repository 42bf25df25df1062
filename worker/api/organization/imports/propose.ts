/** Categories of a file that none of ours fits, as they are proposed to operators (docs/behaviour.md, "Proposed categories"). */
import { type SQL, sql } from 'drizzle-orm'
import { pathKey } from '../../../../domain/price-list/category-path.ts'
import type { Database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { categoryProposals } from '../../../db/schema.ts'

/** Proposals of a supplier that wait: more are not stored. */
const MAX_WAITING = 200

export interface Proposed {
  label: string
  goods: number
  samples: string[]
}

/** @returns the statements that store them; one that waits already stays as it is, one that was decided waits again */
export function storeProposals(company: number, proposed: Proposed[], now: number): SQL[] {
  if (proposed.length === 0) return []
  const cells = proposed.map(({ label, goods, samples }) => [newId(now), pathKey(label), label, goods, samples])
  return [
    sql`INSERT INTO category_proposals (id, company, path, label, goods, samples, created_at, updated_at)
      SELECT value ->> 0, ${company}, value ->> 1, value ->> 2, value ->> 3, value -> 4, ${now}, ${now}
      FROM json_each(${JSON.stringify(cells)})
      WHERE (SELECT count(*) FROM category_proposals WHERE company = ${company} AND status = 'waiting') + key < ${MAX_WAITING}
      ON CONFLICT (company, path) DO UPDATE SET status = 'waiting', category = NULL, answer = '', decided_at = NULL,
        goods = excluded.goods, samples = excluded.samples, version = version + 1, updated_at = excluded.updated_at
      WHERE category_proposals.status <> 'waiting'`,
  ]
}

/** Proposals of a supplier that are read, the latest: at most MAX_WAITING of them wait, so the rest are decided. */
const MAX_READ = 1000

/** @returns the decisions about categories that a supplier has proposed, by pathKey, the latest ones */
export async function readProposals(db: Database, company: number) {
  const rows = await db
    .select({ path: categoryProposals.path, status: categoryProposals.status, answer: categoryProposals.answer })
    .from(categoryProposals)
    .where(sql`company = ${company}`)
    .orderBy(sql`updated_at DESC, num`)
    .limit(MAX_READ)
  return new Map(rows.map(({ path, status, answer }) => [path, { status, answer }]))
}
