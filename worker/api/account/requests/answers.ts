/** The quotes of all suppliers of a request, as its buyer compares them. */
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { RequestAnswers } from '../../../../domain/contract/answers.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, inquiries, orders, quotes, quoteVersions } from '../../../db/schema.ts'
import { orNotFound } from '../../http/id.ts'
import { localized } from '../../http/locale.ts'
import { numberOf, toVersion } from '../../organization/quotes/views.ts'
import { selectRates, toRates } from '../../public/money.ts'
import { toLine } from '../../public/requests/line-view.ts'
import { selectLines } from '../../public/requests/queries.ts'
import { isSentBy } from './queries.ts'

/** Suppliers of a request that are compared: twenty that it was sent to, and twenty that answered an open one. */
const MAX_COMPARED_ANSWERS = 40

/** The request that an inquiry is a part of, in SQL. */
const requestOf = (id: string): SQL => sql`(SELECT request FROM inquiries WHERE id = ${id})`

/** The user's inquiries of the same request, this one first of all. */
const partsOf = (user: number, id: string): SQL =>
  sql`(SELECT num FROM inquiries WHERE (id = ${id} OR request = ${requestOf(id)}) AND ${isSentBy(user)} ORDER BY num LIMIT ${MAX_COMPARED_ANSWERS})`

const selectParts = (db: Database, parts: SQL) =>
  db
    .select({ num: inquiries.num, id: inquiries.id, names: companies.names })
    .from(inquiries)
    .innerJoin(companies, eq(companies.num, inquiries.company))
    .where(sql`${inquiries.num} IN ${parts}`)
    .orderBy(asc(inquiries.num))

const selectQuotes = (db: Database, parts: SQL) =>
  db.select().from(quotes).where(sql`${quotes.inquiry} IN ${parts} AND ${quotes.sent} > 0`)

const selectVersions = (db: Database, parts: SQL) =>
  db
    .select()
    .from(quoteVersions)
    .where(
      sql`(${quoteVersions.quote}, ${quoteVersions.version}) IN (SELECT num, sent FROM quotes WHERE inquiry IN ${parts})`,
    )

const selectOrders = (db: Database, parts: SQL) =>
  db.select({ id: orders.id, inquiry: orders.inquiry }).from(orders).where(sql`${orders.inquiry} IN ${parts}`)

/** @throws AppError 404 `inquiry.unknown` where the user has sent no such inquiry */
export async function readAnswers(db: Database, user: number, id: string, locale: Locale): Promise<RequestAnswers> {
  const parts = partsOf(user, id)
  const [found, sent, versions, placed, lines, rates] = await db.batch([
    selectParts(db, parts),
    selectQuotes(db, parts),
    selectVersions(db, parts),
    selectOrders(db, parts),
    selectLines(db, requestOf(id)),
    selectRates(db),
  ])
  orNotFound(
    found.find((part) => part.id === id),
    'inquiry.unknown',
  )
  return {
    lines: lines.map(({ row, product }) => ({ ...toLine({ ...row, isOwn: true }, locale), product })),
    answers: found.map(({ num, id: inquiry, names }) => {
      const quote = sent.find((one) => one.inquiry === num)
      const version = versions.find((one) => one.quote === quote?.num)
      return {
        inquiry,
        supplier: localized(names, locale),
        status: quote?.status ?? null,
        number: quote ? numberOf(quote) : null,
        shown: version ? toVersion(version) : null,
        order: placed.find((one) => one.inquiry === num)?.id ?? null,
      }
    }),
    rates: [...toRates(rates)].map(([currency, { rub, dated }]) => ({ currency, rub, dated })),
  }
}
