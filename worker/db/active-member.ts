import { type SQL, sql } from 'drizzle-orm'

/**
 * The condition that a row of employees is a membership in force: invited, disabled and removed ones are not members. The status is a
 * literal, because only then does SQLite use the partial index with this condition.
 * @param alias of employees in the statement
 */
export const activeMember = (alias: 'e' | 'm' | 'employees'): SQL =>
  sql`${sql.identifier(alias)}.status = 'active' AND ${sql.identifier(alias)}.deleted_at IS NULL`
