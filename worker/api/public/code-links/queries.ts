/**
 * Codes of goods and codes of activities have no official correspondence here: companies join them, by what they sell and what they
 * state to do. Each statement reads a bounded number of rows, however many goods there are.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { ActivityGoods, CountedCode, Makers } from '../../../../domain/contract/code-links.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { selectCompanyCards, toCompanyCard } from '../companies/cards.ts'
import { readChosenCards } from '../products/queries.ts'

/** Goods of a code that are looked at, and of a company's activity. */
const MAX_GOODS = 1000
const MAX_COMPANIES = 100
const MAX_SHOWN = 6
/** A row of cards. */
const MAX_PRODUCTS = 4

/** Divisions of OKVED-2 that are manufacture: 10 to 33. The colon is the next character after 9. */
const isManufacture = (code: SQL): SQL => sql`${code} >= '10' AND ${code} < '33:'`

/** Companies with goods of the code and an activity of manufacture, each with its number of such goods. */
const makersOf = (code: string): SQL => sql`SELECT g.company AS company, count(*) AS n FROM (
    SELECT company FROM products INDEXED BY products_tnved
    WHERE status = 'published' AND tnved >= ${code} AND tnved < ${`${code}:`} LIMIT ${MAX_GOODS}) AS g
  WHERE EXISTS (SELECT 1 FROM company_activities AS a WHERE a.company = g.company AND ${isManufacture(sql`a.code`)})
    AND EXISTS (SELECT 1 FROM company_listing AS l WHERE l.node = 0 AND l.company = g.company)
  GROUP BY g.company`

/** A class that few of the makers have is more likely another business of theirs. */
const isCommon = ({ count }: CountedCode, _: number, [first]: CountedCode[]): boolean =>
  count * 2 >= (first?.count ?? 0)

/** @returns who makes goods of a TN VED code, and by which activities */
export async function readMakers(db: Database, code: string, locale: Locale): Promise<Makers> {
  const makers = makersOf(code)
  const cards = selectCompanyCards(
    db,
    sql`${makers} ORDER BY n DESC, company LIMIT ${MAX_SHOWN}`,
    sql`page.n DESC, page.company`,
    locale,
  )
  const classes = db.all<CountedCode>(sql`SELECT a.code AS code, count(*) AS count FROM (${makers}) AS m
    CROSS JOIN company_activities AS a ON a.company = m.company
    WHERE ${isManufacture(sql`a.code`)} AND length(a.code) = 5 GROUP BY a.code ORDER BY count DESC, a.code LIMIT 3`)
  // A select that is awaited by itself is a round trip of its own.
  const [[companies], activities] = await Promise.all([db.batch([cards]), classes])
  return {
    data: companies.map((row) => toCompanyCard(row, locale)),
    meta: { activities: activities.filter(isCommon) },
  }
}

/** @returns what companies with an OKVED-2 activity, or one below it, sell */
export async function readActivityGoods(db: Database, code: string, locale: Locale): Promise<ActivityGoods> {
  const goods = sql`SELECT l.tnved AS tnved, l.product AS product, l.rank AS rank
    FROM (SELECT company FROM company_activities WHERE code = ${code} LIMIT ${MAX_COMPANIES}) AS a
    CROSS JOIN listing AS l INDEXED BY listing_company ON l.ancestor = 0 AND l.company = a.company
    LIMIT ${MAX_GOODS}`
  const requested = sql`SELECT product, -rank AS place FROM (${goods}) ORDER BY rank DESC LIMIT ${MAX_PRODUCTS}`
  const [headings, products] = await Promise.all([
    db.all<CountedCode>(sql`SELECT substr(tnved, 1, 4) AS code, count(*) AS count FROM (${goods})
      WHERE tnved <> '' GROUP BY 1 ORDER BY count DESC, code LIMIT ${MAX_SHOWN}`),
    readChosenCards(db, requested, {}, locale),
  ])
  return { data: { headings, products } }
}
