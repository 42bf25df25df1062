/** Quantities of goods (docs/behaviour.md, "Fractions of a unit"): which units are bought in fractions, and which measure the same. */
import { MAX_QUANTITY } from './limits.ts'
import type { Unit } from './trade-terms.ts'
import { unitFactor } from './unit-factor.ts'

/** Decimals of a quantity in a unit that is bought in fractions: kilograms of tonnes, millimetres of metres. */
export const QUANTITY_DECIMALS = 3

/** The smallest quantity that can be written. */
export const MIN_QUANTITY = 1 / 10 ** QUANTITY_DECIMALS

/** Units that goods are measured in, so that there are fractions of them; the others count whole things. */
const MEASURED: readonly Unit[] = ['metre', 'kilogram', 'tonne', 'litre', 'square-metre']

export const isMeasured = (unit: Unit): boolean => MEASURED.includes(unit)

/** @param unit null where it is not known */
export const decimalsOf = (unit: Unit | null): number => (unit !== null && isMeasured(unit) ? QUANTITY_DECIMALS : 0)

const roundedTo = (quantity: number, digits: number): number => Number(quantity.toFixed(digits))

/** Whether a number has at most three decimals, as any quantity. */
export const hasFewDecimals = (quantity: number): boolean => roundedTo(quantity, QUANTITY_DECIMALS) === quantity

/** Whether so much of the unit can be ordered: 2.5 m, but not 2.5 pieces. */
export const isQuantityOf = (quantity: number, unit: Unit | null): boolean =>
  roundedTo(quantity, decimalsOf(unit)) === quantity

/** A plain number as addresses and the API have it, each in one way only. */
export const PLAIN_QUANTITY = /^(?:0|[1-9]\d{0,9})(?:\.\d{0,2}[1-9])?$/

/** @returns the quantity in an address, of whatever unit; null for none that can be read */
export function plainQuantity(text: string | undefined): number | null {
  const quantity = text !== undefined && PLAIN_QUANTITY.test(text) ? Number(text) : 0
  return quantity > 0 && quantity <= MAX_QUANTITY ? quantity : null
}

/**
 * @returns how many of one measured unit are in one of another; null where they measure different things, and for what is counted: no
 *   half pair is sold, so that pieces and pairs stay apart
 */
const measuredFactor = (from: Unit, to: Unit): number | null => {
  if (from === to) return 1
  return isMeasured(from) && isMeasured(to) ? unitFactor(from, to) : null
}

/** @returns the quantity in the other unit, to a thousandth of it: 3000 kg are 3 t; null where the units measure different things */
export function quantityIn(quantity: number, from: Unit, to: Unit): number | null {
  const factor = measuredFactor(from, to)
  return factor === null ? null : Math.max(MIN_QUANTITY, roundedTo(quantity * factor, QUANTITY_DECIMALS))
}

/** @returns the quantity in the unit of some goods; the number as it is where they are sold by something else */
export const quantityFor = ({ quantity, unit }: { quantity: number; unit: Unit }, goods: Unit): number =>
  quantityIn(quantity, unit, goods) ?? quantity

/** A unit that a quantity can be compared in. */
export interface ComparableUnit {
  unit: Unit
  /** The quantity in this unit. */
  quantity: number
  /** How many of the quantity's own unit are in one of this one. */
  holds: number
}

/** @returns the unit of a quantity itself, first, and those that measure the same */
export function comparableUnits(quantity: number, unit: Unit): ComparableUnit[] {
  const others = MEASURED.flatMap((other): ComparableUnit[] => {
    const inOther = other === unit ? null : quantityIn(quantity, unit, other)
    const holds = measuredFactor(other, unit)
    return inOther === null || holds === null ? [] : [{ unit: other, quantity: inOther, holds }]
  })
  return [{ unit, quantity, holds: 1 }, ...others]
}
