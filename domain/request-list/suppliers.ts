/** The checkboxes with which the form of a request list excludes suppliers. */
import { CHOSEN_SUPPLIER_PREFIX } from '../category-inquiry.ts'

/** Field with the ids of the suppliers whose box was checked, separated by spaces. */
export const SHOWN_SUPPLIERS = 'shown'

/** @returns true also for a supplier that had no checkbox yet: one of its products was chosen in the same submission */
export const isSupplierChosen = (fields: Readonly<Record<string, string>>, id: string): boolean =>
  fields[CHOSEN_SUPPLIER_PREFIX + id] === 'on' || !(fields[SHOWN_SUPPLIERS] ?? '').split(' ').includes(id)
