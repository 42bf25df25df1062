/** Who gets the notices of an organization: its owners and managers, and for inquiries its own address. */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../../domain/locale.ts'
import type { Login } from '../../../domain/login.ts'
import type { Database } from '../../db/connection.ts'
import { readTimes } from '../delivery/notice-times.ts'
import type { Reader } from '../delivery/raise.ts'

/** Most e-mails about one event; an organization rarely has more managers. */
const MOST = 20

/** Owners and managers who work for a company now. */
const isManager = (company: number) => sql`employees.company = ${company} AND employees.deleted_at IS NULL
  AND employees.status = 'active' AND employees.role IN ('OWNER', 'MANAGER')`

/**
 * @param about the subject; members who have switched it off find the notice on the site alone.
 * @returns its owners and managers, each with the main e-mail address, or without one the main phone (docs/behaviour.md, "Notices")
 */
export const managersOf = (db: Database, company: number, about: 'inquiries' | 'moderation'): Promise<Reader[]> =>
  readersWhere(db, isManager(company), sql`(users.notifications ->> ${about}) IS 0`)

/** @returns its owners, who alone decide about its people */
export const ownersOf = (db: Database, company: number): Promise<Reader[]> =>
  readersWhere(db, sql`${isManager(company)} AND employees.role = 'OWNER'`)

interface Row extends Login {
  user: number
  locale: Locale
  isMuted: number
  /** JSON. */
  times: string
}

async function readersWhere(db: Database, where: SQL, isMuted: SQL = sql`0`): Promise<Reader[]> {
  const rows =
    await db.all<Row>(sql`SELECT contacts.kind, contacts.value, users.num AS user, users.locale, ${isMuted} AS isMuted,
      users.notice_times AS times
    FROM employees CROSS JOIN users ON users.num = employees.user AND users.deleted_at IS NULL
      CROSS JOIN contacts ON contacts.num = (SELECT num FROM contacts WHERE user = users.num AND verified_at IS NOT NULL
        ORDER BY kind, main DESC LIMIT 1)
    WHERE ${where}
    LIMIT ${MOST}`)
  return rows.map(({ kind, value, user, locale, isMuted, times }) => ({
    to: { kind, value },
    user,
    locale,
    isMuted: isMuted === 1,
    times: readTimes(times),
  }))
}

/** Whether an address is an owner's or manager's own: they get their e-mails there, or have switched them off. */
async function isManagersOwn(db: Database, company: number, email: string): Promise<boolean> {
  const [row] = await db.all(sql`SELECT 1 FROM employees CROSS JOIN contacts ON contacts.user = employees.user
      AND contacts.kind = 'email' AND contacts.value = lower(${email}) AND contacts.verified_at IS NOT NULL
    WHERE ${isManager(company)} LIMIT 1`)
  return row !== undefined
}

/**
 * @param company its key, and its public address, which gets a copy
 * @param locale language of the copy where no manager is notified
 * @returns everyone who is notified of an inquiry, no address twice
 */
export async function inquiryReaders(
  db: Database,
  { company, email }: { company: number; email: string | null },
  locale: Locale,
): Promise<Reader[]> {
  const managers = await managersOf(db, company, 'inquiries')
  if (email === null || (await isManagersOwn(db, company, email))) return managers
  return [
    ...managers,
    { to: { kind: 'email', value: email }, locale: managers.find(({ isMuted }) => !isMuted)?.locale ?? locale },
  ]
}
