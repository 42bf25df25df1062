import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { APPROVED } from '../../domain/statuses/approved.ts'

const LITERALS = sql.raw(APPROVED.map((status) => `'${status}'`).join(', '))

/** The condition that a company or product with this status is approved, as `isApproved` (domain/statuses/approved.ts) has it. */
export const approvedStatus = (status: SQLWrapper): SQL => sql`${status} IN (${LITERALS})`
