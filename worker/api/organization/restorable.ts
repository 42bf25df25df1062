/** Deletes that people regret: a row that is gone can be brought back for a while (docs/api-resources.md, "Deletes"). */
import { type SQL, sql } from 'drizzle-orm'

/** Milliseconds; afterwards worker/jobs/deleted-rows.ts takes the row away. */
export const RESTORABLE_FOR = 7 * 24 * 60 * 60 * 1000

/** @returns whether a row was deleted, and not too long ago to be brought back. */
export const isRestorable = (deletedAt: SQL, now: number): SQL => sql`${deletedAt} > ${now - RESTORABLE_FOR}`
