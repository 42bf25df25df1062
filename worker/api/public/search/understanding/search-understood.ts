/** Searches for a query as it stands, and where it finds nothing, for what was meant by it. */

import type { Understood } from '../../../../../domain/contract/understood-query.ts'
import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/match.ts'
import { searchWords } from '../../../../db/search-words.ts'
import type { QueryWord } from '../../../../db/words.ts'
import { lookAt } from './first-look.ts'
import type { Scope } from './look-up.ts'
import { guessWords, likeliestMatch, understand } from './understand.ts'

/** What a search came to. */
export interface Searched<Answer> {
  answer: Answer
  words: QueryWord[]
  /** Null where the query was taken as it stands. */
  understood: Understood | null
}

interface Search<Answer> {
  scope: Scope
  /**
   * Makes the search.
   * @param match a MATCH string.
   * @param texts the one for what is found by its text and not by its name, where that is another.
   */
  run: (match: string, texts?: string) => Promise<Answer>
}

/**
 * The search of a page: what it finds, and whether that is what is wanted. Only where it is not the query has to be understood:
 * that is dear, for every word is compared with those that it may stand for. Three round trips at most.
 * @param q as typed.
 */
export async function searchUnderstood<Answer>(
  db: Database,
  q: string,
  { scope, run }: Search<Answer>,
): Promise<Searched<Answer>> {
  const query = { q, words: searchWords(q), scope, prefixLast: false }
  const typed = matchQuery(query.words)
  if (query.words.length === 0) return { answer: await run(typed), words: [], understood: null }
  const [answer, look] = await Promise.all([run(typed), lookAt(db, query)])
  if (!look) return { answer, words: query.words, understood: null }
  const likeliest = look.kept ? typed : likeliestMatch(query, look)
  // Searched for beside what settles it, for that is what it mostly comes to: the answer is there a round trip sooner.
  const guessed = likeliest === typed ? null : run(likeliest)
  const [{ words, understood }, guess] = await Promise.all([understand(db, query, look), guessed])
  if (words.length === 0) return { answer, words: query.words, understood }
  const match = matchQuery(words)
  const found = guess && match === likeliest ? guess : await run(match, look.kept ? typed : undefined)
  return { answer: found, words, understood }
}

/**
 * A list's page or facets: the search where there is a query, else all that its filters leave.
 * @param run is called without a MATCH string where there is no query.
 */
export async function searchOrList<Answer>(
  db: Database,
  q: string | undefined,
  { scope, run }: { scope: Scope; run: (match?: string) => Promise<Answer> },
): Promise<{ answer: Answer; understood: Understood | null }> {
  return q ? searchUnderstood(db, q, { scope, run: (match) => run(match) }) : { answer: await run(), understood: null }
}

/** The search at each key pressed: the last word may be unfinished, and nothing is looked up while something is found. */
export async function searchWhileTyping<Answer>(
  db: Database,
  q: string,
  { scope, run, isEmpty }: Search<Answer> & { isEmpty: (answer: Answer) => boolean },
): Promise<Searched<Answer>> {
  const query = { q, words: searchWords(q), scope, prefixLast: true }
  const typed = { answer: await run(matchQuery(query.words, query)), words: query.words, understood: null }
  if (query.words.length === 0 || !isEmpty(typed.answer)) return typed
  const look = await lookAt(db, query)
  const words = look ? guessWords(query, look) : query.words
  return words === query.words ? typed : { answer: await run(matchQuery(words, query)), words, understood: null }
}
