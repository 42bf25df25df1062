import type { Product } from './contract/products.ts'

/** A form that was refused, or one that asked for nothing to be saved yet. */
export interface FormSubmission {
  /** What was typed, by the fields' names. */
  fields: Record<string, string>
  /** Codes of what is wrong, by the fields' names; '' for the whole. */
  errors: Record<string, string>
  /** The product that it would come to, as buyers would see it. */
  preview?: Product
}
