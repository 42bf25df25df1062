/** What is asked of the indexes about a query before anything else is tried, in one round trip. */
import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/match.ts'
import { compoundParts, HAN, hanWord, type QueryWord, queryWord } from '../../../../db/words.ts'
import { type Chunk, chunksOf } from './layout.ts'
import {
  answers,
  type Neighbour,
  type Scope,
  selectAnswered,
  selectFound,
  selectSounding,
  selectSpelled,
  type Wanted,
} from './look-up.ts'
import { isNeighbour } from './neighbours.ts'

export interface Query {
  q: string
  words: QueryWord[]
  scope: Scope
  /** Whether the last word may be unfinished. */
  prefixLast: boolean
}

export interface FirstLook {
  /** It stands in texts of something else, as a story's. */
  kept: boolean
  known: (word: QueryWord) => boolean
  /** The parts of the query, those that make sense in the other layout alone in that. */
  chunks: { text: string; meant: string }[]
  /** What stands for a word that the index has not as a whole: its parts that it has; a model's number as a beginning. */
  parts: Map<QueryWord, QueryWord[]>
  /** The words of a compound, each with neighbours of its own. */
  compounds: Map<QueryWord, QueryWord[]>
  /** Words that each word may stand for. */
  neighbours: Map<QueryWord, Neighbour[]>
}

/** Each word costs some look-ups; a longer query has mistakes enough in its first ones. */
const MOST_WORDS = 6

const LETTERS = /^(?:[a-z]{3,24}|[а-я]{3,24})$/

/** Below this a beginning is that of too many words. */
const SHORTEST_BEGINNING = 4

/** Every word, and the words of compounds behind them. */
interface Asked extends Query {
  compounds: Map<QueryWord, QueryWord[]>
  every: QueryWord[]
}

function withCompounds(query: Query): Asked {
  const compounds = new Map(query.words.map((word) => [word, compoundParts(word.typed).map(queryWord)]))
  return { ...query, compounds, every: [...query.words, ...[...compounds.values()].flat()] }
}

/** The last word, and the last one of a compound that stands there. */
const isUnfinished = ({ words, compounds, prefixLast }: Asked, word: QueryWord): boolean => {
  const last = words.at(-1)
  return prefixLast && last !== undefined && (word === last || word === compounds.get(last)?.at(-1))
}

function wantedOf(asked: Asked): Wanted[] {
  const words = [...asked.words.slice(0, MOST_WORDS), ...asked.every.slice(asked.words.length)]
  return words.flatMap((word) => {
    const [{ typed }, at, begins] = [word, asked.every.indexOf(word), isUnfinished(asked, word)]
    const tells = LETTERS.test(typed) && (!begins || typed.length >= SHORTEST_BEGINNING)
    return tells ? [{ at, typed, begins }] : []
  })
}

/** Digits and letters of a model's number, as far as somebody knows it. */
const SHORTEST_NUMBER = 4
const asBeginning = (word: QueryWord): QueryWord | null =>
  /\d/.test(word.typed) && word.beginning.length >= SHORTEST_NUMBER ? { ...word, begins: true } : null

/** Of n characters at most so many: a longer run was cut by the segmenter, and is rare. */
const LONGEST_HAN = 8

/** @returns every part of a Han word of three characters and more. */
function partsOf({ typed }: QueryWord): QueryWord[] {
  const characters = Array.from(typed)
  if (!HAN.test(typed) || characters.length < 3 || characters.length > LONGEST_HAN) return []
  const texts = characters.flatMap((_, from) =>
    characters.slice(from).map((_, length) => characters.slice(from, from + length + 1).join('')),
  )
  return [...new Set(texts)].filter((text) => text !== typed).map(hanWord)
}

/** @returns the word cut into known parts from the left, the longest first; none where a character is in no part. */
function cut(word: QueryWord, known: Map<string, QueryWord>): QueryWord[] {
  const found: QueryWord[] = []
  for (let rest = word.typed; rest !== ''; ) {
    const part = [...known.values()]
      .filter(({ typed }) => rest.startsWith(typed))
      .sort((a, b) => b.typed.length - a.typed.length)[0]
    if (!part) return []
    found.push(part)
    rest = rest.slice(part.typed.length)
  }
  return found
}

/** Questions gathered for one statement, each known by its MATCH string. */
function questions(asked: Asked, chunks: Chunk[]) {
  const { words, every, prefixLast } = asked
  const ofWord = new Map(every.map((word) => [word, matchQuery([word], { prefixLast: isUnfinished(asked, word) })]))
  const ofPart = new Map(words.map((word) => [word, partsOf(word)]))
  const ofBeginning = new Map(words.map((word) => [word, asBeginning(word)]))
  const full = matchQuery(words, { prefixLast })
  const all = new Set([
    full,
    ...ofWord.values(),
    ...chunks.flatMap(({ match, others }) => [match, ...others.map((other) => other.match)]),
    ...[...ofPart.values()].flat().map((part) => matchQuery([part])),
    ...[...ofBeginning.values()].flatMap((word) => (word ? [matchQuery([word])] : [])),
  ])
  return { full, ofWord, ofPart, ofBeginning, all: [...all] }
}

const neighboursOf = ({ every }: Asked, wanted: Wanted[], rows: Neighbour[]): Map<QueryWord, Neighbour[]> =>
  new Map(
    every.map((word, at) => {
      const own = wanted.find((one) => one.at === at)
      return [word, own ? rows.filter((row) => row.at === at && row.uses > 0 && isNeighbour(own, row)) : []]
    }),
  )

/** @returns null where the query as it stands finds what is wanted: nothing else has been looked up then. */
export async function lookAt(db: Database, query: Query): Promise<FirstLook | null> {
  const chunks = chunksOf(query.q, query.prefixLast)
  const words = withCompounds(query)
  const asked = questions(words, chunks)
  const wanted = wantedOf(words)
  const unless = answers(query.scope, asked.full)
  const [stands, found, spelled, sounding] = await db.batch([
    selectAnswered(db, unless),
    selectFound(db, query.scope, asked.all, { unless }),
    selectSpelled(db, query.scope, wanted, unless),
    selectSounding(db, query.scope, wanted, unless),
  ])
  if (stands[0]?.yes) return null
  const answered = new Set(found.map(({ at }) => asked.all[at]))
  const meant = ({ text, match, others }: Chunk) => {
    const other = answered.has(match) ? undefined : others.find((one) => answered.has(one.match))
    return { text, meant: other?.text ?? text }
  }
  const parts = query.words.map((word): [QueryWord, QueryWord[]] => {
    const beginning = asked.ofBeginning.get(word)
    if (beginning) return [word, answered.has(matchQuery([beginning])) ? [beginning] : []]
    const known = (asked.ofPart.get(word) ?? []).filter((part) => answered.has(matchQuery([part])))
    return [word, cut(word, new Map(known.map((part) => [part.typed, part])))]
  })
  return {
    kept: answered.has(asked.full),
    known: (word) => answered.has(asked.ofWord.get(word) ?? ''),
    chunks: chunks.map(meant),
    parts: new Map(parts),
    compounds: words.compounds,
    neighbours: neighboursOf(words, wanted, [...spelled, ...sounding]),
  }
}
