/** The operators' synonyms in the memory of the isolate: read again once a minute, together with the statements of a search. */
import type { Database } from '../../../../db/connection.ts'
import { synonyms } from '../../../../db/schema.ts'
import { setOperatorTerms, termsEdition } from '../../../../db/search-text/synonyms.ts'

const FRESH_MILLISECONDS = 60_000

let readAt = Number.NEGATIVE_INFINITY

async function readAgain(db: Database): Promise<void> {
  // A batch is joined to the statements of the search; the table has 500 rows at most.
  const [rows] = await db.batch([
    db.select({ names: synonyms.names, generic: synonyms.generic }).from(synonyms).orderBy(synonyms.num),
  ])
  setOperatorTerms(rows.map(({ names, generic }) => ({ names: Object.values(names).flat(), generic })))
  readAt = Date.now()
}

/** Makes the next search read them: after a change in this isolate. */
export const forgetOperatorTerms = (): void => {
  readAt = Number.NEGATIVE_INFINITY
}

/**
 * Searches with the operators' terms, which are a minute old at most. Reading them takes no round trip of its own: the search begins with
 * the terms that are known, and is repeated where they turn out to be others.
 */
export async function withOperatorTerms<Result>(db: Database, search: () => Promise<Result>): Promise<Result> {
  if (Date.now() - readAt < FRESH_MILLISECONDS) return search()
  const before = termsEdition()
  const [result] = await Promise.all([search(), readAgain(db)])
  return termsEdition() === before ? result : search()
}
