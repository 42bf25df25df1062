import type { Searchable } from '../listing/list-table.ts'
import type { Directory } from './directories.ts'

/** Which companies are listed, counted and grouped. */
export interface CompanySelection extends Searchable {
  directory: Directory
  /** Id of a category or service. */
  branch?: string | undefined
  country?: string | undefined
  city?: string | undefined
  activity?: string | undefined
  verified?: boolean | undefined
  /** The latest year of foundation. */
  foundedBy?: number | undefined
  /** The year that ages are counted from. */
  year: number
}
