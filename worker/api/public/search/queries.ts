import type { SearchResults } from '../../../../domain/contract/search.ts'
import type { Understood } from '../../../../domain/contract/understood-query.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import type { DirectoryKind } from '../../../db/search-index.ts'
import { highlightPrefixes } from '../../../db/search-text/tokens.ts'
import { toCompanyCard } from '../companies/cards.ts'
import { pageOrder, selectCount } from '../listing/page-rows.ts'
import { selectRates, toRates } from '../money.ts'
import { selectCards, toCard } from '../products/cards.ts'
import { PRODUCT_LIST } from '../products/list-table.ts'
import { suggestedOrder, suggestedRows } from '../products/suggestions.ts'
import { bestRows } from '../products/word-hits.ts'
import { toStoryCard } from '../stories/cards.ts'
import type { CodeHits } from './classifier-hits.ts'
import {
  type DirectorySearch,
  selectCategoryHits,
  selectCompanyHits,
  selectDirectoryCount,
  selectServiceHits,
  selectStoryHits,
  toBranchHit,
} from './directory.ts'
import { searchUnderstood, searchWhileTyping } from './understanding/search-understood.ts'

type Size = 'few' | 'page'

/** Hits of each kind: lines of the typeahead, or the search page. */
const LIMITS: Record<Size, { products: number; others: number }> = {
  few: { products: 5, others: 3 },
  page: { products: 24, others: 12 },
}

const selectProducts = (db: Database, match: string, size: Size) =>
  size === 'few'
    ? selectCards(db, suggestedRows(match, LIMITS.few.products), suggestedOrder)
    : selectCards(db, bestRows(match, LIMITS.page.products), pageOrder(PRODUCT_LIST, 'relevance'))

interface SearchOptions {
  size: Size
  /** Milliseconds since 1970; later stories are not published yet. */
  now: number
}

/** Selects the total number of hits of each kind. */
function selectTotals(db: Database, match: string, search: DirectorySearch) {
  const count = (kind: DirectoryKind) => selectDirectoryCount(db, kind, search)
  return [
    selectCount(db, PRODUCT_LIST, { match }),
    count('category'),
    count('service'),
    count('company'),
    count('story'),
  ] as const
}

/** @param textMatch a MATCH string for stories, which are found by their text. */
async function readHits(db: Database, match: string, textMatch: string, { size, now }: SearchOptions) {
  const search = { match: textMatch, limit: LIMITS[size].others, now }
  const hits = [
    selectProducts(db, match, size),
    selectCategoryHits(db, search),
    selectServiceHits(db, search),
    selectCompanyHits(db, search),
    selectStoryHits(db, search),
    selectRates(db),
  ] as const
  // Counts are not shown while typing, and counting is most of the work.
  const results = size === 'page' ? await db.batch([...hits, ...selectTotals(db, match, search)]) : await db.batch(hits)
  const [products, categories, services, companies, stories, rates, ...totals] = results
  const group = <Row>(items: Row[], at: number) => ({ items, total: totals[at]?.[0]?.n ?? items.length })
  return {
    products: group(products, 0),
    categories: group(categories, 1),
    services: group(services, 2),
    companies: group(companies, 3),
    stories: group(stories, 4),
    rates: toRates(rates),
  }
}

type Hits = Awaited<ReturnType<typeof readHits>>

const isEmpty = ({ products, categories, services, companies, stories }: Hits): boolean =>
  products.total + categories.total + services.total + companies.total + stories.total === 0

/** Hides unknown terms that a classifier code has, since the page would otherwise call them unknown. */
function interpretationToShow(understood: Understood | null, codes: CodeHits, nothingElse: boolean): Understood | null {
  if (!understood || codes.asked !== null) return null
  if (!codes.byWords) return understood
  return nothingElse ? null : { ...understood, unknown: [] }
}

interface Asked {
  q: string
  /** 'few' while typing: few hits, and the last word may be unfinished. */
  size: Size
}

/**
 * @param codes searches the classifiers.
 * @param now milliseconds since 1970.
 * @returns hits by kind, best first; in one round trip, or three when the query has to be interpreted.
 */
export async function search(
  db: Database,
  { q, size }: Asked,
  locale: Locale,
  { now, codes }: { now: number; codes: (limit: number) => Promise<CodeHits> },
): Promise<SearchResults['data']> {
  const run = (match: string, textMatch = match) => readHits(db, match, textMatch, { size, now })
  const options = { scope: 'everything', run } as const
  const searched = size === 'few' ? searchWhileTyping(db, q, { ...options, isEmpty }) : searchUnderstood(db, q, options)
  const [{ result, terms, understood }, classifierHits] = await Promise.all([searched, codes(LIMITS[size].others)])
  const { products, categories, services, companies, stories, rates } = result
  return {
    products: { ...products, items: products.items.map((row) => toCard(row, locale, rates)) },
    categories: { ...categories, items: categories.items.map((row) => toBranchHit(row, locale)) },
    services: { ...services, items: services.items.map((row) => toBranchHit(row, locale)) },
    companies: { ...companies, items: companies.items.map((row) => toCompanyCard(row, locale)) },
    codes: { items: classifierHits.items, total: classifierHits.total, asked: classifierHits.asked },
    stories: { ...stories, items: stories.items.map((row) => toStoryCard(row, locale)) },
    marks: highlightPrefixes(terms),
    understood: interpretationToShow(understood, classifierHits, isEmpty(result)),
  }
}
