import type { Query } from '../../../domain/routes.ts'

/** An active filter: its label, and the change to the query that removes it. */
export interface ActiveFilter {
  key: string
  label: string
  off: Query
}
