import type { Locale } from '../../domain/locale.ts'
import { RefusedValue } from '../../domain/page-error.ts'
import { PARAMETER_KEY, readParameterFilter, withFilter, writeParameterFilter } from '../../domain/parameters/filter.ts'
import { typedNumber } from '../../domain/typed-number.ts'

/** Most decimals of a typed measure. */
const DECIMALS = 6

function typedEnd(key: string, text: string | undefined, locale: Locale): number | null {
  if (!text) return null
  const number = typedNumber(text, locale, DECIMALS)
  if (typeof number === 'number') return number
  throw new RefusedValue(key)
}

/**
 * The form for a range of a parameter sends its key and both ends as they were typed: 'range=mass&from=2,5' becomes the address
 * 'params=mass:2.5..'.
 * @returns the query of that address; null where no such form was sent
 * @throws RefusedValue for an unknown key, and for what is not a number
 */
export function withTypedRange(query: Record<string, string>, locale: Locale): Record<string, string> | null {
  const { range, from, to, ...others } = query
  if (range === undefined && from === undefined && to === undefined) return null
  if (range === undefined || !PARAMETER_KEY.test(range)) throw new RefusedValue('range')
  const min = typedEnd('from', from, locale)
  const max = typedEnd('to', to, locale)
  const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max]
  const before = readParameterFilter(others.params ?? '') ?? []
  const params = writeParameterFilter(withFilter(before, { key: range, values: [], min: low, max: high }))
  const { params: _, page: __, ...rest } = others
  return params ? { ...rest, params } : rest
}
