import type { Unit } from '../trade-terms.ts'

/** Lines of one list. */
export const MAX_LIST_LINES = 1000
/** UTF-16 units of a pasted list. */
export const MAX_LIST_LENGTH = 300_000
/** UTF-16 units of a line's words. */
export const MAX_LINE_WORDS_LENGTH = 300
/** A higher quantity is a part number or a phone in the wrong column. */
export const MAX_LINE_QUANTITY = 999_999_999

/** Most lines of a letter that are stored beside its list, as no goods. */
export const MAX_ASIDE = 50

/** A line of a buyer's list, as it was written. */
export interface ListLine {
  /** What is wanted, in the buyer's words; '' where there is only a part number. */
  words: string
  /** '' where no column has part numbers. */
  article: string
  /** Null where none was written, or none that can be read safely. */
  quantity: number | null
  unit: Unit | null
  /** Further text of the list about the line, as it was written: a price, a day, a remark. */
  note?: string | undefined
}
