/** Named conditions that prevent an act: each of them refuses it, and the response lists all that are true. */
import { type SQL, sql } from 'drizzle-orm'

/** @returns the condition that none of them holds */
export const noneOf = (conditions: Record<string, SQL>): SQL =>
  sql.join(
    Object.values(conditions).map((one) => sql`NOT (${one})`),
    sql` AND `,
  )

/** @returns a column with the names of those that hold, for `parseObstacles` */
export const obstacleNames = (conditions: Record<string, SQL>): SQL =>
  sql`concat_ws(' ', ${sql.join(
    Object.entries(conditions).map(([name, one]) => sql`iif(${one}, ${name}, NULL)`),
    sql`, `,
  )})`

/** @returns the names that such a column has, in their own order */
export function parseObstacles<Name extends string>(names: readonly Name[], column = ''): Name[] {
  const found = new Set<string>(column.split(' '))
  return names.filter((name) => found.has(name))
}
