/** Matches the lines of a buyer's list with products, in five round trips for up to fifty lines. */
import { sql } from 'drizzle-orm'
import { compactArticle } from '../../../../../domain/article.ts'
import type { ListLine } from '../../../../../domain/request-list/line.ts'
import type { Database } from '../../../../db/connection.ts'
import { LETTERS, type QueryTerm } from '../../../../db/search-text/tokens.ts'
import type { MeaningOf } from '../../search/meant-category.ts'
import {
  correctedTerm,
  isCorrection,
  rankCorrections,
  tradeCorrections,
} from '../../search/understanding/corrections.ts'
import { type CorrectionRequest, selectNear } from '../../search/understanding/near-words.ts'
import { judgeLine, type LineCandidate, type Verdict } from './judge-line.ts'
import { byAnything, byKind, byName, hasDigit, type LineTerms, leafTerms, searched, termsOfLine } from './line-terms.ts'
import {
  MAX_HITS,
  selectCompared,
  selectFirstHits,
  selectHits,
  selectNamedMatches,
  selectVariants,
} from './look-ups.ts'
import { meantVariant } from './meant-variant.ts'
import { ProductText } from './product-text.ts'
import { unlessElsewhere } from './unless-elsewhere.ts'

/** Lines that are matched together. */
export const LINES_AT_ONCE = 50
/** Products that a line is compared with. */
const MAX_COMPARED = 14
/** Letters of a word that may be misspelt. */
const MIN_CORRECTED_LENGTH = 4

const unique = <Item>(items: Item[]): Item[] => [...new Set(items)]

const NEVER = sql`0`

interface LineMatches {
  terms: LineTerms
  /** Products by number with the part number of the variant that the line names. */
  named: Map<number, string | null>
  hits: number[]
  /** Words that categories are called by. */
  kinds: QueryTerm[]
  /** Products whose category is called by all of these. */
  ofKind: number[]
}

/** Products of the part numbers, and of all terms together. */
async function lookUpAsWritten(db: Database, lines: LineTerms[]) {
  const articles = unique(lines.flatMap((line) => line.articles))
  const words = unique(lines.flatMap(({ terms }) => terms.flatMap(leafTerms).map(({ typed }) => typed)))
  const termOf = new Map(
    lines.flatMap(({ terms }) => terms.flatMap(leafTerms).map((term) => [term.typed, term] as const)),
  )
  const [models, variants, named, any, known, kinds] = await db.batch([
    selectHits(
      db,
      articles.map((article) => `{model} : "${article.replaceAll('"', '')}"`),
    ),
    selectVariants(db, articles),
    selectHits(
      db,
      lines.map(({ terms }) => byName(terms)),
    ),
    selectHits(
      db,
      lines.map(({ terms }) => byAnything(terms)),
    ),
    selectNamedMatches(
      db,
      words.map((word) => byName([termOf.get(word) ?? emptyTerm])),
    ),
    selectNamedMatches(
      db,
      words.map((word) => byKind([termOf.get(word) ?? emptyTerm])),
    ),
  ])
  const ofKinds = new Set(kinds.map(({ at }) => words[at]))
  const unknown = new Set(words)
  for (const { at } of known) unknown.delete(words[at] ?? '')
  const found = lines.map((terms, at): LineMatches => {
    const numbers = terms.articles.map((article) => articles.indexOf(article))
    const byModel = models
      .filter((row) => numbers.includes(row.at))
      .flatMap(({ hits }) => hits.map((hit): [number, null] => [hit, null]))
    const byVariant = variants.filter((row) => numbers.includes(row.at)).flatMap((row) => row.found)
    const hits = named[at]?.hits.length ? named[at].hits : (any[at]?.hits ?? [])
    const kindWords = terms.terms.flatMap(leafTerms).filter((term) => !hasDigit(term) && ofKinds.has(term.typed))
    return {
      terms,
      named: new Map([...byModel, ...byVariant]),
      hits: terms.terms.length > 0 ? hits : [],
      kinds: kindWords,
      ofKind: [],
    }
  })
  return { found, unknown }
}

const emptyTerm: QueryTerm = { typed: '', forms: [], prefix: '' }

/** Corrections of the words that no product has. */
async function correctionsOf(db: Database, words: string[]): Promise<Map<string, QueryTerm[]>> {
  const requests = words
    .filter((word) => LETTERS.test(word) && word.length >= MIN_CORRECTED_LENGTH)
    .map((typed, at): CorrectionRequest => ({ at, typed, isPrefix: false }))
  if (requests.length === 0) return new Map()
  const near = await selectNear(db, 'products', { requests, unless: NEVER })
  return new Map(
    requests.map((request) => {
      const rows = [...near, ...tradeCorrections(request)].filter(
        (row) => row.at === request.at && row.uses > 0 && isCorrection(request, row),
      )
      return [request.typed, rankCorrections(request.typed, rows).slice(0, 3).map(correctedTerm)]
    }),
  )
}

/** The term, or any of its corrections. */
function withCorrections(term: QueryTerm, corrections: Map<string, QueryTerm[]>): QueryTerm {
  const subterms = term.subterms?.map((one) => withCorrections(one, corrections))
  const more = corrections.get(term.typed) ?? []
  return {
    ...term,
    ...(subterms && { subterms }),
    forms: unique([...term.forms, ...more.flatMap(({ forms }) => forms)]),
  }
}

/** Queries with fewer and fewer terms: without the unknown ones, then without each one of the others. */
function relaxations(terms: QueryTerm[], isUnknown: (term: QueryTerm) => boolean): string[] {
  const known = searched(
    terms.flatMap((term) => (isUnknown(term) ? leafTerms(term).filter((one) => !isUnknown(one)) : [term])),
  )
  const without = known.length > 2 ? known.map((_, at) => known.filter((__, other) => other !== at)).reverse() : []
  const numbers = known.filter(hasDigit)
  const words = known.filter((term) => !hasDigit(term))
  const pairs = numbers.flatMap((number) => words.slice(0, 2).map((word) => [number, word]))
  const alone = known.length === 2 ? words.map((word) => [word]) : []
  const tried = [known, ...without, ...(words.length > 1 ? [words, words.slice(0, 2)] : []), ...pairs, ...alone]
  return unique(
    tried.filter((some) => some.length > 0 && (some.length > 1 || known.length < 3)).map((some) => byName(some)),
  )
}

/** Products of the kinds that lines name, which others with more of a line's words would hide. */
async function lookUpKinds(db: Database, found: LineMatches[]) {
  const open = found.filter(({ kinds }) => kinds.length > 0)
  if (open.length === 0) return
  const [rows] = await db.batch([
    selectHits(
      db,
      open.map(({ kinds }) => byKind(kinds)),
    ),
  ])
  for (const { at, hits } of rows) open[at]?.ofKind.push(...hits)
}

async function lookUpRelaxed(db: Database, found: LineMatches[], unknown: Set<string>) {
  const open = found.filter(({ hits, terms }) => hits.length === 0 && terms.terms.length > 0)
  if (open.length === 0) return
  const words = unique(open.flatMap(({ terms }) => terms.terms.flatMap(leafTerms).map(({ typed }) => typed))).filter(
    (word) => unknown.has(word),
  )
  const corrections = await correctionsOf(db, words)
  for (const one of open)
    one.terms = { ...one.terms, terms: one.terms.terms.map((term) => withCorrections(term, corrections)) }
  // What has other names in the trade, such as "hard hat", is known by these.
  const isUnknown = (term: QueryTerm): boolean =>
    term.subterms
      ? !term.synonyms?.length && term.subterms.some(isUnknown)
      : unknown.has(term.typed) && !corrections.get(term.typed)?.length
  const [rows] = await db.batch([
    selectFirstHits(
      db,
      open.map(({ terms }) => [byAnything(terms.terms), ...relaxations(terms.terms, isUnknown)]),
    ),
  ])
  for (const { at, hits } of rows) open[at]?.hits.push(...hits)
}

const numsOf = ({ named, hits, ofKind }: LineMatches): number[] =>
  unique([...[...named.keys(), ...hits].slice(0, MAX_COMPARED), ...ofKind])

function candidatesOf(line: LineMatches, products: Map<number, ProductText>): LineCandidate[] {
  const { terms, named, hits } = line
  return numsOf(line).flatMap((num) => {
    const product = products.get(num)
    if (!product) return []
    const variant = named.get(num) ?? null
    const isNamed =
      (variant !== null && terms.articles.includes(compactArticle(variant))) ||
      (product.model !== '' && terms.articles.includes(product.model))
    const isOfKind = !named.has(num) && !hits.includes(num)
    const { row } = product
    const meant =
      isNamed && variant !== null ? row.variants.find(({ sku }) => sku === variant) : meantVariant(row, terms)
    const text = meant ? new ProductText(row, meant.options) : product
    return [{ product: text, variant: meant?.sku ?? (isNamed ? variant : null), isNamed, isOfKind }]
  })
}

/** Terms that are not the part number which names the product. */
function restOf({ terms, articles }: LineTerms, candidates: LineCandidate[]): QueryTerm[] {
  const names = new Set(
    candidates
      .filter(({ isNamed }) => isNamed)
      .flatMap(({ product, variant }) => [product.model, variant === null ? '' : compactArticle(variant)]),
  )
  const known = articles.filter((article) => names.has(article))
  return terms.filter(({ typed }) => !known.some((article) => article.includes(compactArticle(typed))))
}

/**
 * @param lines up to LINES_AT_ONCE
 * @param meaningOf what the words of a line mean
 * @returns a verdict for each line
 */
export async function matchLines(db: Database, lines: ListLine[], meaningOf: MeaningOf): Promise<Verdict[]> {
  const { found, unknown } = await lookUpAsWritten(db, lines.map(termsOfLine))
  await Promise.all([lookUpRelaxed(db, found, unknown), lookUpKinds(db, found)])
  const nums = unique(found.flatMap(numsOf))
  const [rows] = await db.batch([selectCompared(db, nums)])
  const products = new Map(rows.map((row) => [row.num, new ProductText(row)]))
  const verdicts = found.map((one) => {
    const candidates = candidatesOf(one, products)
    const own = compactArticle(one.terms.line.article)
    const isArticleUnknown = own !== '' && !candidates.some(({ isNamed }) => isNamed)
    const rest = { ...one.terms, terms: restOf(one.terms, candidates) }
    const verdict = judgeLine(candidates, rest, { isArticleUnknown, areMore: one.hits.length >= MAX_HITS })
    return unlessElsewhere(verdict, one.terms, meaningOf)
  })
  return Promise.all(verdicts)
}
