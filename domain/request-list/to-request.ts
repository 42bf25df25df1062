import type { LineProduct } from '../contract/line-offers.ts'
import type { NewLine } from '../contract/new-request.ts'
import { MAX_REQUEST_LINE_LENGTH } from '../limits.ts'
import { isQuantityOf } from '../trade-quantity.ts'
import type { Unit } from '../trade-terms.ts'
import { unitFactor } from '../unit-factor.ts'
import type { ListLine } from './line.ts'
import { areSameCount } from './unit-words.ts'

/** @returns whether a quantity in one unit says how much it is in that of a product */
export const isConvertible = (unit: Unit | null, product: Unit): boolean =>
  unit === null || areSameCount(unit, product) || unitFactor(unit, product) !== null

/**
 * @returns a quantity in the unit of the product; null where it cannot be converted («5 упаковок» of what is sold by the metre), or is a
 *   fraction of what is counted
 */
export function inUnitOf(quantity: number, unit: Unit | null, product: Unit): number | null {
  const isSame = unit === null || areSameCount(unit, product)
  const factor = isSame ? 1 : unitFactor(unit, product)
  const rounded = factor === null ? null : Number((quantity * factor).toFixed(6))
  return rounded !== null && isQuantityOf(rounded, product) && rounded > 0 ? rounded : null
}

const cropped = (text: string): string => text.slice(0, MAX_REQUEST_LINE_LENGTH).trim()

/**
 * @param amountText a quantity with its unit, in the words of the page's language
 * @param others suppliers that are asked for the lines without a product, too
 * @returns the lines of the request; where the quantity of a product was written in another unit than it is sold by, or cannot be sent as a
 *   number of its units, the words have it as it was written
 */
export function toRequestLines(
  lines: (Pick<ListLine, 'words' | 'article' | 'quantity' | 'unit' | 'note'> & {
    product: Pick<LineProduct, 'id' | 'variant' | 'unit'> | null
  })[],
  amountText: (quantity: number, unit: Unit | null) => string,
  others: string[],
): NewLine[] {
  return lines.map(({ words, article, quantity, unit, note, product }) => {
    const written = [article, words].filter(Boolean).join(' ')
    const noted = (text: string) => cropped([text, note].filter(Boolean).join('; '))
    if (!product) return { words: noted(written), quantity, unit, suppliers: others }
    const converted = quantity === null ? null : inUnitOf(quantity, unit, product.unit)
    const isSame = quantity === null || (converted === quantity && (unit === null || areSameCount(unit, product.unit)))
    const amount = isSame ? '' : `${amountText(quantity, unit)}: `
    return {
      product: product.id,
      ...(product.variant !== null && { variant: product.variant }),
      words: noted(isSame ? '' : amount + written),
      quantity: converted,
      unit: null,
      suppliers: [],
    }
  })
}
