/** The queue, and a search in it, as a page of subjects in SQL: without a search longest waiting first, else best match first. */
import { type SQL, sql } from 'drizzle-orm'
import type { QueueQuery } from '../../../../domain/contract/moderation.ts'
import type { Database } from '../../../db/connection.ts'
import type { ReviewKind } from '../../../db/schema.ts'
import { directoryNum } from '../../../db/search-index.ts'
import { matchQuery } from '../../../db/search-text/match-query.ts'
import { queryTerms } from '../../../db/search-text/tokens.ts'
import { decoded, number } from '../../../db/select.ts'
import { COUNTED, offsetOf } from '../../http/paging.ts'
import type { Snapshot } from './shown-fields.ts'

/** Key of a company by its id. */
const companyNum = (id: string): SQL => sql`(SELECT num FROM companies WHERE id = ${id})`

/** Rows of `subject`, `before`, `asked_at` and the `place` to sort by. */
const waiting = (kind: ReviewKind, { company }: QueueQuery): SQL =>
  sql`SELECT r.subject, r.before, r.asked_at, r.asked_at AS place, r.num AS then_by
    FROM reviews AS r WHERE r.kind = ${kind} AND r.decided_at IS NULL
    ${company ? sql`AND r.company = ${companyNum(company)}` : sql``}`

/** The open review of a subject that matches the search, if there is one. */
const waitsFor = (kind: ReviewKind, subject: SQL): SQL =>
  sql`LEFT JOIN reviews AS r ON r.kind = ${kind} AND r.subject = ${subject} AND r.decided_at IS NULL`

const foundCompanies = (match: string): SQL =>
  sql`SELECT d.ref AS subject, r.before, r.asked_at, bm25(directory_fts, 10.0, 1.0) AS place, d.ref AS then_by
    FROM directory_fts CROSS JOIN directory AS d ON d.num = directory_fts.rowid AND d.kind = 'company'
    ${waitsFor('company', sql`d.ref`)} WHERE directory_fts MATCH ${match} AND directory_fts.rowid > ${directoryNum('company', 0)}`

const foundProducts = (match: string, { company }: QueueQuery): SQL =>
  sql`SELECT product_fts.rowid AS subject, r.before, r.asked_at, product_fts.rowid AS place, 0 AS then_by
    FROM product_fts ${waitsFor('product', sql`product_fts.rowid`)}
    ${company ? sql`CROSS JOIN products AS p ON p.num = product_fts.rowid AND p.company = ${companyNum(company)}` : sql``}
    WHERE product_fts MATCH ${match}`

/** A company without a search that is filtered by its id is found in any status: its own desk shows it. */
const oneCompany = (id: string): SQL =>
  sql`SELECT c.num AS subject, r.before, r.asked_at, 0 AS place, 0 AS then_by
    FROM companies AS c ${waitsFor('company', sql`c.num`)} WHERE c.id = ${id}`

function matches(kind: ReviewKind, query: QueueQuery): SQL {
  if (kind === 'company' && query.company) return oneCompany(query.company)
  if (!query.q) return waiting(kind, query)
  const match = matchQuery(queryTerms(query.q))
  return kind === 'company' ? foundCompanies(match) : foundProducts(match, query)
}

/** One page of the queue, to be joined as `page`. */
export const page = (kind: ReviewKind, query: QueueQuery): SQL =>
  sql`(${matches(kind, query)} ORDER BY place, then_by LIMIT ${query.perPage} OFFSET ${offsetOf(query)}) AS page`

/** How many there are, counted as far as totals go. */
export const selectCount = (db: Database, kind: ReviewKind, query: QueueQuery) =>
  db.select({ n: number(sql`count(*)`, 'n') }).from(sql`(${matches(kind, query)} LIMIT ${COUNTED + 1}) AS counted`)

/** The last decision about a subject of the page. */
interface LastDecision {
  decision: 'approved' | 'refused'
  reason: string
  at: number
  refused: Snapshot | null
  /** 1: of a change alone. */
  ofChange: number
}

const lastDecision = (kind: ReviewKind): SQL =>
  sql`coalesce((SELECT json_object('decision', e.decision, 'reason', coalesce(e.reason, ''), 'at', e.decided_at, 'refused', json(e.refused),
      'ofChange', e.of_change)
    FROM reviews AS e WHERE e.kind = ${kind} AND e.subject = page.subject AND e.decision IN ('approved', 'refused')
    ORDER BY e.num DESC LIMIT 1), 'null')`

/** What a row of the queue has beside the company or the product. */
export const reviewColumns = (kind: ReviewKind) => ({
  /** A snapshot; null where no review is open. */
  before: decoded<Snapshot | null>(sql`coalesce(page.before, 'null')`, 'snapshot'),
  askedAt: sql<number | null>`page.asked_at`.as('asked_at'),
  last: decoded<LastDecision | null>(lastDecision(kind), 'last_decision'),
})
export type Review = { before: Snapshot | null; askedAt: number | null; last: LastDecision | null }

export const inOrder = sql`page.place, page.then_by`
