import type { Locale } from '../../domain/locale.ts'
import { RefusedValue } from '../../domain/page-error.ts'
import { PARAMETER_KEY, withRange } from '../../domain/parameters/filter.ts'
import { plainEnds } from '../../domain/parameters/typed-ends.ts'

/**
 * The form for a range of a parameter sends its key and both ends as they were typed: 'range=mass&from=2,5' becomes the address
 * 'params=mass:2.5..'.
 * @returns the query of that address; null where no such form was sent, and where the ends are no plain numbers in order, which the page
 *   reads in the unit of its parameter (web/pages/catalogue/typed-range.ts)
 * @throws RefusedValue for an unknown key
 */
export function withTypedRange(query: Record<string, string>, locale: Locale): Record<string, string> | null {
  const { range, from = '', to = '', params: _, page: __, ...rest } = query
  if (range === undefined && from === '' && to === '') return null
  if (range === undefined || !PARAMETER_KEY.test(range)) throw new RefusedValue('range')
  const ends = plainEnds({ from, to }, locale)
  if (ends === null) return null
  const params = withRange(query.params, range, ends)
  return params ? { ...rest, params } : rest
}
