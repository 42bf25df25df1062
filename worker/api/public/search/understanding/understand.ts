/**
 * Interprets a query without hits, and chooses the terms of the interpretation that do have hits. Nothing here depends
 * on filters, so that a list and its facets interpret the query in the same way.
 */

import type { Understood } from '../../../../../domain/contract/understood-query.ts'
import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import type { QueryTerm } from '../../../../db/search-text/tokens.ts'
import { type Choice, choicesOf, MOST_CHOICES } from './choices.ts'
import { isShortReplaced } from './corrections.ts'
import { NEVER, selectFirstNamed, selectFirstWanted, selectMatching } from './index-lookups.ts'
import { type Interpretation, interpretationsOf, queryText } from './interpretations.ts'
import type { IndexProbe, Query } from './probe-index.ts'
import { type Relaxation, relaxationsOf, sayWhat, singleTerms } from './relaxations.ts'
import { selectTermFacts, toTermFacts } from './term-weights.ts'
import { typedForm } from './typed-form.ts'

interface Understanding {
  /** The terms to search for; none where no term is indexed. */
  terms: QueryTerm[]
  /** Whether the goods that have them are others than those searched for. */
  isOther: boolean
  understood: Understood
  /** What products are chosen by; none where nothing else than the terms is. */
  choices: Choice[]
}

interface Chosen {
  interpretation: Interpretation
  /** Absent where no part of the interpretation has hits. */
  best?: Pick<Relaxation, 'terms' | 'leftOut'>
  /** Others that have hits. */
  others: Relaxation[]
  /** Whether the best no longer says what is wanted. */
  isOther: boolean
  choices: Choice[]
}

const matchesOf = (choices: { terms: QueryTerm[] }[]): string[] => choices.map(({ terms }) => matchQuery(terms))

/** A corrected word has to be in a name: descriptions have a word near to any. */
const isGuess = (interpretation?: Interpretation): boolean =>
  interpretation?.changes.some(({ how }) => how === 'spelling') ?? false

/** Relaxations with hits that are looked for: the best one, and others that the page offers. */
const MOST_RELAXATIONS = 8

/**
 * One round trip: the first interpretation with hits for all its terms, else the best relaxation of the likeliest one.
 */
async function chooseInterpretation(
  db: Database,
  { scope, inNames = false }: Query,
  probe: IndexProbe,
  interpretations: [Interpretation, ...Interpretation[]],
): Promise<Chosen> {
  const [likeliest] = interpretations
  const wanted = probe.hasTextHits ? 'products' : scope
  const whole = matchesOf(interpretations)
  const relaxations = relaxationsOf(likeliest.terms, probe.facts)
  // Terms of a correction are not those of the probe.
  const others = singleTerms(likeliest.terms).filter(({ typed }) => !probe.facts.has(typed))
  const [byName, asWanted, anywhere, relaxed, named, inTexts, rows] = await db.batch([
    selectMatching(db, scope, whole, { where: 'names' }),
    selectMatching(db, scope, whole, { where: 'wanted' }),
    selectMatching(db, scope, whole),
    selectFirstWanted(db, wanted, matchesOf(relaxations), MOST_RELAXATIONS),
    selectFirstNamed(db, inNames ? matchesOf(relaxations) : [], MOST_CHOICES),
    selectMatching(db, wanted, matchesOf(relaxations.filter(({ terms }) => terms.length === 1))),
    selectTermFacts(db, scope, others, NEVER),
  ])
  const facts = new Map([...probe.facts, ...toTermFacts(others, rows)])
  const guessed = (term: QueryTerm) =>
    likeliest.changes.some(({ to, how }) => how === 'spelling' && to.split(' ').includes(term.typed))
  const isOther = ({ terms, leftOut }: Pick<Relaxation, 'terms' | 'leftOut'>, unknown: QueryTerm[]) =>
    !sayWhat({ terms, leftOut: [...leftOut, ...unknown] }, facts, guessed)
  // The whole query in the text of a category or a company is less than a part of it in the name of a product.
  const inRows = [...asWanted, ...(relaxed.length > 0 ? [] : anywhere)]
  const full =
    interpretations[
      byName[0]?.at ?? inRows.find(({ at }) => !isGuess(interpretations[at]))?.at ?? interpretations.length
    ]
  if (full && !probe.hasTextHits) {
    const best = { terms: full.terms, leftOut: [] }
    return {
      interpretation: full,
      best,
      others: [],
      isOther: full.unknown.length > 0 && isOther(best, full.unknown),
      choices: [],
    }
  }
  const single = relaxations.filter(({ terms }) => terms.length === 1)
  const found = relaxed.length > 0 ? relaxed.map(({ at }) => relaxations[at]) : inTexts.map(({ at }) => single[at])
  const [best, ...rest] = found.flatMap((one) => one ?? [])
  if (!best) return { interpretation: likeliest, others: [], isOther: false, choices: [] }
  const further = named.flatMap(({ at }) => relaxations[at] ?? [])
  const choices = choicesOf([...new Set([best, ...rest, ...further])], facts, likeliest.unknown)
  return { interpretation: likeliest, best, others: rest, isOther: isOther(best, likeliest.unknown), choices }
}

/** Most other relaxations that the page offers. */
const MOST_OFFERED = 3

/** Offers only queries with a term that the best one does not have: a subset of its terms is less specific. */
function offered({ best, others }: Chosen): string[] {
  const had = new Set(singleTerms(best?.terms ?? []).map(({ typed }) => typed))
  const further = others.filter(({ terms }) => singleTerms(terms).some(({ typed }) => !had.has(typed)))
  return [...new Set(further.map(({ terms }) => queryText(terms)))].slice(0, MOST_OFFERED)
}

/** A short word with one letter replaced is more likely another word, unless more of the query is found beside it: "tea" is no tee. */
function isWild({ interpretation: { changes }, best }: Chosen): boolean {
  const wild = changes.flatMap(({ from, to, how }) =>
    how === 'spelling' && isShortReplaced(from, to) ? to.split(' ') : [],
  )
  const found = singleTerms(best?.terms ?? [])
  return found.length > 0 && found.every(({ typed }) => wild.includes(typed))
}

/** What is left is a guess, and not what was wanted: "chain" of "ergonomic office chair" leads nowhere, not even to categories. */
const withoutGuess = ({ interpretation }: Chosen): Chosen => ({
  interpretation: { ...interpretation, changes: [] },
  others: [],
  isOther: false,
  choices: [],
})

/** What follows is a property, a purpose or a material of the thing that was named before it. */
const BEFORE_PROPERTY = /\s(?:с|со|для|из|под|на|with|for)\s/u

/** Whether nothing has the thing itself, but only what the query says of it: «респиратор с клапаном» is no valve. */
function isOfUnknown({ q }: Query, { unknown, terms }: Interpretation): boolean {
  const text = q.toLowerCase()
  const at = text.search(BEFORE_PROPERTY)
  if (at < 0 || terms.length === 0) return false
  const thing = singleTerms(searchTerms(text.slice(0, at))).filter(({ typed }) => !/\d/.test(typed))
  return thing.length > 0 && thing.every(({ typed }) => unknown.some((term) => term.typed === typed))
}

/** @param probe the result of probeIndex for this query. */
export async function understand(db: Database, query: Query, probe: IndexProbe): Promise<Understanding> {
  const chosen = await chooseInterpretation(db, query, probe, interpretationsOf(query, probe))
  const isOther = chosen.isOther || isOfUnknown(query, chosen.interpretation)
  const isWrong = isWild(chosen) || (isOther && isGuess(chosen.interpretation))
  const choice = isWrong ? withoutGuess(chosen) : { ...chosen, isOther }
  const { interpretation, best } = choice
  const leftOut = [...interpretation.unknown, ...(best?.leftOut ?? interpretation.terms)]
  const shown = (text: string) => typedForm(query.q, text)
  return {
    terms: best?.terms ?? [],
    isOther: choice.isOther,
    choices: choice.choices,
    understood: {
      q: best ? shown(queryText(best.terms)) : query.q,
      changes: interpretation.changes.map((change) => ({ ...change, from: shown(change.from) })),
      leftOut: leftOut.map(({ typed }) => shown(typed)),
      unknown: interpretation.unknown.map(({ typed }) => shown(typed)),
      others: offered(choice).map(shown),
    },
  }
}

/** @returns the MATCH string of the likeliest interpretation; of the typed terms where it has no terms. */
export function likeliestMatch(query: Query, probe: IndexProbe): string {
  const [{ terms }] = interpretationsOf(query, probe)
  return matchQuery(terms.length > 0 ? terms : query.terms)
}

/** Interpretations that are searched together while the query is typed. */
const MOST_TOGETHER = 4

/**
 * The likeliest interpretations while the query is typed, each with all its terms, because the next letter may complete them. They are
 * searched together: only one that is meant has goods ("work gives" has none, "work gloves" has).
 */
export function likeliestReadings(query: Query, probe: IndexProbe): QueryTerm[][] {
  const readings = interpretationsOf(query, probe).filter(
    ({ unknown, changes }) => changes.length > 0 && unknown.length === 0,
  )
  return readings.slice(0, MOST_TOGETHER).map(({ terms }) => terms)
}
