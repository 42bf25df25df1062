/**
 * A query that finds nothing as it stands: what was meant by it, and what of it can be found. Nothing here depends on
 * filters, so that a list and its facets understand the same.
 */

import type { Understood } from '../../../../../domain/contract/understood-query.ts'
import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/match.ts'
import type { QueryWord } from '../../../../db/words.ts'
import { type Attempt, attemptsOf, bestFirst } from './attempts.ts'
import type { FirstLook, Query } from './first-look.ts'
import { selectFound } from './look-up.ts'
import { type Reading, readingsOf, written } from './readings.ts'

export interface Understanding {
  /** To be searched; none where nothing is known. */
  words: QueryWord[]
  understood: Understood
}

interface Settled {
  reading: Reading
  /** Absent where no part of the reading finds anything. */
  best?: Attempt
  /** Other parts of it that find something. */
  others: Attempt[]
}

/** One round trip: the first reading of which something has all the words counts; else as much as possible of the likeliest. */
async function settle(
  db: Database,
  { scope }: Query,
  look: FirstLook,
  readings: [Reading, ...Reading[]],
): Promise<Settled> {
  const [likeliest] = readings
  const wanted = look.kept ? 'products' : scope
  const whole = readings.map(({ words }) => matchQuery(words))
  const attempts = attemptsOf(likeliest.words)
  const single = likeliest.words.flatMap((word) => word.parts ?? [word])
  const [called, anywhere, found, heads] = await db.batch([
    selectFound(db, scope, whole, { where: 'names' }),
    selectFound(db, scope, whole),
    selectFound(
      db,
      wanted,
      attempts.map(({ words }) => matchQuery(words)),
    ),
    selectFound(
      db,
      'categories',
      single.map((word) => matchQuery([word])),
      { where: 'names' },
    ),
  ])
  const full = readings[called[0]?.at ?? anywhere[0]?.at ?? readings.length]
  if (full && !look.kept) return { reading: full, best: { words: full.words, leftOut: [] }, others: [] }
  const isHead = (word: QueryWord) => heads.some(({ at }) => single[at] === word)
  const [best, ...others] = bestFirst(
    found.flatMap(({ at }) => attempts[at] ?? []),
    single,
    isHead,
  )
  return { reading: likeliest, ...(best && { best }), others }
}

/** So many other ways are offered. */
const OFFERED = 3

/** A part of the best says nothing new. */
const offered = ({ best, others }: Settled): string[] =>
  others
    .filter(({ words }) => words.some((word) => !best?.words.includes(word)))
    .slice(0, OFFERED)
    .map(({ words }) => written(words))

/** @param look what `lookAt` said of the query. */
export async function understand(db: Database, query: Query, look: FirstLook): Promise<Understanding> {
  const settled = await settle(db, query, look, readingsOf(query.words, look))
  const { reading, best } = settled
  const leftOut = [...reading.unknown, ...(best?.leftOut ?? reading.words)]
  return {
    words: best?.words ?? [],
    understood: {
      q: written(best?.words ?? query.words),
      changes: reading.changes,
      leftOut: leftOut.map(({ typed }) => typed),
      unknown: reading.unknown.map(({ typed }) => typed),
      others: offered(settled),
    },
  }
}

/** @returns a MATCH string of the likeliest reading; that of the words as typed where it has none. */
export function likeliestMatch(query: Query, look: FirstLook): string {
  const [{ words }] = readingsOf(query.words, look)
  return matchQuery(words.length > 0 ? words : query.words)
}

/** While somebody is typing no word is left out: the next letter may tell. */
export function guessWords(query: Query, look: FirstLook): QueryWord[] {
  const [{ words, unknown, changes }] = readingsOf(query.words, look)
  return changes.length > 0 && unknown.length === 0 ? words : query.words
}
