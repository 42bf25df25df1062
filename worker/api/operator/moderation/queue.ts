/** One page of the queue, or of a search in it, as subjects in SQL: without a search longest waiting first, else best match first. */

import { type SQL, sql } from 'drizzle-orm'
import type { QueueQuery } from '../../../../domain/contract/moderation.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import type { Database } from '../../../db/connection.ts'
import { directoryNum, LAST_COMPANY } from '../../../db/directory-num.ts'
import type { ReviewKind } from '../../../db/schema.ts'
import { matchQuery } from '../../../db/search-text/match-query.ts'
import { queryTerms } from '../../../db/search-text/tokens.ts'
import { decoded, number } from '../../../db/select.ts'
import { offsetOf } from '../../http/paging.ts'
import type { Snapshot } from './shown-fields.ts'

/** Key of a company by its id. */
const companyNum = (id: string): SQL => sql`(SELECT num FROM companies WHERE id = ${id})`

/** Rows of `subject`, `before`, `asked_at` and the `place` to sort by. */
const waiting = (kind: ReviewKind, { company }: QueueQuery): SQL =>
  sql`SELECT r.subject, r.before, r.asked_at, r.asked_at AS place, r.num AS then_by
    FROM reviews AS r WHERE r.kind = ${kind} AND r.decided_at IS NULL
    ${company ? sql`AND r.company = ${companyNum(company)}` : sql``}`

/** Goods of a sample: as many as are looked through before all of a supplier are decided at once. A literal, as a bound number is not whole in SQL. */
const SAMPLE = sql.raw('20')

/** Some of the waiting reviews of one company, evenly spread from the first to the last: the same ones until one of them is decided. */
const sample = (kind: ReviewKind, query: QueueQuery): SQL =>
  sql`SELECT subject, before, asked_at, place, then_by FROM (
      SELECT *, row_number() OVER (ORDER BY place, then_by) - 1 AS nth, count(*) OVER () AS n
      FROM (${waiting(kind, query)} ORDER BY r.asked_at, r.num LIMIT ${MAX_COUNTED}))
    WHERE nth * ${SAMPLE} / n > (nth - 1) * ${SAMPLE} / n OR nth = 0`

/** The open review of a subject that the search has found, if there is one. */
const waitsFor = (kind: ReviewKind, subject: SQL): SQL =>
  sql`LEFT JOIN reviews AS r ON r.kind = ${kind} AND r.subject = ${subject} AND r.decided_at IS NULL`

const FIRST_COMPANY = directoryNum('company', 0)

/** Rows of `num` and `place` that match, public or not; weights as in the public search. */
const matchingCompanies = (match: string): SQL => sql`(
  SELECT rowid - ${FIRST_COMPANY} AS num, bm25(directory_fts, 10.0, 1.0) AS place FROM directory_fts
    WHERE directory_fts MATCH ${match} AND rowid BETWEEN ${FIRST_COMPANY} AND ${LAST_COMPANY}
  UNION ALL SELECT rowid - ${FIRST_COMPANY}, bm25(unpublished_fts, 10.0, 1.0, 1.0, 1.0) FROM unpublished_fts
    WHERE unpublished_fts MATCH ${match} AND rowid > ${FIRST_COMPANY})`

const foundCompanies = (match: string): SQL =>
  sql`SELECT found.num AS subject, r.before, r.asked_at, found.place, found.num AS then_by
    FROM ${matchingCompanies(match)} AS found ${waitsFor('company', sql`found.num`)}`

const foundProducts = (match: string, { company }: QueueQuery): SQL =>
  sql`SELECT found.rowid AS subject, r.before, r.asked_at, found.rowid AS place, 0 AS then_by
    FROM (SELECT rowid FROM product_fts WHERE product_fts MATCH ${match}
      UNION ALL SELECT rowid FROM unpublished_fts WHERE unpublished_fts MATCH ${match} AND rowid < ${FIRST_COMPANY}) AS found
    ${waitsFor('product', sql`found.rowid`)}
    ${company ? sql`CROSS JOIN products AS p ON p.num = found.rowid AND p.company = ${companyNum(company)}` : sql``}`

/** Without a search, a company that is filtered by its id is found in any status, since the moderators' page about one company shows it. */
const oneCompany = (id: string): SQL =>
  sql`SELECT c.num AS subject, r.before, r.asked_at, 0 AS place, 0 AS then_by
    FROM companies AS c ${waitsFor('company', sql`c.num`)} WHERE c.id = ${id}`

/** One product in any status, for the moderators' page about it. */
const oneProduct = (id: string): SQL =>
  sql`SELECT p.num AS subject, r.before, r.asked_at, 0 AS place, 0 AS then_by
    FROM products AS p ${waitsFor('product', sql`p.num`)} WHERE p.id = ${id}`

function matches(kind: ReviewKind, query: QueueQuery): SQL {
  if (kind === 'company' && query.company) return oneCompany(query.company)
  if (kind === 'product' && query.product) return oneProduct(query.product)
  if (!query.q) return waiting(kind, query)
  const match = matchQuery(queryTerms(query.q))
  return kind === 'company' ? foundCompanies(match) : foundProducts(match, query)
}

const isSample = ({ sample, company, q }: QueueQuery): boolean => Boolean(sample && company && !q)

/** One page of the queue, to be joined as `page`. */
export const page = (kind: ReviewKind, query: QueueQuery): SQL =>
  sql`(${isSample(query) ? sample(kind, query) : matches(kind, query)} ORDER BY place, then_by LIMIT ${query.perPage} OFFSET ${offsetOf(query)}) AS page`

/** The number of matches, counted no further than totals are. */
export const selectReviewCount = (db: Database, kind: ReviewKind, query: QueueQuery) =>
  db.select({ n: number(sql`count(*)`, 'n') }).from(sql`(${matches(kind, query)} LIMIT ${MAX_COUNTED + 1}) AS counted`)

/** The last decision about a subject of the page. */
interface LastDecision {
  decision: 'approved' | 'refused'
  reason: string
  at: number
  refused: Snapshot | null
  /** 1: only a change was decided on. */
  ofChange: number
  /** Status of a product that it took off the site, until that is undone. */
  takenFrom: string | null
}

const lastDecision = (kind: ReviewKind): SQL =>
  sql`coalesce((SELECT json_object('decision', e.decision, 'reason', coalesce(e.reason, ''), 'at', e.decided_at, 'refused', json(e.refused),
      'ofChange', e.of_change, 'takenFrom', e.taken_from)
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
