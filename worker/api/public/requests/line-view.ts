import type { RequestLine } from '../../../../domain/contract/wishes.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Unit } from '../../../../domain/trade-terms.ts'
import type { StoredItem } from '../../../db/schema.ts'
import { toItem } from '../../organization/inquiries/item.ts'

/** A line with the item as it was offered, and whether the reader may see all of it. */
interface StoredLine {
  position: number
  words: string
  quantity: number | null
  unit: Unit | null
  item: StoredItem | null
  isOwn: boolean
}

/** @returns the item without another supplier's price, smallest order and part number */
const ofAnother = ({ minimum: _, ...item }: StoredItem): StoredItem => ({ ...item, sku: null, price: null })

/** @returns a line in one language, for the buyer or for the supplier whose product it is, or is not */
export function toLine(
  { position, item, words, quantity, unit, isOwn }: StoredLine,
  locale: Locale,
): Omit<RequestLine, 'product'> {
  const shown = item && (isOwn ? item : ofAnother(item))
  return { position, item: shown && toItem(shown, quantity, locale), words, quantity, unit }
}
