/** Notices that were not sent to a phone by SMS: its owner sees in the account how many, and why (docs/behaviour.md, "Notices"). */

import { sql } from 'drizzle-orm'
import type { UnsentSms } from '../../../domain/contract/profile.ts'
import { DAY_MS } from '../../../domain/durations.ts'
import type { Bindings } from '../../bindings.ts'
import { database } from '../../db/connection.ts'
import type { contacts } from '../../db/schema.ts'

/** Milliseconds for which they are shown, and counted together. */
const SHOWN_FOR = 7 * DAY_MS

/** Adds one to the notices that a verified phone has missed. @param reason 'limit': the day's number of SMS was reached */
export async function recordUnsent({ DB }: Bindings, phone: string, reason: UnsentSms['reason']): Promise<void> {
  const now = Date.now()
  const isOld = sql`coalesce(unsent_since, 0) <= ${now - SHOWN_FOR}`
  await database(DB).run(sql`UPDATE contacts SET unsent = iif(${isOld}, 1, unsent + 1),
    unsent_since = iif(${isOld}, ${now}, unsent_since), unsent_reason = ${reason}
    WHERE kind = 'phone' AND value = ${phone} AND verified_at IS NOT NULL`)
}

type ContactRow = Pick<typeof contacts.$inferSelect, 'unsent' | 'unsentSince' | 'unsentReason'>

/** @returns those of the last week; null where there were none */
export function toUnsentSms(rows: readonly ContactRow[], now: number): UnsentSms | null {
  const row = rows.find(({ unsentSince }) => (unsentSince ?? 0) > now - SHOWN_FOR)
  if (!row?.unsentSince || !row.unsentReason) return null
  return { count: row.unsent, since: new Date(row.unsentSince).toISOString(), reason: row.unsentReason }
}
