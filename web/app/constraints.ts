/** What a browser checks of the fields of a form, derived from the api's schemas at the edge (worker/forms/constraints). */
import { createContext, useContext } from 'react'
import type { FormName } from '../../worker/forms/constraints/forms.ts'

/** In HTML's words; `min` and `max` are of the number that stands in a line of text. */
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

export type { FormName }
export type FormsConstraints = Record<FormName, () => FormConstraints>

const OfForms = createContext<FormsConstraints | null>(null)
/** Around what is drawn at the edge. */
export const FormsConstraintsProvider = OfForms.Provider

const OfForm = createContext<FormConstraints>({})
/** Around the fields of a form. */
export const FormConstraintsProvider = OfForm.Provider

export function useFormConstraints(form: FormName | undefined): FormConstraints {
  const forms = useContext(OfForms)
  return form ? (forms?.[form]() ?? {}) : {}
}

/** @param name of a field: `tiers.2.from` */
export const useConstraints = (name: string): Constraints =>
  useContext(OfForm)[name.replace(/\.\d+(?=\.|$)/g, '.#')] ?? {}
