/** What a browser validates in the fields of a form before it is sent. */

/** HTML's own validation attributes; a number in a text field has its limits and its number of decimals instead. */
export interface Constraints {
  required?: boolean
  maxLength?: number
  pattern?: string
  inputMode?: 'numeric' | 'decimal' | 'email' | 'tel' | 'url'
  autoCapitalize?: 'none'
  digits?: number
  min?: number
  max?: number
}

/** Constraints by field name; an index in a list is `#`: `tiers.#.from`. */
export type FormConstraints = Record<string, Constraints>

/** Pattern of a number field: it only requires a digit, because separators depend on the language; scripts and the edge check those. */
export const WITH_A_DIGIT = '\\s*|.*[\\d０-９].*'

/** UTF-16 units of a number as it is typed on a public page, with its separators. */
export const MAX_NUMBER_LENGTH = 20
