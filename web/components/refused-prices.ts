import type { Locale } from '../../domain/locale.ts'
import { typedNumber } from '../../domain/typed-number.ts'

const PRICES = ['priceMin', 'priceMax'] as const

/** `ambiguous`: a price that can be read two ways ("1.500"); `order`: a minimum above the maximum. */
interface RefusedPrices {
  fault: 'ambiguous' | 'order' | null
  keys: string[]
}

/** The prices of the filter that are not used: the form says what is wrong with them, and the list is not filtered by them. */
export function refusedPrices(query: Record<string, string>, locale: Locale): RefusedPrices {
  const unclear = PRICES.filter((key) => typedNumber(query[key] ?? '', locale, 2) === 'ambiguous')
  if (unclear.length > 0) return { fault: 'ambiguous', keys: unclear }
  const [min, max] = PRICES.map((key) => (/^\d+$/.test(query[key] ?? '') ? Number(query[key]) : null))
  const isReversed = typeof min === 'number' && typeof max === 'number' && min > max
  return isReversed ? { fault: 'order', keys: [...PRICES] } : { fault: null, keys: [] }
}
