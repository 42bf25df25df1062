/** Goods of trusted suppliers pass without a moderator, except a sample (docs/behaviour.md, "Trusted suppliers"). */
import type { D1Database } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import { ruleFor } from '../../../../domain/goods-rules.ts'
import { database } from '../../../db/connection.ts'
import { readGoodsRules } from '../../../db/goods-rules.ts'
import { valuesOf } from '../../../db/select.ts'
import { writeBatch } from '../../http/writes/commit.ts'
import { approveWrites, type ReviewToApprove, readApproved } from './approve-step.ts'

/** Reviews of one step. */
const STEP = 200
/** One review in this number waits for a moderator. A literal, as a bound number is not whole in SQL. */
const ONE_IN = sql.raw('20')

/** Where a step begins: after a review of a company. */
interface PassedSoFar {
  company: number
  review: number
}

interface Row extends Omit<ReviewToApprove, 'isNew'> {
  isNew: number
  company: number
}

/** By company, so that a step costs the same however much of other suppliers waits. */
const waiting = ({ company, review }: PassedSoFar, now: number) =>
  sql`SELECT r.num, r.company, p.num AS product, p.id, p.status = 'moderation' AS isNew
    FROM trusted_suppliers AS t CROSS JOIN companies AS c ON c.num = t.company AND c.status = 'active'
    CROSS JOIN reviews AS r ON r.company = t.company AND r.kind = 'product' AND r.decided_at IS NULL
    CROSS JOIN products AS p ON p.num = r.subject AND p.deleted_at IS NULL
    WHERE t.company >= ${company} AND (t.company > ${company} OR r.num > ${review})
      AND r.num % ${ONE_IN} <> 0 AND r.claimed_until <= ${now}
      AND p.status IN ('moderation', 'published', 'hidden') AND p.status_reason IS NULL
      AND NOT EXISTS (SELECT 1 FROM reviews AS past WHERE past.kind = 'product' AND past.subject = r.subject AND past.decision = 'refused')
    ORDER BY r.company, r.num LIMIT ${STEP}`

/**
 * Approves the next waiting goods of trusted suppliers. Goods that are drawn for the sample, open on an operator's
 * screen, refused before, withheld for their price or covered by a rule about goods are left to the moderators.
 * @returns where the next step begins and how many have passed; null when there are no more
 */
export async function passTrusted(d1: D1Database, from: PassedSoFar, now: number) {
  const db = database(d1)
  const rows = await db.all<Row>(waiting(from, now))
  if (rows.length === 0) return null
  const rules = await readGoodsRules(db)
  const reviews = rows.map((row) => ({ ...row, isNew: row.isNew === 1 }))
  const { passing, last, writes } = await readApproved(d1, reviews, (row) => ruleFor(row, rules) === null)
  const keys = valuesOf(passing.map(({ num }) => num))
  const open = sql`reviews.num IN ${keys} AND reviews.decided_at IS NULL`
  if (passing.length > 0) await writeBatch(d1, [...approveWrites(open, sql`passed = 1`, now), ...writes])
  const { company, num: review } = last ?? rows.at(-1) ?? { ...from, num: from.review }
  return { company, review, passed: passing.length }
}
