import { type SQL, sql } from 'drizzle-orm'
import type { BulkStatement } from '../../../db/search-index.ts'

/** @returns a search-index statement for a batch; its only parameter is the rows */
export function bulkWrite({ sql: text, rows }: BulkStatement): SQL {
  const [before = '', after = ''] = text.split('?')
  return sql`${sql.raw(before)}${rows}${sql.raw(after)}`
}
