import { eq, sql } from 'drizzle-orm'
import type { LineProduct } from '../../../../domain/contract/line-offers.ts'
import type { RequestList, RequestListQuery } from '../../../../domain/contract/request-lists.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { sumOfLines } from '../../../../domain/request-list/line-sum.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, products, requestLists, type StoredChoice, type StoredLine } from '../../../db/schema.ts'
import { named, number, translated } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { offsetOf } from '../../http/paging.ts'
import { toFacts } from '../facts.ts'
import { toLink } from '../links.ts'
import { selectRates, toRates } from '../money.ts'
import { lineOffer } from './line-price.ts'

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
      stock: products.stock,
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

/** The companies of what was found, with the number of their lines. */
const selectSuppliers = (db: Database, chosen: StoredChoice[], locale: Locale) =>
  db
    .select({
      id: companies.id,
      slug: companies.slug,
      names: translated(companies.names, locale, 'names'),
      lines: number(sql`count(*)`, 'lines'),
    })
    .from(sql`json_each(${JSON.stringify(chosen)}) AS wanted`)
    .innerJoin(
      products,
      sql`${products.id} = wanted.value ->> 'product' AND ${products.status} = 'published' AND (wanted.value ->> 'variant' IS NULL
        OR EXISTS (SELECT 1 FROM variants AS v WHERE v.product = ${products.num} AND v.sku = wanted.value ->> 'variant'))`,
    )
    .innerJoin(companies, sql`${companies.num} = ${products.company} AND ${companies.status} = 'active'`)
    .groupBy(companies.num)
    .orderBy(sql`count(*) DESC, ${companies.num}`)

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

const variantOf = ({ variants }: ProductRow, { variant }: StoredChoice) => variants.find(({ sku }) => sku === variant)

/** The parts of a product that do not depend on the line. */
const toGoods = (row: ProductRow, choice: StoredChoice, locale: Locale) => ({
  ...toLink(row, locale),
  model: row.model,
  variant: choice.variant,
  options: toFacts(variantOf(row, choice)?.options ?? [], locale),
  unit: row.unit,
  supplier: { id: row.company, slug: row.companySlug, name: localized(row.companyNames, locale) },
})

/** Variants of a product that are offered to choose from. */
const MAX_VARIANTS = 30

/** The other variants of the product that a line has, then other products. */
function choicesOf({ chosen, choices }: StoredLine, row: ProductRow | undefined): StoredChoice[] {
  if (!chosen || !row) return choices
  const variants = row.variants.filter(({ sku }) => sku !== chosen.variant).slice(0, MAX_VARIANTS)
  const others = choices.filter(({ product }) => product !== row.id)
  return [...variants.map(({ sku }) => ({ product: row.id, variant: sku })), ...others]
}

const stateCount = (lines: StoredLine[], state: StoredLine['state']): number =>
  lines.filter((line) => line.state === state).length

/**
 * A page of a list with its products, and the sums of the whole list, in one round trip; products that are no longer sold are left out.
 */
export async function readContents(
  db: Database,
  { token, lines, aside, asked }: Pick<RequestListRow, 'token' | 'lines' | 'aside' | 'asked'>,
  page: Pick<RequestListQuery, 'page' | 'perPage'>,
  locale: Locale,
): Promise<RequestList> {
  const first = offsetOf(page)
  const shown = lines.slice(first, first + page.perPage)
  const ids = new Set([
    ...lines.flatMap(({ chosen }) => chosen?.product ?? []),
    ...shown.flatMap(({ choices }) => choices.map(({ product }) => product)),
  ])
  const [rows, suppliers, rated] = await db.batch([
    selectProducts(db, [...ids], locale),
    selectSuppliers(
      db,
      lines.flatMap(({ chosen }) => chosen ?? []),
      locale,
    ),
    selectRates(db),
  ])
  const rates = toRates(rated)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const soldOf = (choice: StoredChoice | null): ProductRow | undefined => {
    const row = choice ? byId.get(choice.product) : undefined
    return choice && row && (choice.variant === null || variantOf(row, choice)) ? row : undefined
  }
  const offered = (choice: StoredChoice | null, line: StoredLine) => {
    const row = soldOf(choice)
    return choice && row ? lineOffer(row, choice.variant, line, rates) : null
  }
  const known = (choice: StoredChoice | null, line: StoredLine): LineProduct[] => {
    const row = choice && soldOf(choice)
    const offer = offered(choice, line)
    return row && offer ? [{ ...toGoods(row, choice, locale), ...offer }] : []
  }
  const offers = lines.map((line) => offered(line.chosen, line))
  return {
    token,
    counts: {
      found: stateCount(lines, 'found'),
      choose: stateCount(lines, 'choose'),
      none: stateCount(lines, 'none'),
      waiting: stateCount(lines, 'waiting'),
      withoutVariant: lines.filter(
        ({ chosen }) => chosen?.variant === null && (soldOf(chosen)?.variants.length ?? 0) > 1,
      ).length,
    },
    lines: shown.map((line, at) => {
      const { words, article, quantity, unit, note = '', state, chosen, gone } = line
      const [product = null] = known(chosen, line)
      const isLost = state === 'found' && product === null
      return {
        at: first + at,
        words,
        article,
        quantity,
        unit,
        note,
        state: isLost ? 'none' : state,
        product,
        isGone: isLost || gone === true,
        price: product?.price ?? null,
        choices: choicesOf(line, soldOf(chosen)).flatMap((choice) => known(choice, line)),
      }
    }),
    aside,
    asked,
    sums: { without: sumOfLines(offers, 'without'), with: sumOfLines(offers, 'with') },
    suppliers: suppliers.map((row) => ({ ...toLink(row, locale), lines: row.lines })),
  }
}
