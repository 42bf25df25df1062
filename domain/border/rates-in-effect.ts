/** Which rows of the operator's table concern an import (docs/behaviour.md, "Rates at the border"). */
import type { BorderRate, BorderRateKind } from '../contract/border-rates.ts'

export interface RatesInEffect {
  /** The general rate; null: not known. */
  vat: BorderRate | null
  /** Rates that some goods of the code may have instead. */
  reducedVat: BorderRate[]
  /** What goods of the code may be subject to; null where no excise is listed at all, so that nothing is known. */
  excise: BorderRate[] | null
  /** By customs value, the lowest limit first, the one without a limit last. */
  fees: BorderRate[]
}

/** The latest first day comes first: a new rate is entered before it is in force, beside the one that it replaces. */
const latestFirst = (one: BorderRate, other: BorderRate): number => (one.validFrom < other.validFrom ? 1 : -1)

const limitOf = ({ upTo }: BorderRate): number => upTo ?? Number.POSITIVE_INFINITY

/**
 * @param rows the whole table
 * @param code ten digits
 * @param day ISO date of the import
 */
export function ratesInEffect(rows: readonly BorderRate[], code: string, day: string): RatesInEffect {
  const inForce = rows
    .filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || validTo >= day))
    .toSorted(latestFirst)
  const of = (kind: BorderRateKind) => inForce.filter((row) => row.kind === kind)
  const concern = (kind: BorderRateKind) => of(kind).filter(({ codes }) => code.startsWith(codes))
  const [vat = null] = of('vat')
  const fees = of('fee')
  // All rows of one scale of fees begin on the same day; those of earlier scales have an earlier one.
  const scale = fees.filter(({ validFrom }) => validFrom === fees[0]?.validFrom)
  return {
    vat,
    reducedVat: concern('reduced-vat'),
    excise: of('excise').length > 0 ? concern('excise') : null,
    fees: scale.toSorted((one, other) => limitOf(one) - limitOf(other)),
  }
}

/** @returns the fee for a customs value in kopecks; null where no row has it */
export const feeFor = ({ fees }: Pick<RatesInEffect, 'fees'>, customsValue: bigint): BorderRate | null =>
  fees.find(({ upTo }) => upTo === null || BigInt(upTo) >= customsValue) ?? null
