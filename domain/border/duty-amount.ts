import type { Duty, DutyUnit, PercentRate, SingleDuty, SpecificRate } from '../contract/duty.ts'
import { ANY, exactly, higher, lower, type Range, sum } from './range.ts'
import { roundedProduct } from './rounded-product.ts'

interface DutyBasis {
  /** Customs value in kopecks. */
  customsValue: bigint
  /** Of all goods together, as decimal texts: kilograms, litres, pieces … Absent: not stated. */
  quantities: Partial<Record<DutyUnit, string>>
  /** Roubles for one unit of a currency, as a decimal text; null where there is no rate. */
  rateOf: (currency: SpecificRate['currency']) => string | null
}

const share = ({ percent }: PercentRate, { customsValue }: DutyBasis): Range =>
  exactly(roundedProduct([String(customsValue), percent], ['100']))

/** Kopecks for a quantity; any amount where the quantity is not stated or the currency has no rate. */
function byQuantity({ amount, currency, per, unit }: SpecificRate, { quantities, rateOf }: DutyBasis): Range {
  const quantity = quantities[unit]
  const rate = rateOf(currency)
  if (quantity === undefined || rate === null) return ANY
  return exactly(roundedProduct([amount, quantity, rate, '100'], [per]))
}

function single(duty: SingleDuty, basis: DutyBasis): Range {
  switch (duty.kind) {
    case 'percent':
      return share(duty, basis)
    case 'specific':
      return byQuantity(duty, basis)
    case 'at-least':
      return higher(share(duty.rate, basis), byQuantity(duty.least, basis))
    default:
      return sum(share(duty.rate, basis), byQuantity(duty.plus, basis))
  }
}

/**
 * The import duty that a rule gives. Each amount of the rule is rounded to the kopeck, then they are compared or added, as in a declaration.
 * @returns one amount where everything that the rule needs is stated, else the range of possible amounts
 */
export function dutyAmount(duty: Duty, basis: DutyBasis): Range {
  if (duty.kind !== 'either') return single(duty, basis)
  const [one, other] = duty.of
  const pick = duty.which === 'lower' ? lower : higher
  return pick(single(one, basis), single(other, basis))
}
