import type { Searchable } from '../listing/list-table.ts'
import type { Directory } from './directories.ts'

/** The selection of companies that are listed, counted and grouped. */
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
  /** The current year, from which ages are computed. */
  year: number
}
