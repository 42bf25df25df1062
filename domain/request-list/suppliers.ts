/** The ticks by which the form of a list leaves suppliers out. */
import { CHOSEN_SUPPLIER } from '../category-inquiry.ts'

/** Field with the ids of the suppliers that had a tick, separated by spaces. */
export const SHOWN_SUPPLIERS = 'shown'

/** @returns true also for a supplier that had no tick yet: a product of it was chosen with the same press */
export const isSupplierChosen = (fields: Readonly<Record<string, string>>, id: string): boolean =>
  fields[CHOSEN_SUPPLIER + id] === 'on' || !(fields[SHOWN_SUPPLIERS] ?? '').split(' ').includes(id)
