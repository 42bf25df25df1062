/** Which terms of a query the products of a page have to contain: first all that are found together, then smaller selections of them. */
import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { areTelling, ONE_HAN, type QueryTerm } from '../../../../db/search-text/tokens.ts'
import { selectFirstNamed } from './index-lookups.ts'
import type { IndexProbe, SearchedQuery } from './probe-index.ts'
import { type Relaxation, relaxationMatch, relaxationsOf, singleTerms } from './relaxations.ts'
import type { TermsFacts } from './term-weights.ts'
import { isOfAnything, mainThings, propertiesOf } from './wanted-thing.ts'

/** A selection of a query's terms that products have. */
export interface Choice {
  match: string
  weight: number
  terms: QueryTerm[]
  /** Terms of the query that it does not have. */
  leftOut: QueryTerm[]
}

/** Selections that are searched together. */
export const MAX_CHOICES = 8

const HAS_DIGIT = /\d/

/** Words that the first selection may lack for a selection of the thing alone to follow it. */
const MAX_LOST = 1

/**
 * @param lost terms of the query that the first selection does not have
 * @returns whether a selection is only the thing that the first one names as well: pumps, to follow pumps for acid. Where more than a word, or
 *   a number, is lost, the first is rather a coincidence: "cotton bed sheet set" of sheets of steel
 */
const isThingOf = (
  terms: QueryTerm[],
  first: Relaxation,
  lost: QueryTerm[],
  named: (term: QueryTerm) => boolean,
): boolean =>
  lost.length <= MAX_LOST &&
  !lost.some(({ typed }) => HAS_DIGIT.test(typed)) &&
  terms.every((term) => named(term) && first.terms.includes(term))

/**
 * @param named whether a term names a thing
 * @returns whether a selection is near enough to what is wanted to follow what has more of it: it names the thing, and has more words than it
 *   leaves out, or all numbers: fire hoses are no "hydraulic hose 1/2"
 */
function isNear({ terms, leftOut }: Relaxation, named: (term: QueryTerm) => boolean): boolean {
  const numbers = (some: QueryTerm[]) => singleTerms(some).filter(({ typed }) => HAS_DIGIT.test(typed)).length
  const words = (some: QueryTerm[]) => singleTerms(some).length - numbers(some)
  if ([...terms, ...leftOut].some(named) && !terms.some(named)) return false
  const rest = terms.filter(({ typed }) => !HAS_DIGIT.test(typed))
  // A single character is in too many words to count as one.
  const telling = (some: QueryTerm[]) => words(some.filter(({ typed }) => !ONE_HAN.test(typed)))
  return areTelling(rest) && (telling(leftOut) < telling(terms) || (numbers(terms) > 0 && numbers(leftOut) === 0))
}

/**
 * For "boots S3 for the floor", all boots of class S3 follow those whose text has "floor", instead of being left out.
 * @returns whether a selection is the first one without a single word, which is neither a number nor the name of the thing
 */
function lacksOneWord({ terms }: Relaxation, first: Relaxation, named: (term: QueryTerm) => boolean): boolean {
  const own = singleTerms(terms)
  const all = singleTerms(first.terms)
  const [lost, ...others] = all.filter((term) => own.every(({ typed }) => typed !== term.typed))
  const isPart = own.length > 1 && own.every(({ typed }) => all.some((term) => term.typed === typed))
  return (
    isPart &&
    lost !== undefined &&
    others.length === 0 &&
    !HAS_DIGIT.test(lost.typed) &&
    !named(lost) &&
    terms.some(named)
  )
}

/**
 * @param relaxations with hits, the one that was chosen first
 * @param query as typed, and its terms that nothing has
 * @returns the first, and those of the others that are near enough
 */
export function choicesOf(
  relaxations: Relaxation[],
  facts: TermsFacts,
  { unknown = [], q }: { unknown?: QueryTerm[]; q: string },
): Choice[] {
  const [first, ...others] = relaxations
  if (!first) return []
  const named = ({ typed, isThing }: QueryTerm) => isThing === true || facts.get(typed)?.isHead === true
  const aside = propertiesOf(q)
  const main = mainThings(q)
  const lost = singleTerms([...first.leftOut, ...unknown]).filter(
    (term) => !aside.has(term.typed) && !isOfAnything(term),
  )
  const surely = (term: QueryTerm) =>
    main.has(term.typed) && (term.isThing === true || (unknown.length === 0 && named(term)))
  const near = others.filter(
    (one) =>
      isThingOf(one.terms, first, lost, surely) ||
      lacksOneWord(one, first, named) ||
      isNear({ ...one, leftOut: [...one.leftOut, ...unknown] }, named),
  )
  return [first, ...near].map((one) => {
    const match = relaxationMatch(one)
    // A category has the names of those above it: "heat exchangers and instrumentation" has pressure gauges.
    return { ...one, match: one !== first && isThingOf(one.terms, first, lost, surely) ? `{name} : (${match})` : match }
  })
}

/**
 * The choices of a query whose words are all in the texts of products, and not all in any name: what has most of them in its name is more
 * likely meant. One round trip.
 */
export async function choicesOfTyped(
  db: Database,
  { q, terms }: SearchedQuery,
  { facts }: IndexProbe,
): Promise<Choice[]> {
  const [whole, ...parts] = relaxationsOf(terms, facts)
  if (!whole || parts.length === 0) return []
  const matches = parts.map((one) => matchQuery(one.terms))
  const [found] = await db.batch([selectFirstNamed(db, matches, MAX_CHOICES)])
  return choicesOf([whole, ...found.flatMap(({ at }) => parts[at] ?? [])], facts, { q })
}
