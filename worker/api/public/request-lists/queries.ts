import { eq, sql } from 'drizzle-orm'
import type {
  LinePrice,
  LineProduct,
  RequestList,
  RequestListQuery,
} from '../../../../domain/contract/request-lists.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, products, requestLists, type StoredChoice, type StoredLine } from '../../../db/schema.ts'
import { named, number, translated } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { offsetOf } from '../../http/paging.ts'
import { toLink } from '../links.ts'
import { linePrice } from './line-price.ts'

/** Days for which a list is stored. */
const DAYS_STORED = 7

type RequestListRow = typeof requestLists.$inferSelect

/** @returns undefined for an unknown secret, and for a list whose days are over */
export const readRow = async (db: Database, token: string): Promise<RequestListRow | undefined> => {
  if (!/^[0-9a-f]{32}$/.test(token)) return undefined
  const [row] = await db.select().from(requestLists).where(eq(requestLists.token, token)).limit(1)
  return row && row.createdAt > Date.now() - DAYS_STORED * DAY_MS ? row : undefined
}

export const requestListVersion = (token: string) => sql`(SELECT version FROM request_lists WHERE token = ${token})`

const selectProducts = (db: Database, ids: string[], locale: Locale) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      names: translated(products.names, locale, 'names'),
      model: products.model,
      unit: products.unit,
      tiers: products.tiers,
      variants: products.variants,
      moq: products.moq,
      currency: products.currency,
      vatIncluded: products.vatIncluded,
      vatRate: products.vatRate,
      company: named(companies.id, 'company'),
      companySlug: named(companies.slug, 'company_slug'),
      companyNames: translated(companies.names, locale, 'company_names'),
    })
    .from(sql`json_each(${JSON.stringify(ids)}) AS wanted`)
    .innerJoin(products, sql`${products.id} = wanted.value AND ${products.status} = 'published'`)
    .innerJoin(companies, sql`${companies.num} = ${products.company} AND ${companies.status} = 'active'`)

/** The companies of the products that were found, with the number of their lines. */
const selectSuppliers = (db: Database, ids: string[], locale: Locale) =>
  db
    .select({
      id: companies.id,
      slug: companies.slug,
      names: translated(companies.names, locale, 'names'),
      lines: number(sql`count(*)`, 'lines'),
    })
    .from(sql`json_each(${JSON.stringify(ids)}) AS wanted`)
    .innerJoin(products, sql`${products.id} = wanted.value AND ${products.status} = 'published'`)
    .innerJoin(companies, sql`${companies.num} = ${products.company} AND ${companies.status} = 'active'`)
    .groupBy(companies.num)
    .orderBy(sql`count(*) DESC, ${companies.num}`)

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

const toProduct = (row: ProductRow, { variant }: StoredChoice, locale: Locale): LineProduct => ({
  ...toLink(row, locale),
  model: row.model,
  variant,
  unit: row.unit,
  supplier: { id: row.company, slug: row.companySlug, name: localized(row.companyNames, locale) },
})

const stateCount = (lines: StoredLine[], state: StoredLine['state']): number =>
  lines.filter((line) => line.state === state).length

/** A page of a list with its products, in one round trip; products that are no longer sold are left out. */
export async function readContents(
  db: Database,
  { token, lines, aside }: Pick<RequestListRow, 'token' | 'lines' | 'aside'>,
  page: Pick<RequestListQuery, 'page' | 'perPage'>,
  locale: Locale,
): Promise<RequestList> {
  const first = offsetOf(page)
  const shown = lines.slice(first, first + page.perPage)
  const ids = new Set(
    shown.flatMap(({ chosen, choices }) => [...(chosen ? [chosen] : []), ...choices].map(({ product }) => product)),
  )
  const [rows, suppliers] = await db.batch([
    selectProducts(db, [...ids], locale),
    selectSuppliers(
      db,
      lines.flatMap(({ chosen }) => (chosen ? [chosen.product] : [])),
      locale,
    ),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const known = (choice: StoredChoice | null): LineProduct[] => {
    const row = choice && byId.get(choice.product)
    return row ? [toProduct(row, choice, locale)] : []
  }
  const priced = (product: LineProduct | null, line: Pick<StoredLine, 'quantity' | 'unit'>): LinePrice | null => {
    const row = product && byId.get(product.id)
    return row ? linePrice(row, product.variant, line) : null
  }
  return {
    token,
    counts: {
      found: stateCount(lines, 'found'),
      choose: stateCount(lines, 'choose'),
      none: stateCount(lines, 'none'),
      waiting: stateCount(lines, 'waiting'),
    },
    lines: shown.map(({ words, article, quantity, unit, state, chosen, choices, gone }, at) => {
      const [product = null] = known(chosen)
      const isLost = state === 'found' && product === null
      return {
        at: first + at,
        words,
        article,
        quantity,
        unit,
        state: isLost ? 'none' : state,
        product,
        isGone: isLost || gone === true,
        price: priced(product, { quantity, unit }),
        choices: choices.flatMap(known),
      }
    }),
    aside,
    suppliers: suppliers.map((row) => ({ ...toLink(row, locale), lines: row.lines })),
  }
}
