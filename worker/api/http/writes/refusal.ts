import { type SQL, sql } from 'drizzle-orm'
import type { AppError } from '../problem.ts'

/** A condition within a batch: where it does not hold, nothing of the batch is written. */
export interface Refusal {
  holds: SQL
  /** What the caller is told; a function where that needs another look at the database. */
  failure: AppError | (() => Promise<AppError>)
}

/**
 * D1 has no transaction that code could look into, so what a write depends on is checked by the batch itself, at the moment
 * of writing: a check made before it would let two requests pass at once.
 * @param holds true or false in SQL; NULL counts as false.
 */
export const refuseUnless = (holds: SQL, failure: Refusal['failure']): Refusal => ({ holds, failure })

/** @param at the refusal's place among the writes, by which it is known again when it fails. */
export const refusalStatement = ({ holds }: Refusal, at: number): SQL =>
  sql`INSERT INTO refusals SELECT ${`refused:${at}`} WHERE (${holds}) IS NOT TRUE`

/** Every message of an error and of what caused it: Drizzle wraps D1's, D1 wraps SQLite's. */
export function messages(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} ${messages(error.cause)}`
}

/** @returns place of the refusal that ended a batch, null where something else did. */
export function refusedAt(error: unknown): number | null {
  const [, at] = messages(error).match(/refused:(\d+): SQLITE_CONSTRAINT/) ?? []
  return at === undefined ? null : Number(at)
}
