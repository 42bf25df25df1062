/** What a browser checks of the fields of a form before it is sent. */

/** HTML's own attributes, but `min` and `max`: they limit the number that is typed into a text field. */
export interface Constraints {
  required?: boolean
  maxLength?: number
  pattern?: string
  inputMode?: 'numeric' | 'decimal' | 'email' | 'tel' | 'url'
  autoCapitalize?: 'none'
  min?: number
  max?: number
}

/** By the fields' names, places in lists as `#`: `tiers.#.from`. */
export type FormConstraints = Record<string, Constraints>
