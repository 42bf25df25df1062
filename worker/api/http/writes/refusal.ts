import { type SQL, sql } from 'drizzle-orm'
import { errorMessages } from '../../../error-messages.ts'
import type { AppError } from '../problem.ts'

/** A condition within a batch: where it is not met, nothing of the batch is written. */
export interface Refusal {
  condition: SQL
  /** The error to throw; a function where it needs another query. */
  failure: AppError | (() => Promise<AppError>)
}

/**
 * D1 has no interactive transactions, so the batch itself checks a write's conditions at the moment of writing. With a
 * query before the batch, two concurrent requests could both pass the check.
 * @param condition true or false in SQL; NULL counts as false
 */
export const refuseUnless = (condition: SQL, failure: Refusal['failure']): Refusal => ({ condition, failure })

/** @param at index among the writes; the failing statement's error contains it */
export const refusalStatement = ({ condition }: Refusal, at: number): SQL =>
  sql`INSERT INTO refusals SELECT ${`refused:${at}`} WHERE (${condition}) IS NOT TRUE`

/** @returns the index of the refusal that ended a batch; null where something else did */
export function refusedAt(error: unknown): number | null {
  const [, at] = errorMessages(error).match(/refused:(\d+): SQLITE_CONSTRAINT/) ?? []
  return at === undefined ? null : Number(at)
}
