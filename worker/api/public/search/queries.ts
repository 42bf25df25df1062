import type { CompanyCard } from '../../../../domain/contract/companies.ts'
import type { ProductCard } from '../../../../domain/contract/products.ts'
import type { SearchResults } from '../../../../domain/contract/search.ts'
import type { Understood } from '../../../../domain/contract/understood-query.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { TypedRange } from '../../../../domain/parameters/typed-ranges.ts'
import type { Database } from '../../../db/connection.ts'
import { hasAddedName } from '../../../db/search-text/added-names.ts'
import { wantedCount } from '../../../db/search-text/query-terms.ts'
import { highlightPrefixes, type QueryTerm } from '../../../db/search-text/tokens.ts'
import { type Sought, type SuggestionRow, selectSuggestions, toSuggestion } from '../products/suggestions.ts'
import { readCompaniesByTaxNumber } from './by-tax-number.ts'
import { type Candidate, orderedByTexts } from './by-texts.ts'
import type { CodeHits } from './classifier-hits.ts'
import { onlyDescribed, withFound } from './found-in-text.ts'
import { withGoods } from './goods-of-codes.ts'
import { withLacking } from './lacking.ts'
import { readLeafGoods, withLeafGoods } from './leaf-goods.ts'
import type { Meaning } from './meant-category.ts'
import { orderFoundProducts } from './order-found-products.ts'
import { type Hits, LIMITS, type ReadHits, readHits, type SearchInput, type Shared, type Wish } from './read-hits.ts'
import { isSoldElsewhere, mentioning } from './sold-elsewhere.ts'
import type { Choice } from './understanding/choices.ts'
import { inRangesFirst } from './understanding/in-ranges.ts'
import { withOperatorTerms } from './understanding/operator-terms.ts'
import { singleTerms } from './understanding/relaxations.ts'
import { searchWhileTyping } from './understanding/search-typed.ts'
import { searchUnderstood } from './understanding/search-understood.ts'

const hasGoods = ({ products }: ReadHits): boolean => products.total > 0

const isNamed = ({ texts }: ReadHits): boolean => texts.some((text) => text?.isNamed)

const describedOf =
  (q: string, locale: Locale) =>
  ({ products, texts }: ReadHits, terms: QueryTerm[]): QueryTerm[] =>
    onlyDescribed(
      q,
      terms,
      products.items.map((card, at) => ({ card, texts: texts[at] ?? null })),
      locale,
    )

const hitsOf = ({ products, categories, services, companies, stories }: ReadHits): Hits => ({
  products,
  categories,
  services,
  companies,
  stories,
})

const isEmpty = (found: ReadHits): boolean => Object.values(hitsOf(found)).every(({ total }) => total === 0)

/** Hides unknown terms that a classifier code has, since the page would otherwise call them unknown. */
function interpretationToShow(understood: Understood | null, codes: CodeHits, nothingElse: boolean): Understood | null {
  if (!understood || codes.match !== null) return null
  if (!codes.byWords) return understood
  return nothingElse ? null : { ...understood, unknown: [] }
}

const NONE = { items: [], total: 0 }
const NO_HITS: Hits = { products: NONE, categories: NONE, services: NONE, companies: NONE, stories: NONE }

/** @returns the categories that were found, behind the one that the words surely mean */
function withSuggested(found: Hits['categories'], meant: ReadHits['leaf']): Hits['categories'] {
  if (!meant) return found
  const others = found.items.filter(({ id }) => id !== meant.id)
  return {
    items: [meant, ...others].slice(0, LIMITS.few.others),
    total: found.total + 1 - (found.items.length - others.length),
  }
}

/**
 * @param typed what has the number in its text, as it was typed
 * @returns the results of a tax number: its companies first, and a code only where it is one itself
 */
function ofHolders(holders: CompanyCard[], typed: Hits, { items, total, match }: CodeHits): SearchResults['data'] {
  const others = typed.companies.items.filter(({ id }) => holders.every((holder) => holder.id !== id))
  const both = typed.companies.items.length - others.length
  return {
    ...typed,
    companies: {
      items: [...holders, ...others],
      total: typed.companies.total + holders.length - both,
      holders: holders.length,
    },
    codes: match === 'code' ? { items, total, match } : { ...NONE, match: null },
    marks: [],
    understood: null,
    meant: null,
    wanted: null,
  }
}

interface Searched {
  result: ReadHits
  terms: QueryTerm[]
  choices: Choice[]
  understood: Understood | null
}

/** @param asRead the query as it was read @returns the products, each with where it has the words, in the order to show them */
function orderedProducts(
  { result, terms, choices, understood }: Searched,
  asRead: string,
  { q, size }: SearchInput,
  locale: Locale,
): ProductCard[] {
  const { products, texts, chosenBy, within } = result
  const candidates = products.items.map((card, at): Candidate => {
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
  const byNumbers = size === 'page' ? orderFoundProducts(items, asRead, lost) : items
  const inside = new Set(candidates.flatMap(({ card, texts }, at) => (within[at] && texts?.isNamed ? [card.id] : [])))
  return byNumbers.toSorted((one, other) => Number(inside.has(other.id)) - Number(inside.has(one.id)))
}

interface Beside {
  /** Searches the classifiers. */
  codes: (limit: number) => Promise<CodeHits>
  /** What the words of the query mean. */
  meaning: Meaning
}

/**
 * @returns hits by kind, best first; in one round trip, or three when the query has to be interpreted.
 */
export const searchAll = (
  db: Database,
  request: SearchInput,
  locale: Locale,
  beside: Beside,
): Promise<SearchResults['data']> => withOperatorTerms(db, () => searchEverything(db, request, locale, beside))

async function searchEverything(
  db: Database,
  request: SearchInput,
  locale: Locale,
  { codes, meaning }: Beside,
): Promise<SearchResults['data']> {
  const { q, size } = request
  const meant = hasAddedName(q) ? null : meaning.category
  const asked = size === 'page' && request.asked ? wantedCount(q, locale) : null
  const wish: Wish = asked === null ? request : { ...request, quantity: asked, unit: 'piece' }
  const codeHits = codes(LIMITS[size].others)
  let shared: Shared | undefined
  const runIn =
    (ranges: TypedRange[]) =>
    async (match: string, textMatch = match, choices: Choice[] = [], sought: Sought = []) => {
      // Codes are searched in memory, so that their goods are counted in the same round trip.
      const counted = size === 'few' ? (await codeHits).items : []
      const suggested = size === 'few' && meant?.isSure ? meant.slug : ''
      const wanted = { match, textMatch, choices, sought, ranges, codes: counted, meant: suggested }
      const hits = await readHits(db, wanted, wish, locale, shared)
      shared = hits.shared
      return hits
    }
  const isName = async () => (await codeHits).isName
  const options = { scope: 'everything', locale, run: runIn([]), hasGoods } as const
  const ofLeafIn = (ranges: TypedRange[]) => async (terms: QueryTerm[]) =>
    meant === null ? null : readLeafGoods(db, meant.slug, terms, { wish, locale, ranges, limit: LIMITS.page.products })
  const searched =
    size === 'few'
      ? searchWhileTyping(db, q, { ...options, isEmpty, hasTripBefore: true }).then((found) => ({ ...found, text: q }))
      : inRangesFirst(db, q, (text, ranges) =>
          searchUnderstood(db, text, {
            ...options,
            run: runIn(ranges),
            isNamed,
            isName,
            onlyDescribed: describedOf(q, locale),
            ofLeaf: ofLeafIn(ranges),
          }),
        )
  const [{ result, terms, understood, text, choices = [], leaf }, classifierHits, holders] = await Promise.all([
    searched,
    codeHits,
    readCompaniesByTaxNumber(db, q, LIMITS[size].others, locale),
  ])
  const { items: codeItems, total, match: codeMatch } = classifierHits
  const { goods, categoryNums } = result
  const read = hitsOf(result)
  // Pinyin and other slips say nothing of the thing's name until they are read.
  const asRead = understood && understood.changes.length > 0 ? understood.q : text
  const ordered = orderedProducts({ result, terms, choices, understood }, asRead, request, locale)
  const inLeaf = new Set(
    read.products.items.filter((_, at) => leaf?.nums.has(categoryNums[at] ?? 0)).map(({ id }) => id),
  )
  // Codes have the words where no goods have them: then they are the answer, unless the words surely mean a category of ours.
  const isByCodes = total > 0 && (!meant?.isSure || (await isName()))
  const isAnswered = hasGoods(result) ? (understood?.leftOut ?? []).length === 0 && isNamed(result) : isByCodes
  const names = [...ordered, ...read.categories.items].map(({ name }) => name.text)
  const isTyped = size === 'few'
  const [first] = ordered
  const isOfMeant = first !== undefined && inLeaf.has(first.id) && first.found?.in !== 'description'
  const isElsewhere = !hasAddedName(q) && isSoldElsewhere(q, names, { meaning, understood, isTyped, isOfMeant })
  const products = isElsewhere ? mentioning(ordered) : { total: read.products.total, items: ordered }
  // What is left of the query says less of it than what was left out.
  const isWeak = (understood?.leftOut ?? []).length >= singleTerms(terms).length
  const isLikely = meant?.isSure || (isWeak && ordered.some(({ found }) => found === undefined))
  const ofLeaf =
    leaf && isLikely && !isAnswered && !isElsewhere ? withLeafGoods(products, leaf, inLeaf, LIMITS.page.products) : null
  const hits = {
    ...read,
    products: ofLeaf?.products ?? products,
    categories: withSuggested(read.categories, result.leaf),
  }
  if (holders.length > 0) return ofHolders(holders, understood ? NO_HITS : hits, classifierHits)
  return {
    ...hits,
    companies: { ...hits.companies, holders: 0 },
    codes: { items: withGoods(codeItems, goods), total, match: codeMatch },
    marks: highlightPrefixes(terms),
    understood: interpretationToShow(understood, classifierHits, isEmpty(result)),
    meant: ofLeaf?.meant ?? null,
    wanted: size === 'page' ? wantedCount(asRead, locale) : null,
  }
}

/** @returns lines of the typeahead; the last word of the query may be unfinished. */
export async function readSuggestions(db: Database, q: string, locale: Locale) {
  const { result } = await searchWhileTyping<SuggestionRow[]>(db, q, {
    scope: 'products',
    locale,
    run: (match, _text, _choices, sought) => selectSuggestions(db, match, sought),
    isEmpty: (rows) => rows.length === 0,
    hasGoods: (rows) => rows.length > 0,
  })
  return result.map((row) => toSuggestion(row, locale))
}
