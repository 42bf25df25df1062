/** Products that a page sends to a new request list: `A,B-2 40`, each as a comparison's address has it, with the quantity that is needed. */
import { comparedEntry, readCompared } from '../compared.ts'
import { plainQuantity } from '../trade-quantity.ts'
import { MAX_LIST_LINES } from './line.ts'

export interface Wanted {
  product: string
  /** Id of the variant; null where none was chosen. */
  variant: string | null
  /** Units that are needed; null where it is open. */
  quantity: number | null
}

function readOne(text: string): Wanted | null {
  const [entry = '', quantity, ...more] = text.trim().split(' ')
  const [named, ...others] = readCompared(entry) ?? []
  if (!named || others.length > 0 || more.length > 0) return null
  if (quantity === undefined) return { ...named, quantity: null }
  const plain = plainQuantity(quantity)
  return plain === null ? null : { ...named, quantity: plain }
}

/**
 * @param values of the field `ids`: one for each ticked product, or several in one, separated by commas
 * @returns null where there is none, any is malformed, or they are more than a list has lines
 */
export function readWanted(values: string[]): Wanted[] | null {
  const texts = values.flatMap((value) => value.split(',')).filter((text) => text.trim() !== '')
  const wanted = texts.slice(0, MAX_LIST_LINES + 1).map(readOne)
  const known = wanted.filter((one) => one !== null)
  const isRefused = known.length === 0 || known.length < wanted.length || known.length > MAX_LIST_LINES
  if (isRefused) return null
  // A product that is named twice is one line, with the quantity that was given first.
  const byEntry = new Map(known.toReversed().map((one) => [comparedEntry(one), one]))
  return known.filter((one) => byEntry.get(comparedEntry(one)) === one)
}

/** @returns the product in the field `ids` */
export const wantedText = (wanted: Wanted): string =>
  [comparedEntry(wanted), wanted.quantity].filter((part) => part !== null).join(' ')
