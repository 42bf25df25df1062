/** What the edge hands to a screen about a form that was sent to it. */
import type { Product } from './contract/products.ts'

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
  /** Key with which the former prices can be restored. */
  pricesUndo?: string | undefined
  /** Id of the change that saved cells, by which it can be undone. */
  edit?: string | undefined
}

export const NOTHING_SAVED: SavedRows = { changed: 0, prices: 0, undone: 0, cells: 0, pictures: 0 }

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
