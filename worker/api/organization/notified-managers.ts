/** Members of an organization who get its e-mails. */
import { sql } from 'drizzle-orm'
import type { Locale } from '../../../domain/locale.ts'
import type { Login } from '../../../domain/login.ts'
import type { Database } from '../../db/connection.ts'

export interface Reader {
  to: Login
  locale: Locale
}

/** E-mails about one event; an organization rarely has more managers. */
const MOST = 20

/**
 * @param about the subject; members who have switched it off are left out.
 * @returns main e-mail addresses of its owners and managers.
 */
export async function managersOf(db: Database, company: number, about: 'inquiries' | 'moderation'): Promise<Reader[]> {
  const rows = await db.all<{ value: string; locale: Locale }>(sql`SELECT contacts.value, users.locale
    FROM employees CROSS JOIN users ON users.num = employees.user AND users.deleted_at IS NULL
      CROSS JOIN contacts ON contacts.user = users.num AND contacts.kind = 'email' AND contacts.main = 1
        AND contacts.verified_at IS NOT NULL
    WHERE employees.company = ${company} AND employees.deleted_at IS NULL AND employees.status = 'active'
      AND employees.role IN ('OWNER', 'MANAGER') AND (users.notifications ->> ${about}) IS NOT 0
    LIMIT ${MOST}`)
  return rows.map(({ value, locale }) => ({ to: { kind: 'email', value }, locale }))
}
