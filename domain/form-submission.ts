import type { Product } from './contract/products.ts'

/** @returns the field with the names of the files that were refused for this reason, where a form has several files */
export const refusedFilesField = (field: string, code: string): string => `${field}.refused.${code}`

/** What a form about many rows has saved, as counts. */
export interface SavedRows {
  /** Rows that were given another status. */
  changed: number
  /** Rows that were given another price. */
  prices: number
  /** Rows whose prices were restored. */
  undone: number
  /** Rows of which cells were saved. */
  cells: number
  /** Pictures that were added. */
  pictures: number
  /** Key with which the prices can be restored, or id of the change that saved cells; undefined where there is nothing to restore. */
  undo: string | undefined
}

/** The state of a form that is shown again: it was refused, or a button was pressed that saves nothing yet. */
export interface FormSubmission {
  /** The submitted values by field name. */
  fields: Record<string, string>
  /** Error codes by field name; '' for the form as a whole. */
  errors: Record<string, string>
  /** What was saved although the rest of the form was refused. */
  saved?: SavedRows
  /** A preview of the product with these values, as buyers would see it. */
  preview?: Product
}

/** Prefix of the fields for files that a public form has uploaded already: the value of `attached.TICKET` is the file's name. */
export const ATTACHED_PREFIX = 'attached.'
