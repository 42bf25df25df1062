/**
 * Interprets a query without hits, and chooses the terms of the interpretation that do have hits. Nothing here depends
 * on filters, so that a list and its facets interpret the query in the same way.
 */

import type { Understood } from '../../../../../domain/contract/understood-query.ts'
import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import type { QueryTerm } from '../../../../db/search-text/tokens.ts'
import { type Choice, choicesOf, MAX_CHOICES } from './choices.ts'
import { isDoubtful, isShortReplaced } from './corrections.ts'
import { NEVER, selectFirstNamed, selectFirstWanted, selectMatching } from './index-lookups.ts'
import { type Interpretation, interpretationsOf, queryText, surestOf } from './interpretations.ts'
import type { IndexProbe, SearchedQuery } from './probe-index.ts'
import { type Relaxation, relaxationMatch, relaxationsOf, sayWhat, singleTerms } from './relaxations.ts'
import { selectTermFacts, toTermFacts } from './term-weights.ts'
import { typedForm } from './typed-form.ts'
import {
  isOfAnything,
  isOfLostHanNoun,
  isOfLostNoun,
  isOfOtherFields,
  isOfOtherKind,
  isOfProperty,
  isOfUnknown,
  propertiesOf,
  thingsFirst,
} from './wanted-thing.ts'
import { areSizesOfThing, withWords } from './words-before-numbers.ts'

interface Understanding {
  /** The terms to search for; none where no term is indexed. */
  terms: QueryTerm[]
  /** Whether the goods that have them are others than those searched for. */
  isOther: boolean
  /** Whether the tables of other fields and kinds say so, and not only that too few words are found. */
  isOfOther: boolean
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

const goodsMatchesOf = (relaxations: Relaxation[]): string[] => relaxations.map(relaxationMatch)

/** A corrected word has to be in a name: descriptions have a word near to any. */
const isGuess = (interpretation?: Interpretation): boolean =>
  interpretation?.changes.some(({ how }) => how === 'spelling') ?? false

/** A doubtful correction is none where the rest of the query is unknown. */
const isSure = ({ changes, unknown }: Interpretation): boolean =>
  unknown.length === 0 || !changes.some(({ from, to }) => isDoubtful(from, to))

/** Share of the weight of what a company or a service has that goods need to be meant rather. */
const RATHER_GOODS = 0.75

/** What is left of the query where something has it: of goods, unless something else has far more of it. */
function foundRelaxations(
  relaxations: Relaxation[],
  anywhere: { at: number }[],
  inGoods: { at: number }[],
): Relaxation[] {
  const of = (rows: { at: number }[]) => rows.flatMap(({ at }) => relaxations[at] ?? [])
  const goods = of(inGoods)
  const first = of(anywhere).filter((one) => !one.called || goods.includes(one))
  const isGoods = (goods[0]?.weight ?? 0) >= RATHER_GOODS * (first[0]?.weight ?? 0)
  return isGoods ? [...new Set([...goods, ...first])] : first
}

/** Relaxations with hits that are looked for: the best one, and others that the page offers. */
const MAX_RELAXATIONS = 8

/**
 * One round trip: the first interpretation with hits for all its terms, else the best relaxation of the likeliest one.
 */
async function chooseInterpretation(
  db: Database,
  query: SearchedQuery,
  probe: IndexProbe,
  interpretations: [Interpretation, ...Interpretation[]],
): Promise<Chosen> {
  const { scope, inNames = false } = query
  const likeliest = surestOf(query, probe, interpretations[0])
  const wanted = probe.hasTextHits ? 'products' : scope
  const whole = matchesOf(interpretations)
  const relaxations = relaxationsOf(likeliest.terms, probe.facts, probe.nearest)
  // Terms of a correction are not those of the probe.
  const others = singleTerms(likeliest.terms).filter(({ typed }) => !probe.facts.has(typed))
  const [byName, asWanted, anywhere, relaxed, inGoods, named, inTexts, rows] = await db.batch([
    selectMatching(db, scope, whole, { where: 'names' }),
    selectMatching(db, scope, whole, { where: 'wanted' }),
    selectMatching(db, scope, whole),
    selectFirstWanted(db, wanted, matchesOf(relaxations), MAX_RELAXATIONS),
    selectFirstWanted(db, 'products', goodsMatchesOf(relaxations), MAX_RELAXATIONS),
    selectFirstNamed(db, inNames ? goodsMatchesOf(relaxations) : [], MAX_CHOICES),
    selectMatching(db, wanted, matchesOf(relaxations.filter(({ terms }) => terms.length === 1))),
    selectTermFacts(db, scope, others, NEVER),
  ])
  const facts = new Map([...probe.facts, ...toTermFacts(others, rows)])
  const guessed = (term: QueryTerm) =>
    likeliest.changes.some(({ to, how }) => how === 'spelling' && to.split(' ').includes(term.typed))
  const aside = propertiesOf(query.q)
  const isOther = ({ terms, leftOut }: Pick<Relaxation, 'terms' | 'leftOut'>, unknown: QueryTerm[]) => {
    const ofThing = [...leftOut, ...unknown].filter((term) => !aside.has(term.typed) && !isOfAnything(term))
    return areSizesOfThing(terms, ofThing) || !sayWhat({ terms, leftOut: ofThing }, facts, guessed)
  }
  // The whole query in the text of a category or a company is less than a part of it in the name of a product.
  const inRows = [...asWanted, ...(relaxed.length > 0 ? [] : anywhere)]
  const sure = ({ at }: { at: number }) => interpretations[at] !== undefined && isSure(interpretations[at])
  const full =
    interpretations[
      byName.find(sure)?.at ??
        inRows.find((row) => sure(row) && !isGuess(interpretations[row.at]))?.at ??
        interpretations.length
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
  const found = withWords(thingsFirst(query.q, foundRelaxations(relaxations, relaxed, inGoods)), likeliest.terms)
  const [best, ...rest] = found.length > 0 ? found : inTexts.flatMap(({ at }) => single[at] ?? [])
  if (!best) return { interpretation: likeliest, others: [], isOther: false, choices: [] }
  const further = named.flatMap(({ at }) => relaxations[at] ?? [])
  const choices = choicesOf([...new Set([best, ...rest, ...further])], facts, {
    unknown: likeliest.unknown,
    q: query.q,
  })
  return { interpretation: likeliest, best, others: rest, isOther: isOther(best, likeliest.unknown), choices }
}

/** Most other relaxations that the page offers. */
const MAX_OFFERED = 3

/** Offers only queries with a term that the best one does not have: a subset of its terms is less specific. */
function offered({ best, others }: Chosen): string[] {
  const had = new Set(singleTerms(best?.terms ?? []).map(({ typed }) => typed))
  const further = others.filter(({ terms }) => singleTerms(terms).some(({ typed }) => !had.has(typed)))
  return [...new Set(further.map(({ terms }) => queryText(terms)))].slice(0, MAX_OFFERED)
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

/** @param probe the result of probeIndex for this query. */
export async function understand(db: Database, query: SearchedQuery, probe: IndexProbe): Promise<Understanding> {
  const chosen = await chooseInterpretation(db, query, probe, interpretationsOf(query, probe))
  const { unknown, terms } = chosen.interpretation
  const lost = [...unknown, ...(chosen.best?.leftOut ?? [])]
  const isOfOther = isOfOtherFields(lost, chosen.best?.terms) || isOfOtherKind(query.q, lost, chosen.best?.terms ?? [])
  const isOther =
    chosen.isOther ||
    isOfOther ||
    isOfLostNoun(query.q, lost, unknown, chosen.best?.terms ?? []) ||
    isOfUnknown(query.q, terms, unknown) ||
    isOfLostHanNoun(query.q, chosen.best?.terms ?? [], lost) ||
    isOfProperty(chosen.best?.terms ?? [], lost)
  const isWrong = isWild(chosen) || (isOther && isGuess(chosen.interpretation))
  const choice = isWrong ? withoutGuess(chosen) : { ...chosen, isOther }
  const { interpretation, best } = choice
  const leftOut = [...interpretation.unknown, ...(best?.leftOut ?? interpretation.terms)]
  const shown = (text: string) => typedForm(query.q, text)
  return {
    terms: best?.terms ?? [],
    isOther: choice.isOther,
    isOfOther,
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
export function likeliestMatch(query: SearchedQuery, probe: IndexProbe): string {
  const [{ terms }] = interpretationsOf(query, probe)
  return matchQuery(terms.length > 0 ? terms : query.terms)
}

/** Interpretations that are searched together while the query is typed. */
const MAX_TOGETHER = 4

/**
 * The likeliest interpretations while the query is typed, each with all its terms, because the next letter may complete them. They are
 * searched together: only one that is meant has goods ("work gives" has none, "work gloves" has).
 */
export function likeliestReadings(query: SearchedQuery, probe: IndexProbe): QueryTerm[][] {
  const readings = interpretationsOf(query, probe).filter(
    ({ unknown, terms }) => unknown.length === 0 && terms.some((term) => !query.terms.includes(term)),
  )
  return readings.slice(0, MAX_TOGETHER).map(({ terms }) => terms)
}
