/** What a browser checks of the fields of a form, derived from the api's schemas at the edge (worker/forms/constraints). */
import { createContext, useContext } from 'react'
import type { Constraints, FormConstraints, FormName } from '../../../domain/constraints.ts'

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
