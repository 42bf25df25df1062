import type { Locale } from '../../../../../domain/locale.ts'
import type { Database } from '../../../../db/connection.ts'
import { lazy } from '../../../../lazy.ts'
import type { Scope } from './index-lookups.ts'
import type { Searched } from './search-understood.ts'

/** Stemmers, synonyms and corrections are loaded here: most lists have no query. */
const searching = lazy(() => import('./search-understood.ts'))

/**
 * A list's page or facets: the search where there is a query, otherwise all rows that match the filters.
 * @param run is called without a MATCH string where there is no query.
 */
export async function searchOrList<Result>(
  db: Database,
  q: string | undefined,
  { scope, locale, run }: { scope: Scope; locale: Locale; run: (match?: string) => Promise<Result> },
): Promise<Searched<Result>> {
  if (!q) return { result: await run(), terms: [], understood: null }
  const { searchUnderstood } = await searching()
  return searchUnderstood(db, q, { scope, locale, run: (match) => run(match) })
}
