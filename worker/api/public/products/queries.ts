/** Reads products: one round trip for each call, and three more when a query has to be interpreted first. */
import { type SQL, sql } from 'drizzle-orm'
import type {
  ProductCard,
  ProductFacets,
  ProductFilter,
  ProductList,
  ProductListQuery,
} from '../../../../domain/contract/products.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { TypedRange } from '../../../../domain/parameters/typed-ranges.ts'
import { quantityStep } from '../../../../domain/price-basis.ts'
import type { Database } from '../../../db/connection.ts'
import { products } from '../../../db/schema.ts'
import { lazy } from '../../../lazy.ts'
import { pageMeta, partMeta, refuseDeepPage } from '../../http/paging.ts'
import { readFacetRows } from '../listing/facets.ts'
import { pageOrder, pageRows, selectCount } from '../listing/page-rows.ts'
import { choosePlan } from '../listing/plan.ts'
import { selectRates, toRates } from '../money.ts'
import type { SearchedTexts } from '../search/found-in-text.ts'
import type { MeaningOf } from '../search/meant-category.ts'
import { searchOrList } from '../search/understanding/search-or-list.ts'
import { basisOf, selectCards, toCard } from './cards.ts'
import { productList, type Sort } from './list-table.ts'
import { published } from './one.ts'
import { chosenParameters, withChosenVariant } from './parameters/chosen-variant.ts'
import { requireKnownParameters, selectParameters, toParameterCells, withOwnCells } from './parameters/definitions.ts'
import { fewSplit, isPricedByVariant } from './parameters/shown-price.ts'
import { hasPriceRange } from './price-condition.ts'
import { refuseFraction } from './quantity-of-row.ts'
import type { ProductSelection } from './selection.ts'
import { selectSimilar } from './similar.ts'
import { toFacets } from './views.ts'

/** Only lists with a query need its stemmer. */
const foundTexts = lazy(() => import('../search/found-in-text.ts'))

/** Matches `-by-dn`: by the parameter `dn`, highest first. */
const BY_PARAMETER = /^(-?)by-(.+)$/

/** @param match a MATCH string for the words of the filter's `q`, undefined where it has none. */
function selectionOf(
  { q, sort, ...filters }: ProductFilter,
  match: string | undefined,
  ranges?: TypedRange[],
): ProductSelection {
  return {
    ...filters,
    match,
    by: BY_PARAMETER.exec(sort)?.[2],
    ...((filters.inStock || sort === 'soonest') && q !== undefined && { named: q }),
    ...(ranges && ranges.length > 0 && { ranges }),
  }
}

function orderOf(sort: string): Sort {
  const [, minus] = BY_PARAMETER.exec(sort) ?? []
  if (minus !== undefined) return minus === '' ? 'parameter' : '-parameter'
  return sort === 'new' || sort === 'price' || sort === '-price' || sort === 'soonest' ? sort : 'popular'
}

/** @returns the selection, and whether its prices are those of the products' cheapest variants where its cards show others; one round trip or none */
async function withPrices(db: Database, selection: ProductSelection, sort: string) {
  if (!isPricedByVariant(selection, sort)) return { selection, isByCheapest: false }
  const byVariant = selection.match === undefined && (await fewSplit(db, selection))
  return { selection: { ...selection, byVariant }, isByCheapest: !byVariant }
}

async function readPage(
  db: Database,
  query: ProductListQuery,
  { match, ranges }: Pick<ProductSelection, 'match' | 'ranges'>,
  locale: Locale,
) {
  // A selection has filters alone: some lists are read in another way when few of them are set (step-prices.ts).
  const { page: _page, perPage: _perPage, ids: _ids, columns: _columns, locale: _locale, ...filter } = query
  const isByPrice = query.sort === 'price' || query.sort === '-price' || hasPriceRange(filter)
  const plain = { ...selectionOf(filter, match, ranges), isWithoutPrices: !isByPrice }
  const { selection, isByCheapest } = await withPrices(db, plain, query.sort)
  const list = productList(selection)
  const usual = choosePlan(list, selection, orderOf(query.sort))
  // So few match that all are sorted: no index has them in the order of these prices.
  const plan = selection.byVariant ? { ...usual, ordered: null } : usual
  const rows = pageRows(list, plan, selection, query)
  // Only this order has a score, which says whether a name has all words.
  const texts = plan.order === 'relevance' ? (await foundTexts()).searchedTexts(locale) : undefined
  const [cards, counted, rates, known] = await db.batch([
    selectCards(db, rows, pageOrder(list, plan.order), locale, { ...query, texts }),
    selectCount(db, list, selection),
    selectRates(db),
    selectParameters(db, query.category, locale, query),
  ])
  requireKnownParameters(known, selection)
  const chosen = chosenParameters(known, query.params)
  const withCell = known.filter(({ isColumn }) => isColumn || query.columns === 'all')
  return {
    cards: cards
      .map((card) => withChosenVariant(card, chosen, { ...query, isStockFirst: query.sort === 'soonest' }))
      .map((card) => ({ ...card, columns: withOwnCells(card.columns, card.cheapest?.own ?? null, withCell) })),
    counted: counted[0] ?? { n: 0, more: 0 },
    rates: toRates(rates),
    isByCheapest,
  }
}

/**
 * Cards of chosen products.
 * @param rows a SELECT of `product` and of `place`, by which they are sorted
 */
export async function readChosenCards(
  db: Database,
  rows: SQL,
  query: Parameters<typeof basisOf>[0],
  locale: Locale,
): Promise<ProductCard[]> {
  const [cards, rates] = await db.batch([
    selectCards(db, rows, sql`page.place`, locale, { quantity: query.quantity, unit: query.unit }),
    selectRates(db),
  ])
  const known = toRates(rates)
  return cards.map((card) => toCard(card, locale, known, { basis: basisOf(query) }))
}

/** Products by id in the given order, without those that are no longer public. */
async function readByIds(db: Database, ids: string[], query: ProductListQuery, locale: Locale): Promise<ProductList> {
  const rows = sql`SELECT p.num AS product, wanted.key AS place FROM json_each(${JSON.stringify([...new Set(ids)])}) AS wanted
    CROSS JOIN products AS p ON p.id = wanted.value AND p.status = 'published'`
  const data = await readChosenCards(db, rows, query, locale)
  return { data, meta: pageMeta({ page: 1, perPage: ids.length }, data.length) }
}

/**
 * @returns a page of the list.
 * @throws AppError 422 `list.too-deep` beyond page 200, `input.invalid` for a parameter that the category does not have.
 */
export async function readProductList(
  db: Database,
  query: ProductListQuery,
  locale: Locale,
  meaningOf?: MeaningOf,
): Promise<ProductList> {
  const basis = basisOf(query)
  if (query.ids) return readByIds(db, query.ids, query, locale)
  refuseDeepPage(query)
  const run = (match?: string, ranges?: TypedRange[]) => readPage(db, query, { match, ranges }, locale)
  const { result, terms, understood } = await searchOrList(db, query.q, { scope: 'products', locale, run, meaningOf })
  const { cards, counted, rates, isByCheapest } = result
  const found = terms.length > 0 ? (await foundTexts()).withFound : undefined
  const isDated = query.sort === 'new'
  const toFound = (card: ProductCard, texts: SearchedTexts | null) => (found ? found(terms, card, texts, locale) : card)
  return {
    data: cards.map((card) => ({
      ...toFound(toCard(card, locale, rates, { basis, isDated }), card.texts),
      ...(query.columns && { columns: toParameterCells(card.columns, locale) }),
    })),
    meta: {
      ...partMeta(query, counted, cards.length),
      ...(understood && { understood }),
      ...(basis && { step: quantityStep(basis.quantity) }),
      ...(isByCheapest && { cheapest: true }),
    },
  }
}

/** @throws AppError 422 `input.invalid` for a parameter that the category does not have, and for a fraction of what is counted */
export async function readFacets(
  db: Database,
  filter: ProductFilter,
  locale: Locale,
  meaningOf?: MeaningOf,
): Promise<ProductFacets> {
  refuseFraction(filter)
  const run = async (match?: string) => {
    const { selection } = await withPrices(db, selectionOf(filter, match), filter.sort)
    return readFacetRows(db, productList(selection), selection, locale)
  }
  const [{ result }, [known]] = await Promise.all([
    searchOrList(db, filter.q, { scope: 'products', locale, run, meaningOf }),
    // Only batches are joined to the page's other reads (worker/db/batching-database.ts).
    db.batch([selectParameters(db, filter.category, locale)]),
  ])
  requireKnownParameters(known, selectionOf(filter, undefined))
  return toFacets(result, known, locale)
}

/** @returns up to eight similar products; null when there is no such product. */
export async function readSimilar(db: Database, id: string, locale: Locale): Promise<ProductCard[] | null> {
  const subject = db.select({ num: products.num }).from(products).where(published(id))
  const [exists, cards, rates] = await db.batch([subject, selectSimilar(db, id, locale), selectRates(db)])
  if (exists.length === 0) return null
  const known = toRates(rates)
  return cards.map((card) => toCard(card, locale, known))
}
