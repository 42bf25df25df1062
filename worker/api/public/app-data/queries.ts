import { asc, sql } from 'drizzle-orm'
import type { AppData } from '../../../../domain/contract/app-data.ts'
import { LOCALES, type Locale } from '../../../../domain/locale.ts'
import { readOperator } from '../../../../domain/operator.ts'
import { CURRENCIES } from '../../../../domain/trade-terms.ts'
import type { Bindings } from '../../../bindings.ts'
import type { Database } from '../../../db/connection.ts'
import { categories } from '../../../db/schema.ts'
import { number } from '../../../db/select.ts'
import { selectTradeTerms, toOffered } from '../../../db/trade-terms.ts'
import { productCount } from '../categories/queries.ts'
import { selectEditionDates } from '../classifier/queries.ts'
import { toLink } from '../links.ts'
import { selectRates } from '../money.ts'

/** The top of the tree and the groups in it. */
const selectUpperLevels = (db: Database) =>
  db
    .select({
      num: categories.num,
      parent: categories.parent,
      id: categories.id,
      slug: categories.slug,
      names: categories.names,
      count: number(productCount, 'count'),
    })
    .from(categories)
    .where(
      sql`${categories.merging} IS NULL AND (${categories.parent} IS NULL
        OR ${categories.parent} IN (SELECT top.num FROM categories AS top WHERE top.parent IS NULL))`,
    )
    .orderBy(asc(categories.level), asc(categories.position))

type UpperRow = Awaited<ReturnType<typeof selectUpperLevels>>[number]

function toMenu(rows: UpperRow[], locale: Locale): AppData['categories'] {
  const link = (row: UpperRow) => ({ ...toLink(row, locale), count: row.count })
  const below = Map.groupBy(rows, (row) => row.parent)
  return (below.get(null) ?? []).map((row) => ({ ...link(row), children: (below.get(row.num) ?? []).map(link) }))
}

/** In the order of CURRENCIES, without those that have no rate and cannot be converted. */
const toCurrencies = (rates: Awaited<ReturnType<typeof selectRates>>): AppData['currencies'] =>
  CURRENCIES.flatMap((code) => {
    const rate = rates.find(({ currency }) => currency === code)
    if (!rate) return []
    const { rub, dated, source, reason } = rate
    return [{ code, rub, dated, source, ...(reason !== null && { byHand: true }) }]
  })

/**
 * @returns the data that the app needs at start, in one language. It is the same for every caller, so that it can be
 *   cached.
 */
export async function readAppData(db: Database, env: Bindings, locale: Locale): Promise<AppData> {
  const [rows, rates, editions, terms] = await db.batch([
    selectUpperLevels(db),
    selectRates(db),
    selectEditionDates(db),
    selectTradeTerms(db),
  ])
  const offered = toOffered(terms)
  return {
    languages: [...LOCALES],
    currency: 'RUB',
    currencies: toCurrencies(rates),
    ...(offered && { offered }),
    editions,
    categories: toMenu(rows, locale),
    contact: { email: env.CONTACT_EMAIL ?? null },
    operator: readOperator(env, locale),
    flags: {},
    build: env.BUILD_ID ?? 'local',
  }
}
