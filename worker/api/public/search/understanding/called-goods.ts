/**
 * Goods that are called like the thing of a query come before others whose texts have its words: bolts of 8 before valves with holes for bolts
 * (docs/behaviour.md, "Things before numbers").
 */
import type { Understood } from '../../../../../domain/contract/understood-query.ts'
import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { isUnitWord } from '../../../../db/search-text/synonyms.ts'
import { isHanThing, type QueryTerm } from '../../../../db/search-text/tokens.ts'
import { calledMatch } from './called-match.ts'
import { type Choice, choicesOf, MAX_CHOICES } from './choices.ts'
import { selectFirstNamed, selectFirstWanted } from './index-lookups.ts'
import { queryText } from './interpretations.ts'
import type { IndexProbe } from './probe-index.ts'
import { relaxationsOf, singleTerms } from './relaxations.ts'
import { typedForm } from './typed-form.ts'
import { mainThings, propertiesOf } from './wanted-thing.ts'

const HAS_DIGIT = /\d/

/**
 * @param q as typed
 * @returns those of its terms that name what is wanted, and that the trade has a name for: 泵 and 离心泵, bolt
 */
export function calledThings(q: string, terms: QueryTerm[]): QueryTerm[] {
  const main = mainThings(q)
  return terms.filter(({ typed, isThing }) => main.has(typed) && (isThing || isHanThing(typed)))
}

/**
 * @param things of `calledThings`
 * @returns what goods are chosen by that have a thing and its purpose in their names, so that those of the thing alone follow: converters of
 *   "converter for pumps", of which pumps have one; none where more is said
 */
export function choicesForPurpose(q: string, terms: QueryTerm[], things: QueryTerm[]): Choice[] {
  const aside = propertiesOf(q)
  const purpose = terms.filter((term) => !things.includes(term))
  if (
    things.length === 0 ||
    purpose.length === 0 ||
    !purpose.every(({ typed }) => aside.has(typed) && !HAS_DIGIT.test(typed))
  )
    return []
  const thing = { match: `{name} : (${matchQuery(things)})`, weight: things.length, terms: things, leftOut: purpose }
  return [{ match: calledMatch(terms, things), weight: terms.length, terms, leftOut: [] }, thing]
}

/** Further words up to which a text that has all of them has them by chance rather: two tell of what is meant, "warehouse shelves for pallets 6 m high". */
const MAX_BY_CHANCE = 1

/** @returns whether goods that have all terms in their texts, and are not called like the thing, have them by chance */
export const isByChance = (terms: QueryTerm[], things: QueryTerm[]): boolean =>
  terms.filter((term) => !things.includes(term) && !HAS_DIGIT.test(term.typed) && !isUnitWord(term.typed)).length <=
  MAX_BY_CHANCE

/** What is shown of the goods that are called like the thing, none of which has the rest of the query. */
interface CalledGoods {
  terms: QueryTerm[]
  choices: Choice[]
  understood: Understood
}

/**
 * One round trip.
 * @param q as typed
 * @param things of `calledThings`
 * @returns the selections of the terms with the things, the first of which goods have that are called like them; null where no goods are,
 *   and where some have all of them
 */
export async function goodsCalled(
  db: Database,
  q: string,
  { terms, things, probe }: { terms: QueryTerm[]; things: QueryTerm[]; probe: IndexProbe },
): Promise<CalledGoods | null> {
  const { facts, nearest } = probe
  const parts = relaxationsOf(terms, facts, nearest).filter(({ terms }) =>
    things.every((thing) => terms.includes(thing)),
  )
  const matches = parts.map((one) => calledMatch(one.terms, things))
  const [called, named] = await db.batch([
    selectFirstWanted(db, 'products', matches, 1),
    selectFirstNamed(db, matches, MAX_CHOICES),
  ])
  const first = called.flatMap(({ at }) => parts[at] ?? [])[0]
  if (!first || first.leftOut.length === 0) return null
  const others = named.flatMap(({ at }) => parts[at] ?? []).filter((one) => one !== first)
  const shown = (some: QueryTerm[]) => some.map(({ typed }) => typedForm(q, typed))
  return {
    terms: first.terms,
    choices: choicesOf([first, ...others], facts, { q }).map((choice, at) =>
      at === 0 ? { ...choice, match: calledMatch(choice.terms, things) } : choice,
    ),
    understood: {
      q: typedForm(q, queryText(first.terms)),
      changes: [],
      leftOut: shown(singleTerms(first.leftOut)),
      unknown: [],
      others: [],
    },
  }
}
