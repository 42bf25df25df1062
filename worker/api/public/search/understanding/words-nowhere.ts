/** Looks for the words of a query one by one, before anything is searched that has all of them. */
import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import type { QueryTerm } from '../../../../db/search-text/tokens.ts'
import { type Scope, selectMatching } from './index-lookups.ts'
import { triedTerms } from './tried.ts'

/** @returns whether nothing has one of the terms, and so nothing all of them; false where it was not looked for */
export type IsNowhere = (terms: QueryTerm[], options: { prefixLast: boolean }) => boolean

/** What is tried for one term of several: the last one may be unfinished. */
const ofOne = (terms: QueryTerm[], at: number, prefixLast: boolean) => ({
  prefixLast: prefixLast && at === terms.length - 1,
})

/** @param terms of an unfinished query */
export async function wordsNowhere(db: Database, scope: Scope, terms: QueryTerm[]): Promise<IsNowhere> {
  const tried = terms.map((term, at) => triedTerms([term], ofOne(terms, at, true)))
  const [rows] = await db.batch([selectMatching(db, scope, tried)])
  const there = new Set(rows.map(({ at }) => at))
  const nowhere = new Set(
    terms.flatMap((term, at) => (there.has(at) ? [] : [matchQuery([term], ofOne(terms, at, true))])),
  )
  return (some, { prefixLast }) =>
    nowhere.size > 0 && some.some((term, at) => nowhere.has(matchQuery([term], ofOne(some, at, prefixLast))))
}
