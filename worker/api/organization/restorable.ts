/** A deleted row can be restored for a while (docs/api-resources.md, "Deletes"). */

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { DAY_MS } from '../../../domain/durations.ts'

/** Milliseconds; afterwards worker/jobs/deleted-rows.ts removes the row. */
export const RESTORABLE_FOR = 7 * DAY_MS

/** @returns whether a row was deleted, and not too long ago to be restored. */
export const isRestorable = (deletedAt: SQLWrapper, now: number): SQL => sql`${deletedAt} > ${now - RESTORABLE_FOR}`
