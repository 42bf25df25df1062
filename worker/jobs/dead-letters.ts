import { type SQL, sql } from 'drizzle-orm'
import type { DeadLetter } from '../../domain/contract/dead-letters.ts'
import type { Database } from '../db/connection.ts'

/** Limit on the kinds that are listed; there are fewer jobs. */
const MAX_KINDS = 50

interface DeadLetterRow {
  kind: string
  count: number
  error: string | null
  failedAt: number
}

/** @returns work that was given up, by the job that does it, the latest first */
export async function readDeadLetters(db: Database): Promise<DeadLetter[]> {
  const rows = await db.all<DeadLetterRow>(sql`SELECT iif(kind = '', name, kind) AS kind, count(*) AS count,
      max(error) AS error, max(dead_at) AS failedAt
    FROM jobs WHERE dead_at IS NOT NULL GROUP BY 1 ORDER BY failedAt DESC LIMIT ${MAX_KINDS}`)
  return rows.map(({ kind, count, error, failedAt }) => ({
    kind,
    count,
    error: error ?? '',
    failedAt: new Date(failedAt).toISOString(),
  }))
}

/** @returns the statement that makes the given-up work of a job due again, and resets its attempts */
export const rerunDeadLetters = (kind: string, now: number): SQL =>
  sql`UPDATE jobs SET due_at = ${now}, attempts = 0, dead_at = NULL, cursor = NULL
    WHERE dead_at IS NOT NULL AND iif(kind = '', name, kind) = ${kind}`
