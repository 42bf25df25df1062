import type { Locale } from '../../../../../domain/locale.ts'
import type { TypedRange } from '../../../../../domain/parameters/typed-ranges.ts'
import type { Database } from '../../../../db/connection.ts'
import { lazy } from '../../../../lazy.ts'
import type { MeaningOf } from '../meant-category.ts'
import type { Scope } from './index-lookups.ts'
import type { Searched } from './search-understood.ts'

/** Stemmers, synonyms and corrections are loaded here: most lists have no query. */
const searching = lazy(async () => ({
  ...(await import('./search-understood.ts')),
  ...(await import('./in-ranges.ts')),
  ...(await import('../sold-elsewhere.ts')),
  ...(await import('../../../../db/search-text/added-names.ts')),
  ...(await import('../../../../db/search-text/match-query.ts')),
}))

interface Listed<Result> {
  scope: Scope
  locale: Locale
  run: (match?: string, ranges?: TypedRange[]) => Promise<Result>
  /** What the words of a query mean: a list of goods shows none of a thing that is sold nowhere here. */
  meaningOf?: MeaningOf
}

/**
 * A list's page or facets: the search where there is a query, otherwise all rows that match the filters.
 * @param run is called with the ranges of a query whose words are searched without them, and without a MATCH string where there is no query.
 */
export async function searchOrList<Result>(
  db: Database,
  q: string | undefined,
  { scope, locale, run, meaningOf }: Listed<Result>,
): Promise<Searched<Result>> {
  if (!q) return { result: await run(), terms: [], understood: null }
  const { hasAddedName, inRangesFirst, isLostElsewhere, matchQuery, searchUnderstood } = await searching()
  const search = (text: string, ranges: TypedRange[]) =>
    searchUnderstood(db, text, { scope, locale, run: (match) => run(match, ranges) })
  if (scope !== 'products') return search(q, [])
  const searched = await inRangesFirst(db, q, search)
  const { understood } = searched
  if (!meaningOf || !understood || hasAddedName(q) || !isLostElsewhere(q, await meaningOf(q), understood))
    return searched
  return { ...searched, result: await run(matchQuery([])) }
}
