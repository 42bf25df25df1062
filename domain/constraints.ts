/** What a browser checks of the fields of a form before it is sent. */

/** HTML's own attributes, but those of a number in a text field: its limits, and how many decimals it may have. */
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

/** By the fields' names, places in lists as `#`: `tiers.#.from`. */
export type FormConstraints = Record<string, Constraints>

/** Pattern of a number's field: what separates thousands and decimals depends on the language, which scripts and the edge know. */
export const WITH_A_DIGIT = '\\s*|.*[\\d０-９].*'
