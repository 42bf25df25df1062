/** Recipients of an organization's notices: its owners and managers, for inquiries also its sales people and its own address. */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../../domain/locale.ts'
import type { Login } from '../../../domain/login.ts'
import { type ApproverRole, approves } from '../../../domain/order-approval.ts'
import { actionsOf, type MemberAction } from '../../../domain/rights.ts'
import { ORGANIZATION_ROLES, type OrganizationRole } from '../../../domain/roles.ts'
import type { Database } from '../../db/connection.ts'
import { valuesOf } from '../../db/select.ts'
import { readTimes } from '../delivery/notice-times.ts'
import type { NoticeReader } from '../delivery/raise.ts'

/** Most e-mails about one event; an organization rarely has more managers. */
const MAX_RECIPIENTS = 20

/** The subject of a notice, and what a member must be allowed to do to get it. */
const NEEDED = {
  inquiries: 'inquiry.answer',
  moderation: 'product.edit',
  people: 'employee.edit',
} as const satisfies Record<string, MemberAction>

type Subject = keyof typeof NEEDED

/** Members of a company who may act upon a notice about the subject. */
const mayAct = (company: number, about: Subject) =>
  haveRole(
    company,
    ORGANIZATION_ROLES.filter((role) => actionsOf(role).includes(NEEDED[about])),
  )

const haveRole = (company: number, roles: OrganizationRole[]): SQL =>
  sql`employees.company = ${company} AND employees.deleted_at IS NULL AND employees.status = 'active'
    AND employees.role IN ${valuesOf(roles)}`

/**
 * @param about the subject; members who have switched it off find the notice on the site alone.
 * @returns the members who may act upon it, each with the main e-mail address, or without one the main phone (docs/behaviour.md, "Notices")
 */
export const managersOf = (db: Database, company: number, about: 'inquiries' | 'moderation'): Promise<NoticeReader[]> =>
  readersWhere(db, mayAct(company, about), sql`(users.notifications ->> ${about}) IS 0`)

/** @returns its owners, who alone decide about its people */
export const ownersOf = (db: Database, company: number): Promise<NoticeReader[]> =>
  readersWhere(db, mayAct(company, 'people'))

/** @returns the members who approve orders under a rule of the organization */
export const approversOf = (db: Database, company: number, approver: ApproverRole): Promise<NoticeReader[]> =>
  readersWhere(
    db,
    haveRole(
      company,
      ORGANIZATION_ROLES.filter((role) => approves(role, { approver })),
    ),
  )

/** @returns a person who still belongs to an organization; no one for an erased account */
export const personOf = (db: Database, user: number | null): Promise<NoticeReader[]> =>
  readersWhere(db, sql`employees.user = ${user} AND employees.deleted_at IS NULL`).then((readers) =>
    readers.slice(0, 1),
  )

/** @returns a person, whether they belong to an organization or not; no one for an erased or blocked account */
export const readNotifiedPerson = (db: Database, user: number): Promise<NoticeReader[]> =>
  readersFrom(db, sql`users`, sql`users.num = ${user} AND users.deleted_at IS NULL AND users.blocked_at IS NULL`)

interface Row extends Login {
  user: number
  locale: Locale
  isMuted: number
  /** JSON. */
  times: string
}

const readersWhere = (db: Database, where: SQL, isMuted?: SQL): Promise<NoticeReader[]> =>
  readersFrom(
    db,
    sql`employees CROSS JOIN users ON users.num = employees.user AND users.deleted_at IS NULL AND users.blocked_at IS NULL`,
    where,
    isMuted,
  )

async function readersFrom(db: Database, from: SQL, where: SQL, isMuted: SQL = sql`0`): Promise<NoticeReader[]> {
  const rows =
    await db.all<Row>(sql`SELECT contacts.kind, contacts.value, users.num AS user, users.locale, ${isMuted} AS isMuted,
      users.notice_times AS times
    FROM ${from}
      CROSS JOIN contacts ON contacts.num = (SELECT num FROM contacts WHERE user = users.num AND verified_at IS NOT NULL
        ORDER BY kind, main DESC LIMIT 1)
    WHERE ${where}
    LIMIT ${MAX_RECIPIENTS}`)
  return rows.map(({ kind, value, user, locale, isMuted, times }) => ({
    to: { kind, value },
    user,
    locale,
    isMuted: isMuted === 1,
    times: readTimes(times),
  }))
}

/** Whether an address is that of a member who answers inquiries: they get their e-mails there, or have switched them off. */
async function isReadersOwn(db: Database, company: number, email: string): Promise<boolean> {
  const [row] = await db.all(sql`SELECT 1 FROM employees CROSS JOIN contacts ON contacts.user = employees.user
      AND contacts.kind = 'email' AND contacts.value = lower(${email}) AND contacts.verified_at IS NOT NULL
    WHERE ${mayAct(company, 'inquiries')} LIMIT 1`)
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
): Promise<NoticeReader[]> {
  const managers = await managersOf(db, company, 'inquiries')
  if (email === null || (await isReadersOwn(db, company, email))) return managers
  return [
    ...managers,
    { to: { kind: 'email', value: email }, locale: managers.find(({ isMuted }) => !isMuted)?.locale ?? locale },
  ]
}
