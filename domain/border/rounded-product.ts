/** Exact arithmetic with decimal texts: one rounding for a whole product, to the unit that it is counted in. */

interface Scaled {
  digits: bigint
  /** Decimal places that the digits include. */
  places: number
}

function scaled(decimal: string): Scaled {
  const [whole = '', part = ''] = decimal.split('.')
  return { digits: BigInt(whole + part), places: part.length }
}

function product(decimals: readonly string[]): Scaled {
  return decimals
    .map(scaled)
    .reduce((all, one) => ({ digits: all.digits * one.digits, places: all.places + one.places }), {
      digits: 1n,
      places: 0,
    })
}

/**
 * Money is rounded once, at the end of a product (docs/behaviour.md, "Estimate at the border").
 * @param factors decimal texts that are not negative: '12.5'
 * @param divisors decimal texts above 0
 * @returns the product of the factors divided by that of the divisors, as a whole number; a half is rounded up
 */
export function roundedProduct(factors: readonly string[], divisors: readonly string[] = []): bigint {
  const above = product(factors)
  const below = product(divisors)
  const dividend = above.digits * 10n ** BigInt(below.places)
  const divisor = below.digits * 10n ** BigInt(above.places)
  return (2n * dividend + divisor) / (2n * divisor)
}
