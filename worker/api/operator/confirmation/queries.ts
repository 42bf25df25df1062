import { sql } from 'drizzle-orm'
import { LOGIN_CONFIRMS_AFTER, NEW_ACCOUNT_PERIOD } from '../../../../domain/limits.ts'
import type { Login } from '../../../../domain/login.ts'
import type { Database } from '../../../db/connection.ts'

export interface SecondLogin extends Login {
  id: string
}

interface Confirmation {
  /** Milliseconds since 1970 until which the session is confirmed; null: it is not. */
  until: number | null
  logins: SecondLogin[]
}

/**
 * The logins that a code may be sent to: the verified ones of the account, without the one that the session was signed in with, which may be
 * stolen, and without those added lately, which may have been added with the stolen one. Old sessions have no recorded login: for them it
 * is the one that receives notices.
 */
export async function readConfirmation(db: Database, session: number, now: number): Promise<Confirmation> {
  const [row] = await db.all<{ until: number | null; logins: string }>(sql`SELECT s.confirmed_until AS until,
    (SELECT json_group_array(json_object('id', id, 'kind', kind, 'value', value)) FROM contacts
      WHERE user = s.user AND verified_at <= max(${now - LOGIN_CONFIRMS_AFTER}, u.created_at + ${NEW_ACCOUNT_PERIOD}) AND id <> coalesce(s.signed_with,
        (SELECT id FROM contacts WHERE user = s.user AND verified_at IS NOT NULL ORDER BY kind, main DESC, num LIMIT 1))) AS logins
    FROM sessions AS s CROSS JOIN users AS u ON u.num = s.user WHERE s.num = ${session}`)
  const until = row?.until ?? null
  return { until: until !== null && until > now ? until : null, logins: row ? JSON.parse(row.logins) : [] }
}
