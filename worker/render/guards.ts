import type { Locale } from '../../domain/locale.ts'
import { RefusedValue } from '../../domain/page-error.ts'
import { plainQuantity, QUANTITY_DECIMALS } from '../../domain/trade-quantity.ts'
import { typedNumber } from '../../domain/typed-number.ts'
import { typedUnit } from '../../domain/typed-quantity.ts'
import type { Screen } from './screens/screen.ts'

type CheckedRules = Pick<Screen<never>, 'query' | 'words' | 'typed' | 'lists'>

/** Longest value of a key, and of all values of a key that is a list: as many boxes as a list's page has. */
const MAX_VALUE_LENGTH = 200
const MAX_LIST_LENGTH = 4000

/**
 * Validates a page's query and drops unknown keys; a known key with an empty value counts as absent. The API validates the values that it
 * takes: where it refuses one, the page is a 404 too.
 * @param search the query as it was sent
 * @throws PageError 404 for a page number that is not a whole number from 1, a value that the screen does not allow, or more than 200
 *   characters, for a list 4,000
 */
export function checkQuery(
  { query: keys, words, typed = [], lists = [] }: CheckedRules,
  search: string,
): Record<string, string> {
  const query: Record<string, string> = {}
  const sent = new URLSearchParams(search)
  for (const key of [...keys, ...typed]) {
    const isList = lists.includes(key)
    const value = isList ? sent.getAll(key).filter(Boolean).join(',') : sent.get(key)?.trim()
    if (!value) continue
    const most = isList ? MAX_LIST_LENGTH : MAX_VALUE_LENGTH
    if (value.length > most) throw new RefusedValue(key, most)
    if (words?.[key]?.includes(value) === false) throw new RefusedValue(key)
    query[key] = value
  }
  if (query.page !== undefined && !/^[1-9]\d{0,8}$/.test(query.page)) {
    throw new RefusedValue('page')
  }
  return query
}

/**
 * @returns a quantity as a plain number; none where it is plain already, cannot be read, or has a unit of its own: the
 *   page knows the goods'
 */
function plainOf(typed: string, locale: Locale): string[] {
  if (plainQuantity(typed) !== null || typedUnit(typed) !== '') return []
  const number = typedNumber(typed, locale, QUANTITY_DECIMALS)
  return typeof number === 'number' && number >= 0 ? [String(number)] : []
}

/**
 * Converts numbers as they were typed into a form without script: '1 000' becomes 'priceMin=1000' in every language, so that there is one
 * address.
 * @param keys whose values are whole numbers, but for a quantity, which may be a fraction, and may have its unit behind it
 * @returns the query with plain numbers; null where nothing has to change. What cannot be read is left as typed.
 */
export function withPlainNumbers(
  query: Record<string, string>,
  keys: readonly string[],
  locale: Locale,
): Record<string, string> | null {
  const changed = keys.flatMap((key) => {
    const typed = query[key]
    if (typed === undefined || /^\d+$/.test(typed)) return []
    if (key === 'quantity') return plainOf(typed, locale).map((plain) => [key, plain])
    const number = typedNumber(typed, locale, 2)
    return typeof number === 'number' && number >= 0 ? [[key, String(Math.round(number))]] : []
  })
  return changed.length > 0 ? { ...query, ...Object.fromEntries(changed) } : null
}
