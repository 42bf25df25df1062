/** Native validation of form fields, derived from the API's schemas at the edge (domain/form-constraints.ts). */
import { createContext, useContext } from 'react'
import type { Constraints, FormConstraints } from '../../../domain/constraints.ts'
import type { FormName } from '../../../domain/form-constraints.ts'

/** Constraints of all forms, or of those that a screen has. */
export type FormsConstraints = Partial<Record<FormName, () => FormConstraints>>

const OfForms = createContext<FormsConstraints | null>(null)
/** Provides forms' constraints at the edge, on pages with a form. */
export const FormsConstraintsProvider = OfForms.Provider

const OfForm = createContext<FormConstraints>({})
/** Provides one form's constraints to its fields. */
export const FormConstraintsProvider = OfForm.Provider

export function useFormConstraints(form: FormName | undefined): FormConstraints {
  const forms = useContext(OfForms)
  return form ? (forms?.[form]?.() ?? {}) : {}
}

/** @param name of a field: `tiers.2.from` */
export const useConstraints = (name: string): Constraints =>
  useContext(OfForm)[name.replace(/\.\d+(?=\.|$)/g, '.#')] ?? {}
