import { sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { CompanyCard } from '../../../../domain/contract/companies.ts'
import type { CodeLine, SearchQuery, SearchResults } from '../../../../domain/contract/search.ts'
import type { Understood } from '../../../../domain/contract/understood-query.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { TypedRange } from '../../../../domain/parameters/typed-ranges.ts'
import type { Database } from '../../../db/connection.ts'
import type { DirectoryKind } from '../../../db/directory-num.ts'
import { wantedCount } from '../../../db/search-text/query-terms.ts'
import { highlightPrefixes } from '../../../db/search-text/tokens.ts'
import { toCompanyCard } from '../companies/cards.ts'
import { pageOrder, selectCount } from '../listing/page-rows.ts'
import { selectRates, toRates } from '../money.ts'
import { basisOf, selectCards, toCard } from '../products/cards.ts'
import { PRODUCT_LIST } from '../products/list-table.ts'
import {
  type SuggestionRow,
  selectSuggestions,
  suggestedOrder,
  suggestedRows,
  toSuggestion,
} from '../products/suggestions.ts'
import { bestRows, chosenOrder, chosenRows } from '../products/word-hits.ts'
import { toStoryCard } from '../stories/cards.ts'
import { readCompaniesByTaxNumber } from './by-tax-number.ts'
import { type Candidate, orderedByTexts } from './by-texts.ts'
import type { CodeHits } from './classifier-hits.ts'
import {
  selectCategoryHits,
  selectCompanyHits,
  selectDirectoryCount,
  selectServiceHits,
  selectStoryHits,
  toBranchHit,
} from './directory.ts'
import { allTexts, withFound } from './found-in-text.ts'
import { selectGoodsOfCodes, withGoods } from './goods-of-codes.ts'
import { withLacking } from './lacking.ts'
import { orderedByNumbers } from './ordered-by-numbers.ts'
import type { Choice } from './understanding/choices.ts'
import { inRangesFirst } from './understanding/in-ranges.ts'
import { withOperatorTerms } from './understanding/operator-terms.ts'
import { searchUnderstood, searchWhileTyping } from './understanding/search-understood.ts'

type Request = Omit<v.InferOutput<typeof SearchQuery>, 'locale'>
type Size = Request['size']
/** What products are read for: words that may be a variant's article, and the quantity of their prices. */
type Wish = Pick<Request, 'q' | 'size' | 'quantity' | 'unit' | 'vat'>

/** Most hits of each kind: for lines of the typeahead, and for the search page. */
const LIMITS: Record<Size, { products: number; others: number }> = {
  few: { products: 5, others: 3 },
  page: { products: 24, others: 12 },
}

function selectProducts(db: Database, { match, choices, ranges }: Wanted, { size, ...wish }: Wish, locale: Locale) {
  if (size === 'few') return selectCards(db, suggestedRows(match, LIMITS.few.products), suggestedOrder, locale, wish)
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
  /** Ranges of the query: goods within them come first. */
  ranges: TypedRange[]
  /** Codes whose goods are counted. */
  codes: CodeLine[]
}

async function readHits(db: Database, wanted: Wanted, wish: Wish, locale: Locale) {
  const { match, textMatch, codes } = wanted
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
    selectRates(db),
    selectGoodsOfCodes(db, codes),
  ] as const
  const counts = [
    selectCount(db, PRODUCT_LIST, { match }),
    ...DIRECTORY_KINDS.map((kind) => selectDirectoryCount(db, kind, search)),
  ] as const
  // Counts are not shown while typing, and counting is most of the work.
  const results = size === 'page' ? await db.batch([...hits, ...counts]) : await db.batch(hits)
  const [products, categories, services, companies, stories, rateRows, goods, ...totals] = results
  const rates = toRates(rateRows)
  const group = <Row, Item>(rows: Row[], at: number, toItem: (row: Row, locale: Locale) => Item) => ({
    items: rows.map((row) => toItem(row, locale)),
    total: totals[at]?.[0]?.n ?? rows.length,
  })
  return {
    goods,
    texts: products.map((row) => row.texts),
    chosenBy: products.map((row) => row.choice),
    within: products.map((row) => row.isWithin),
    products: group(products, 0, (row) => toCard(row, locale, rates, { pictureWidth, basis })),
    categories: group(categories, 1, toBranchHit),
    services: group(services, 2, toBranchHit),
    companies: group(companies, 3, toCompanyCard),
    stories: group(stories, 4, toStoryCard),
  }
}

type ReadHits = Awaited<ReturnType<typeof readHits>>
type Hits = Omit<ReadHits, 'goods' | 'texts' | 'chosenBy' | 'within'>

const hasGoods = ({ products }: ReadHits): boolean => products.total > 0

const isNamed = ({ texts }: ReadHits): boolean => texts.some((text) => text?.isNamed)

const isEmpty = ({ goods: _, texts: __, chosenBy: ___, within: ____, ...hits }: ReadHits): boolean =>
  Object.values(hits).every(({ total }) => total === 0)

/** Hides unknown terms that a classifier code has, since the page would otherwise call them unknown. */
function interpretationToShow(understood: Understood | null, codes: CodeHits, nothingElse: boolean): Understood | null {
  if (!understood || codes.match !== null) return null
  if (!codes.byWords) return understood
  return nothingElse ? null : { ...understood, unknown: [] }
}

const NONE = { items: [], total: 0 }
const NO_HITS: Hits = { products: NONE, categories: NONE, services: NONE, companies: NONE, stories: NONE }

/**
 * @param typed what has the number in its text, as it was typed
 * @returns the results of a tax number: its companies first, and a code only where it is one itself
 */
function ofHolders(holders: CompanyCard[], typed: Hits, { items, total, match }: CodeHits): SearchResults['data'] {
  const others = typed.companies.items.filter(({ id }) => holders.every((holder) => holder.id !== id))
  const both = typed.companies.items.length - others.length
  return {
    ...typed,
    companies: { items: [...holders, ...others], total: typed.companies.total + holders.length - both },
    codes: match === 'code' ? { items, total, match } : { ...NONE, match: null },
    marks: [],
    understood: null,
    wanted: null,
  }
}

/**
 * @param codes searches the classifiers.
 * @returns hits by kind, best first; in one round trip, or three when the query has to be interpreted.
 */
export const search = (
  db: Database,
  request: Request,
  locale: Locale,
  codes: (limit: number) => Promise<CodeHits>,
): Promise<SearchResults['data']> => withOperatorTerms(db, () => searchEverything(db, request, locale, codes))

async function searchEverything(
  db: Database,
  request: Request,
  locale: Locale,
  codes: (limit: number) => Promise<CodeHits>,
): Promise<SearchResults['data']> {
  const { q, size } = request
  const asked = size === 'page' && request.asked ? wantedCount(q, locale) : null
  const wish: Wish = asked === null ? request : { ...request, quantity: asked, unit: 'piece' }
  const codeHits = codes(LIMITS[size].others)
  const runIn =
    (ranges: TypedRange[]) =>
    async (match: string, textMatch = match, choices: Choice[] = []) => {
      // Codes are searched in memory, so that their goods are counted in the same round trip.
      const counted = size === 'few' ? (await codeHits).items : []
      return readHits(db, { match, textMatch, choices, ranges, codes: counted }, wish, locale)
    }
  const options = { scope: 'everything', locale, run: runIn([]), hasGoods } as const
  const searched =
    size === 'few'
      ? searchWhileTyping(db, q, { ...options, isEmpty }).then((found) => ({ ...found, text: q }))
      : inRangesFirst(db, q, (text, ranges) => searchUnderstood(db, text, { ...options, run: runIn(ranges), isNamed }))
  const [{ result, terms, understood, text, choices = [] }, classifierHits, holders] = await Promise.all([
    searched,
    codeHits,
    readCompaniesByTaxNumber(db, q, LIMITS[size].others, locale),
  ])
  const { items: codeItems, total, match: codeMatch } = classifierHits
  const { goods, texts, chosenBy, within, ...read } = result
  const candidates = read.products.items.map((card, at): Candidate => {
    // What the first choice leaves out is shown above all products.
    const further = chosenBy[at] ? choices[chosenBy[at]] : undefined
    const chosen = further ?? { terms, leftOut: choices[0]?.leftOut ?? [] }
    const read = texts[at] ?? null
    const found = withFound(chosen.terms, card, read, locale, q)
    const group = `${chosenBy[at] ?? 0} ${read?.isNamed} ${within[at]}`
    return { ...chosen, card: further ? withLacking(found, further, q) : found, texts: read, group }
  })
  const items = size === 'page' ? orderedByTexts(candidates, locale) : candidates.map(({ card }) => card)
  const lost = understood?.leftOut.some((word) => /\d/.test(word)) ?? false
  // Pinyin and other slips say nothing of the thing's name until they are read.
  const asRead = understood && understood.changes.length > 0 ? understood.q : text
  const byNumbers = size === 'page' ? orderedByNumbers(items, asRead, lost) : items
  const inside = new Set(candidates.flatMap(({ card, texts }, at) => (within[at] && texts?.isNamed ? [card.id] : [])))
  const ordered = byNumbers.toSorted((one, other) => Number(inside.has(other.id)) - Number(inside.has(one.id)))
  const hits = { ...read, products: { ...read.products, items: ordered } }
  if (holders.length > 0) return ofHolders(holders, understood ? NO_HITS : hits, classifierHits)
  return {
    ...hits,
    codes: { items: withGoods(codeItems, goods), total, match: codeMatch },
    marks: highlightPrefixes(terms),
    understood: interpretationToShow(understood, classifierHits, isEmpty(result)),
    wanted: size === 'page' ? wantedCount(asRead, locale) : null,
  }
}

/** @returns lines of the typeahead; the last word of the query may be unfinished. */
export async function readSuggestions(db: Database, q: string, locale: Locale) {
  const { result } = await searchWhileTyping<SuggestionRow[]>(db, q, {
    scope: 'products',
    locale,
    run: (match) => selectSuggestions(db, match),
    isEmpty: (rows) => rows.length === 0,
    hasGoods: (rows) => rows.length > 0,
  })
  return result.map((row) => toSuggestion(row, locale))
}
