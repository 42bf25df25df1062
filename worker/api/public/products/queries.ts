/** What the calls of products read: each in one round trip, and three more when a query has to be understood first. */
import { sql } from 'drizzle-orm'
import type {
  ProductCard,
  ProductFacets,
  ProductFilter,
  ProductList,
  ProductListQuery,
} from '../../../../domain/contract/products.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { pageMeta, refuseDeepPage } from '../../http/paging.ts'
import { selectRates, toRates } from '../money.ts'
import { searchUnderstood, searchWhileTyping } from '../search/understanding/search-understood.ts'
import { selectCards, toCard } from './cards.ts'
import type { Selection } from './conditions.ts'
import { type FacetRow, selectFacets } from './facets.ts'
import { pageOrder, pageRows, selectCount } from './list.ts'
import { choosePlan } from './plan.ts'
import { selectExists, selectSimilar } from './similar.ts'
import { type SuggestionRow, selectSuggestions, toSuggestion } from './suggestions.ts'
import { toFacets } from './views.ts'

/** The filter for a search that is settled; an empty `q` searches for nothing in particular. */
const selectionOf = (filter: ProductFilter, match: string | null): Selection => {
  const { q: _, sort: __, ...rest } = filter
  return match === null ? rest : { ...rest, words: true, match }
}

async function readPage(db: Database, query: ProductListQuery, match: string | null) {
  const selection = selectionOf(query, match)
  const plan = choosePlan(selection, query.sort)
  const [cards, counted, rates] = await db.batch([
    selectCards(db, pageRows(plan, selection, query), pageOrder(plan.order)),
    selectCount(db, selection),
    selectRates(db),
  ])
  return { cards, total: counted[0]?.n ?? 0, rates: toRates(rates) }
}

/** Products by id in the order given; those that cannot be seen any more are left out. */
async function readByIds(db: Database, ids: string[], locale: Locale): Promise<ProductList> {
  const rows = sql`SELECT p.num AS product, wanted.key AS place FROM json_each(${JSON.stringify([...new Set(ids)])}) AS wanted
    CROSS JOIN products AS p ON p.id = wanted.value AND p.status = 'published'`
  const [cards, rates] = await db.batch([selectCards(db, rows, sql`page.place`), selectRates(db)])
  const known = toRates(rates)
  const meta = pageMeta({ page: 1, perPage: ids.length }, cards.length)
  return { data: cards.map((card) => toCard(card, locale, known)), meta }
}

/**
 * @returns a page of the list.
 * @throws AppError 422 `list.too-deep` beyond page 200.
 */
export async function readList(db: Database, query: ProductListQuery, locale: Locale): Promise<ProductList> {
  if (query.ids) return readByIds(db, query.ids, locale)
  refuseDeepPage(query)
  const run = (match: string | null) => readPage(db, query, match)
  const { answer, understood } = query.q
    ? await searchUnderstood(db, query.q, { scope: 'products', run })
    : { answer: await run(null), understood: null }
  const { cards, total, rates } = answer
  return {
    data: cards.map((card) => toCard(card, locale, rates)),
    meta: { ...pageMeta(query, total), ...(understood && { understood }) },
  }
}

async function readFacetRows(db: Database, selection: Selection): Promise<FacetRow[]> {
  const [first, ...others] = selectFacets(db, selection)
  if (!first) return []
  return (await db.batch([first, ...others])).flat()
}

export async function readFacets(db: Database, filter: ProductFilter, locale: Locale): Promise<ProductFacets> {
  const run = (match: string | null) => readFacetRows(db, selectionOf(filter, match))
  if (!filter.q) return toFacets(await run(null), locale)
  const { answer } = await searchUnderstood(db, filter.q, { scope: 'products', run })
  return toFacets(answer, locale)
}

/** @returns up to eight products like it; null when there is no such product. */
export async function readSimilar(db: Database, id: string, locale: Locale): Promise<ProductCard[] | null> {
  const [exists, cards, rates] = await db.batch([selectExists(db, id), selectSimilar(db, id), selectRates(db)])
  if (exists.length === 0) return null
  const known = toRates(rates)
  return cards.map((card) => toCard(card, locale, known))
}

/** @returns lines of the typeahead for words whose last one may be unfinished. */
export async function readSuggestions(db: Database, q: string, locale: Locale) {
  const { answer } = await searchWhileTyping<SuggestionRow[]>(db, q, {
    scope: 'products',
    run: (match) => selectSuggestions(db, match),
    isEmpty: (rows) => rows.length === 0,
  })
  return answer.map((row) => toSuggestion(row, locale))
}
