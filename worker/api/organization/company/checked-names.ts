/** Names of an organization that e-mails to people outside it may use (docs/behaviour.md, "Words of e-mails"). */
import { sql } from 'drizzle-orm'
import type { Text } from '../../../../domain/text.ts'
import { approvedStatus } from '../../../db/approved-status.ts'
import type { Database } from '../../../db/connection.ts'

/**
 * A changed name is public before a moderator has seen it; while the change waits, the approved names are those before it.
 * @returns the names that moderators have approved; null where they have approved none yet, or have blocked the company
 */
export async function readCheckedNames(db: Database, num: number): Promise<Text | null> {
  const [row] = await db.all<{ names: string }>(sql`SELECT coalesce((SELECT before -> '$.names' FROM reviews
      WHERE kind = 'company' AND subject = companies.num AND decided_at IS NULL), names) AS names
    FROM companies WHERE num = ${num} AND ${approvedStatus(sql`status`)}`)
  return row ? JSON.parse(row.names) : null
}
