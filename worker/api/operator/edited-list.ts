/** What the lists that operators edit row by row share: ready reasons, synonyms, regulations, rates at the border and the like. */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ProblemCode } from '../../../domain/contract/problem-codes.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { loadOwn } from '../http/id.ts'
import { AppError } from '../http/problem.ts'
import { commitWithoutBody, type Write } from '../http/writes/commit.ts'
import { type Refusal, refuseUnless } from '../http/writes/refusal.ts'
import { unchangedRow, type VersionedTable } from '../http/writes/version.ts'

/** @returns the refusal of a further row, with 409 and the code */
export const refuseMore = (table: VersionedTable | 'code_wordings', most: number, code: ProblemCode): Refusal =>
  refuseUnless(sql`(SELECT count(*) FROM ${sql.identifier(table)}) < ${most}`, new AppError(code, 409))

/**
 * Ends a DELETE of the row that the path names.
 * @param unknown code of the refusal 404
 * @param further what goes with it
 */
export async function deleteListed(
  c: Context<ApiEnv>,
  table: VersionedTable,
  unknown: ProblemCode,
  further: (num: number) => Write[] = () => [],
) {
  const name = sql.identifier(table)
  const { num } = await loadOwn(c, unknown, (db, id) =>
    db.get<{ num: number }>(sql`SELECT num FROM ${name} WHERE id = ${id}`),
  )
  const remove = sql`DELETE FROM ${name} WHERE num = ${num}`
  return commitWithoutBody(c, [...unchangedRow(c, table, num), remove, ...further(num)])
}
