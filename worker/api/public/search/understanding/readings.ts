/** What a query may mean, where the index does not know all of its words or never has them together. */

import type { Understood } from '../../../../../domain/contract/understood-query.ts'
import { searchWords } from '../../../../db/search-words.ts'
import type { QueryWord } from '../../../../db/words.ts'
import type { FirstLook } from './first-look.ts'
import type { Neighbour } from './look-up.ts'
import { likeliest, replacement } from './neighbours.ts'

type Change = Understood['changes'][number]

export interface Reading {
  /** To be searched together. */
  words: QueryWord[]
  /** Words that nothing has, and nothing is near to. */
  unknown: QueryWord[]
  changes: Change[]
}

export const written = (words: QueryWord[]): string => words.map(({ typed }) => typed).join(' ')

/** The query with its parts in the layout they make sense in; null where it is so already. */
function otherKeys({ chunks }: FirstLook): Reading | null {
  const changed = chunks.filter(({ text, meant }) => meant !== text)
  if (changed.length === 0) return null
  const [from, to] = [changed.map(({ text }) => text), changed.map(({ meant }) => meant)]
  return {
    words: searchWords(chunks.map(({ meant }) => meant).join(' ')),
    unknown: [],
    changes: [{ from: from.join(' '), to: to.join(' '), how: 'layout' }],
  }
}

const isCyrillic = (word: string): boolean => /[а-я]/.test(word)

function changeTo(word: QueryWord, near: Neighbour): { meant: QueryWord; change: Change } {
  const meant = replacement(near)
  const how = isCyrillic(word.typed) === isCyrillic(meant.typed) ? 'spelling' : 'letters'
  return { meant, change: { from: word.typed, to: meant.typed, how } }
}

/** So many neighbours of a word are tried. */
const TRIED = 3

/** A word with what it may stand for: itself, its parts, or a neighbour. */
interface Place {
  word: QueryWord
  itself: QueryWord[]
  neighbours: Neighbour[]
}

/** A compound that nobody knows is as many places as it has words. */
function placesOf(word: QueryWord, look: FirstLook): Place[] {
  const itself = look.known(word) ? [word] : (look.parts.get(word) ?? [])
  const compound = look.compounds.get(word) ?? []
  if (itself.length === 0 && compound.length > 0) return compound.flatMap((part) => placesOf(part, look))
  return [{ word, itself, neighbours: likeliest(word.typed, look.neighbours.get(word) ?? []).slice(0, TRIED) }]
}

/** @param choices which neighbour stands for the word at a place; absent: the word itself. */
function readingOf(places: Place[], choices: Map<Place, Neighbour>): Reading {
  const changes: Change[] = []
  const words = places.flatMap((place) => {
    const near = choices.get(place)
    if (!near) return place.itself
    const { meant, change } = changeTo(place.word, near)
    changes.push(change)
    return [meant]
  })
  return {
    // A mended word may be part of a name that it was not part of before.
    words: changes.length > 0 ? searchWords(written(words)) : words,
    unknown: places.filter((place) => place.itself.length === 0 && !choices.has(place)).map(({ word }) => word),
    changes,
  }
}

/**
 * @returns the likeliest first: in the other layout, or with the nearest word for each that is not known; then with one of
 *   them another one. Where all are known, one may be a slip that happens to be a word.
 */
export function readingsOf(words: QueryWord[], look: FirstLook): [Reading, ...Reading[]] {
  const keys = otherKeys(look)
  if (keys) return [keys]
  const places = words.flatMap((word) => placesOf(word, look))
  const unknown = places.filter(({ itself }) => itself.length === 0)
  const first = new Map(
    unknown.flatMap((place): [Place, Neighbour][] => (place.neighbours[0] ? [[place, place.neighbours[0]]] : [])),
  )
  const doubtful = unknown.length > 0 ? unknown : places
  const others = doubtful.flatMap((place) =>
    place.neighbours
      .filter((near) => near !== first.get(place))
      .map((near) => new Map([...first, [place, near] as const])),
  )
  return [readingOf(places, first), ...others.map((choices) => readingOf(places, choices))]
}
