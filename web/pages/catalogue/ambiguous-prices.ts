import type { Locale } from '../../../domain/locale.ts'
import { typedNumber } from '../../../domain/typed-number.ts'

/** The prices of the filter that can be read two ways: the form asks about them, and the list is shown without them. */
export const ambiguousPrices = (query: Record<string, string>, locale: Locale): string[] =>
  ['priceMin', 'priceMax'].filter((key) => typedNumber(query[key] ?? '', locale, 2) === 'ambiguous')
