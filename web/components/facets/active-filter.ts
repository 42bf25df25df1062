import type { Query } from '../../../domain/routes.ts'

/** A filter that is on: what it says, and the change to the query that takes it off. */
export interface ActiveFilter {
  key: string
  label: string
  off: Query
}
