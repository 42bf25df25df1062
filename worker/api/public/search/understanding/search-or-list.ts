import type { Locale } from '../../../../../domain/locale.ts'
import type { TypedRange } from '../../../../../domain/parameters/typed-ranges.ts'
import type { Database } from '../../../../db/connection.ts'
import { lazy } from '../../../../lazy.ts'
import type { Scope } from './index-lookups.ts'
import type { Searched } from './search-understood.ts'

/** Stemmers, synonyms and corrections are loaded here: most lists have no query. */
const searching = lazy(async () => ({
  ...(await import('./search-understood.ts')),
  ...(await import('./in-ranges.ts')),
}))

/**
 * A list's page or facets: the search where there is a query, otherwise all rows that match the filters.
 * @param run is called with the ranges of a query whose words are searched without them, and without a MATCH string where there is no query.
 */
export async function searchOrList<Result>(
  db: Database,
  q: string | undefined,
  {
    scope,
    locale,
    run,
  }: { scope: Scope; locale: Locale; run: (match?: string, ranges?: TypedRange[]) => Promise<Result> },
): Promise<Searched<Result>> {
  if (!q) return { result: await run(), terms: [], understood: null }
  const { inRangesFirst, searchUnderstood } = await searching()
  const search = (text: string, ranges: TypedRange[]) =>
    searchUnderstood(db, text, { scope, locale, run: (match) => run(match, ranges) })
  return scope === 'products' ? inRangesFirst(db, q, search) : search(q, [])
}
