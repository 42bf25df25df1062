/** Open requests as suppliers read them: those of the categories in which the company sells. */
import { type SQL, sql } from 'drizzle-orm'
import type { OpenRequest, OpenRequestsQuery } from '../../../../domain/contract/open-requests.ts'
import type { CategoryRef } from '../../../../domain/contract/values.ts'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import { MAX_REQUEST_LINES } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { openRequests, requests } from '../../../db/schema.ts'
import { decoded, named } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { type LineInWords, linesInWords } from '../../public/requests/open/lines.ts'
import { toWishes } from '../../public/requests/views.ts'

/** Requests of a page of the list. */
const PER_PAGE = 24
/** Lines of each in a list. */
const IN_LISTS = 5

/** Categories in which the company sells, and those above them: a row each in `mine`. */
const mineOf = (company: number): SQL => sql`(SELECT node FROM company_listing WHERE company = ${company} AND node > 0)`

interface Category {
  id: string
  slug: string
  names: Text
}

/** @param company whose answer is shown; null for operators */
const select = (db: Database, company: number | null, lines: number) =>
  db
    .select({
      open: openRequests,
      request: { id: named(requests.id, 'request_id'), locale: named(requests.locale, 'request_locale') },
      wishes: {
        neededBy: requests.neededBy,
        deliveredTo: requests.deliveredTo,
        incoterm: requests.incoterm,
        currency: requests.currency,
        vat: requests.vat,
      },
      lines: decoded<LineInWords[]>(linesInWords(sql`open_requests.request`, lines), 'published_lines'),
      category: decoded<Category>(
        sql`(SELECT json_object('id', c.id, 'slug', c.slug, 'names', json(c.names)) FROM categories AS c
          WHERE c.num = open_requests.category)`,
        'category_ref',
      ),
      inquiry: sql<
        string | null
      >`(SELECT i.id FROM open_request_answers AS a CROSS JOIN inquiries AS i ON i.num = a.inquiry
        WHERE a.open_request = open_requests.num AND a.company = ${company ?? -1})`.as('answered_inquiry'),
    })
    .from(openRequests)
    .innerJoin(requests, sql`${requests.num} = ${openRequests.request}`)

export type OpenRequestRow = Awaited<ReturnType<typeof select>>[number]

const toCategory = ({ id, slug, names }: Category, locale: Locale): CategoryRef => ({
  id,
  slug,
  name: localized(names, locale),
})

export const toOpenRequest = (
  { open, request, wishes, lines, category, inquiry }: OpenRequestRow,
  locale: Locale,
): OpenRequest => ({
  id: open.id,
  number: inquiryNumber(request.id),
  status: open.status,
  category: toCategory(category, locale),
  lines: lines.map((line) => ({ ...line, item: null, product: null })),
  lineCount: open.lines,
  wishes: toWishes(wishes),
  locale: request.locale,
  publishedAt: new Date(open.publishedAt ?? open.createdAt).toISOString(),
  expiresAt: new Date(open.expiresAt).toISOString(),
  answers: open.answers,
  inquiry,
})

interface Which extends Pick<OpenRequestsQuery, 'category' | 'unanswered' | 'before'> {
  company: number
  now: number
}

/**
 * Numbers of the latest requests of each category, from one index. However many there are, at most a page of them is read for each category
 * that the company sells in.
 */
const numsOf = ({
  company,
  category,
  unanswered,
  before,
  now,
}: Which): SQL => sql`SELECT value FROM ${mineOf(company)} AS mine
  CROSS JOIN json_each((SELECT json_group_array(num) FROM (SELECT o.num FROM open_requests AS o
    WHERE o.category = mine.node AND o.status = 'open' AND o.expires_at > ${now}
      ${before === undefined ? sql`` : sql`AND (o.published_at, o.num) < (SELECT published_at, num FROM open_requests WHERE id = ${before})`}
      ${unanswered ? sql`AND NOT EXISTS (SELECT 1 FROM open_request_answers WHERE open_request = o.num AND company = ${company})` : sql``}
    ORDER BY o.published_at DESC, o.num DESC LIMIT ${PER_PAGE + 1})))
  ${category === undefined ? sql`` : sql`WHERE mine.node = (SELECT num FROM categories WHERE id = ${category})`}`

const selectCategories = (db: Database, company: number) =>
  db
    .select({
      category: decoded<Category>(sql`json_object('id', c.id, 'slug', c.slug, 'names', json(c.names))`, 'category_ref'),
    })
    .from(sql`${mineOf(company)} AS mine CROSS JOIN categories AS c ON c.num = mine.node`)
    .where(sql`EXISTS (SELECT 1 FROM open_requests AS o WHERE o.category = mine.node AND o.status = 'open')`)

/** A page of what the company may answer, the latest first. */
export async function readOpenRequests(db: Database, which: Which, locale: Locale) {
  const [rows, categories] = await db.batch([
    select(db, which.company, IN_LISTS)
      .where(sql`${openRequests.num} IN (${numsOf(which)})`)
      .orderBy(sql`${openRequests.publishedAt} DESC, ${openRequests.num} DESC`)
      .limit(PER_PAGE + 1),
    selectCategories(db, which.company),
  ])
  const shown = rows.slice(0, PER_PAGE)
  return {
    data: shown.map((row) => toOpenRequest(row, locale)),
    meta: {
      categories: categories.map(({ category }) => toCategory(category, locale)),
      next: rows.length > PER_PAGE ? (shown.at(-1)?.open.id ?? null) : null,
    },
  }
}

/** @returns a request that the company has answered, or that is published in a category in which it sells; undefined for any other */
export async function readOpenRequest(db: Database, company: number, id: string): Promise<OpenRequestRow | undefined> {
  const isAnswered = sql`EXISTS (SELECT 1 FROM open_request_answers WHERE open_request = open_requests.num AND company = ${company})`
  const isSold = sql`open_requests.status = 'open' AND open_requests.category IN ${mineOf(company)}`
  const found = select(db, company, MAX_REQUEST_LINES).where(
    sql`${openRequests.id} = ${id} AND ((${isSold}) OR ${isAnswered})`,
  )
  const [[row]] = await db.batch([found])
  return row
}

/** Written so that the index over the time is searched. */
export const IS_PUBLISHED: SQL = sql`open_requests.status = 'open' AND open_requests.published_at > 0`

/** What suppliers see at present, for operators. */
export const selectPublished = (db: Database) => select(db, null, IN_LISTS).where(IS_PUBLISHED)
