import { readRanges, type TypedRange } from '../../../../../domain/parameters/typed-ranges.ts'
import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { selectWithin } from '../../products/in-range.ts'
import { withOperatorTerms } from './operator-terms.ts'

/**
 * Searches for a query without its ranges where some product has the rest of its words and is within them: then these come first, and
 * others that have the words follow. Else the ends of a range are words like others.
 * @param search for a text; with the ranges, where it is without them
 * @returns what was found, and for which text
 */
export const inRangesFirst = <Found>(
  db: Database,
  q: string,
  search: (text: string, ranges: TypedRange[]) => Promise<Found>,
): Promise<Found & { text: string }> =>
  withOperatorTerms(db, async () => {
    const { ranges, rest } = readRanges(q)
    const terms = ranges.length > 0 ? searchTerms(rest) : []
    if (terms.length === 0) return { ...(await search(q, [])), text: q }
    // Asked together: mostly one of the two round trips is the other's.
    const [asTyped, [within]] = await Promise.all([
      search(q, []),
      db.batch([selectWithin(db, matchQuery(terms), ranges)]),
    ])
    return within.length > 0 ? { ...(await search(rest, ranges)), text: rest } : { ...asTyped, text: q }
  })
