import type { Locale } from '../../../domain/locale.ts'
import { typedNumber } from '../../../domain/typed-number.ts'

/** The prices of the filter that can be read two ways ("1.500"): the form asks which is meant, and the list is not filtered by them. */
export const ambiguousPrices = (query: Record<string, string>, locale: Locale): string[] =>
  ['priceMin', 'priceMax'].filter((key) => typedNumber(query[key] ?? '', locale, 2) === 'ambiguous')
