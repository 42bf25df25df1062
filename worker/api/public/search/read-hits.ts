/** Reads everything that a MATCH string finds, by kind. */
import { sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { CodeLine, SearchQuery } from '../../../../domain/contract/search.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { TypedRange } from '../../../../domain/parameters/typed-ranges.ts'
import type { Database } from '../../../db/connection.ts'
import type { DirectoryKind } from '../../../db/directory-num.ts'
import { toCompanyCard } from '../companies/cards.ts'
import { pageOrder, selectCount } from '../listing/page-rows.ts'
import { selectRates, toRates } from '../money.ts'
import { basisOf, selectCards, toCard } from '../products/cards.ts'
import { PRODUCT_LIST } from '../products/list-table.ts'
import { type Sought, suggestedOrder, suggestedRows } from '../products/suggestions.ts'
import { bestRows, chosenOrder, chosenRows } from '../products/word-hits.ts'
import { toStoryCard } from '../stories/cards.ts'
import {
  selectCategoryHits,
  selectCategoryOf,
  selectCompanyHits,
  selectDirectoryCount,
  selectServiceHits,
  selectStoryHits,
  toBranchHit,
} from './directory.ts'
import { allTexts } from './found-in-text.ts'
import { selectGoodsOfCodes } from './goods-of-codes.ts'
import type { Choice } from './understanding/choices.ts'

export type SearchInput = Omit<v.InferOutput<typeof SearchQuery>, 'locale'>
type Size = SearchInput['size']
/** What products are read for: words that may be a variant's article, and the quantity of their prices. */
export type Wish = Pick<SearchInput, 'q' | 'size' | 'quantity' | 'unit' | 'vat'>

/** Most hits of each kind: for lines of the typeahead, and for the search page. */
export const LIMITS: Record<Size, { products: number; others: number }> = {
  few: { products: 5, others: 3 },
  page: { products: 24, others: 12 },
}

function selectProducts(
  db: Database,
  { match, choices, sought, ranges }: Wanted,
  { size, ...wish }: Wish,
  locale: Locale,
) {
  if (size === 'few')
    return selectCards(db, suggestedRows(match, LIMITS.few.products, sought), suggestedOrder, locale, wish)
  const wanted = { ...wish, texts: allTexts(locale, wish.q), ranges }
  const most = LIMITS.page.products
  return choices.length > 1
    ? selectCards(db, chosenRows(choices, most, ranges), chosenOrder, locale, { ...wanted, choice: CHOICE })
    : selectCards(db, bestRows(match, most, ranges), pageOrder(PRODUCT_LIST, 'relevance'), locale, wanted)
}

/** A column of `chosenRows`. */
const CHOICE = sql<number>`page.at`.as('choice')

/** In the order of the statements below. */
const DIRECTORY_KINDS: DirectoryKind[] = ['category', 'service', 'company', 'story']

interface Wanted {
  match: string
  /** A MATCH string for stories, which are found by their text. */
  textMatch: string
  /** What products are chosen by where it is more than the match. */
  choices: Choice[]
  /** Where the typeahead searches for goods. */
  sought: Sought
  /** Ranges of the query: goods within them come first. */
  ranges: TypedRange[]
  /** Codes whose goods are counted. */
  codes: CodeLine[]
  /** Slug of the category that the words surely mean; '' for none. */
  meant: string
}

type Rows<Select extends (...given: never[]) => unknown> = Awaited<ReturnType<Select>>

/** What is read for a query whatever its words are taken for. */
export interface Shared {
  rateRows: Rows<typeof selectRates>
  goods: Rows<typeof selectGoodsOfCodes>
  leaves: Rows<typeof selectCategoryOf>
}

/** @param shared of another selection for the same query, for the typeahead */
export async function readHits(db: Database, wanted: Wanted, wish: Wish, locale: Locale, shared?: Shared) {
  const { match, textMatch, codes, meant } = wanted
  const { size } = wish
  const pictureWidth = size === 'few' ? '160' : '640'
  const basis = basisOf(wish)
  const search = { match: textMatch, limit: LIMITS[size].others, locale }
  const hits = [
    selectProducts(db, wanted, wish, locale),
    selectCategoryHits(db, search),
    selectServiceHits(db, search),
    selectCompanyHits(db, search),
    selectStoryHits(db, search),
  ] as const
  const same = () => [selectRates(db), selectGoodsOfCodes(db, codes), selectCategoryOf(db, meant, locale)] as const
  const counts = () => [
    selectCount(db, PRODUCT_LIST, { match }),
    ...DIRECTORY_KINDS.map((kind) => selectDirectoryCount(db, kind, search)),
  ]
  // Counts are not shown while typing, and counting is most of the work.
  const read = async () => {
    if (size === 'page') return db.batch([...hits, ...same(), ...counts()])
    if (!shared) return db.batch([...hits, ...same()])
    return [...(await db.batch(hits)), shared.rateRows, shared.goods, shared.leaves] as const
  }
  const [products, categories, services, companies, stories, rateRows, goods, leaves, ...totals] = await read()
  const [leaf] = leaves
  const rates = toRates(rateRows)
  const group = <Row, Item>(rows: Row[], at: number, toItem: (row: Row, locale: Locale) => Item) => ({
    items: rows.map((row) => toItem(row, locale)),
    total: totals[at]?.[0]?.n ?? rows.length,
  })
  return {
    shared: { rateRows, goods, leaves },
    goods,
    leaf: leaf ? toBranchHit(leaf, locale) : null,
    texts: products.map((row) => row.texts),
    chosenBy: products.map((row) => row.choice),
    categoryNums: products.map((row) => row.categoryNum),
    within: products.map((row) => row.isWithin),
    products: group(products, 0, (row) => toCard(row, locale, rates, { pictureWidth, basis })),
    categories: group(categories, 1, toBranchHit),
    services: group(services, 2, toBranchHit),
    companies: group(companies, 3, toCompanyCard),
    stories: group(stories, 4, toStoryCard),
  }
}

export type ReadHits = Awaited<ReturnType<typeof readHits>>
export type Hits = Pick<ReadHits, 'products' | 'categories' | 'services' | 'companies' | 'stories'>
