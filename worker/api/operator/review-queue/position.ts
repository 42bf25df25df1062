/** Which part of the queue: a range of one index in its order, however long it is. */

import { type SQL, sql } from 'drizzle-orm'
import type { ReviewFilters } from '../../../../domain/contract/reviews.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import type { ReviewKind } from '../../../db/schema.ts'

/** When a review was asked for, and its number. */
interface Position {
  askedAt: number
  num: number
}

/** @param cursor as `cursorOf` makes it, validated */
export function positionOf(cursor: string): Position {
  const [askedAt = 0, num = 0] = cursor.split('.').map(Number)
  return { askedAt, num }
}

export const cursorOf = ({ askedAt, num }: Position): string => `${askedAt}.${num}`

/** Rows of a range that are looked at for a filter, at most. */
export const ROWS_FILTERED = MAX_COUNTED

/** Where a range of the queue begins, and in which direction it goes. */
export interface Beyond {
  position: Position
  direction: 'next' | 'previous'
}

interface QueueRange {
  kind: ReviewKind
  filters: ReviewFilters
  now: number
  /** Only what comes after it, or before it, nearest first. */
  beyond?: Beyond | null
  limit: number
}

/** Open reviews of a kind, with the filters that the queue's own index has. */
export function openReviews({ kind, filters: { company, days }, now, beyond, limit }: QueueRange): SQL {
  const order = beyond?.direction === 'previous' ? sql`DESC` : sql`ASC`
  const place = beyond ? sql`(${beyond.position.askedAt}, ${beyond.position.num})` : null
  return sql`SELECT num, subject, before, asked_at, claimed_by, claimed_until FROM reviews
    WHERE kind = ${kind} AND decided_at IS NULL
      ${company ? sql`AND company = (SELECT num FROM companies WHERE id = ${company})` : sql``}
      ${days ? sql`AND asked_at <= ${now - Number(days) * DAY_MS}` : sql``}
      ${place ? (beyond?.direction === 'previous' ? sql`AND (asked_at, num) < ${place}` : sql`AND (asked_at, num) > ${place}`) : sql``}
    ORDER BY asked_at ${order}, num ${order} LIMIT ${limit}`
}

/** Whether a filter needs the subject's own row: then a page may look at many rows to find its own. */
export const isSparse = ({ category, written }: ReviewFilters): boolean => Boolean(category || written)

/** The filters that the subject's row has. @param subject name of its table in the statement */
export function subjectFilters({ category, written }: ReviewFilters, subject: 'companies' | 'products'): SQL {
  const table = sql.identifier(subject)
  const inCategory =
    subject === 'products'
      ? sql`AND products.category IN (SELECT up.category FROM category_ancestors AS up
          WHERE up.ancestor = (SELECT num FROM categories WHERE id = ${category}))`
      : sql`AND 0`
  return sql`${category ? inCategory : sql``}
    ${written ? sql`AND ${table}.names ->> ${`$.${written}`} <> ''` : sql``}`
}
