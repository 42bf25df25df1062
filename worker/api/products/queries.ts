/** What the calls of products read: each in one round trip, and one or two more when a search has to be corrected. */
import { sql } from 'drizzle-orm'
import type { Locale } from '../../../web/locale.ts'
import type { Database } from '../../db/connection.ts'
import { selectRates, toRates } from '../money.ts'
import { pageMeta, refuseDeepPage } from '../paging.ts'
import { searchCorrected, wordsInTexts } from '../search/correction.ts'
import { type CardRow, selectCards, toCard } from './cards.ts'
import type { Selection } from './conditions.ts'
import { type FacetRow, selectFacets } from './facets.ts'
import { pageOrder, pageRows, selectCount } from './list.ts'
import { choosePlan } from './plan.ts'
import type { ProductCard, ProductFacets, ProductFilter, ProductList, ProductListQuery } from './schema.ts'
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

const names = (cards: CardRow[]): string[] => cards.flatMap((card) => Object.values(card.names))

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
  const searched = query.q
    ? await searchCorrected(db, query.q, {
        prefixLast: false,
        run: (match) => readPage(db, query, match),
        isEmpty: ({ total }) => total === 0,
      })
    : { answer: await readPage(db, query, null), words: [], corrected: false }
  const { cards, total, rates } = searched.answer
  return {
    data: cards.map((card) => toCard(card, locale, rates)),
    meta: {
      ...pageMeta(query, total),
      ...(searched.corrected && { corrected: wordsInTexts(searched.words, names(cards)) }),
    },
  }
}

async function readFacetRows(db: Database, selection: Selection): Promise<FacetRow[]> {
  const [first, ...others] = selectFacets(db, selection)
  if (!first) return []
  return (await db.batch([first, ...others])).flat()
}

export async function readFacets(db: Database, filter: ProductFilter, locale: Locale): Promise<ProductFacets> {
  if (!filter.q) return toFacets(await readFacetRows(db, selectionOf(filter, null)), locale)
  const { answer } = await searchCorrected(db, filter.q, {
    prefixLast: false,
    run: (match) => readFacetRows(db, selectionOf(filter, match)),
    isEmpty: (rows) => rows.every(({ n }) => n === 0),
  })
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
  const { answer } = await searchCorrected<SuggestionRow[]>(db, q, {
    prefixLast: true,
    run: (match) => selectSuggestions(db, match),
    isEmpty: (rows) => rows.length === 0,
  })
  return answer.map((row) => toSuggestion(row, locale))
}
