/** One person with what operators need to help or to stop them: addresses are masked, and nothing that they have written is here. */
import { type SQL, sql } from 'drizzle-orm'
import { ACTIVITY_KINDS, type DeskPersonDetails } from '../../../../domain/contract/desk-people.ts'
import { deviceName } from '../../../../domain/device-name.ts'
import { iso, isoOrNull } from '../../../../domain/iso.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { maskedLogin } from '../../../../domain/masked-login.ts'
import type { OperatorRole } from '../../../../domain/operator-roles.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Bindings } from '../../../bindings.ts'
import { boundedCount } from '../../../db/bounded-count.ts'
import { type Database, database } from '../../../db/connection.ts'
import { isNamedInSettings, rolesOf } from '../../http/access/operator-roles.ts'
import { localized } from '../../http/locale.ts'
import { readSentNotices } from '../desk-lists/sent-notices.ts'
import { lastSeenAt } from './list.ts'

/** Devices that are shown: more are hardly in use. */
const MAX_DEVICES = 100
/** Companies that are shown: few people belong to more than two. */
const MAX_COMPANIES = 100

export interface PersonRow {
  num: number
  id: string
  name: string
  locale: Locale
  version: number
  createdAt: number
  seenAt: number | null
  blockedAt: number | null
  blockedReason: string | null
}

/** @returns undefined for an unknown id, and for an erased account */
export const readPerson = (db: Database, id: string) =>
  db.get<
    PersonRow | undefined
  >(sql`SELECT num, id, name, locale, version, created_at AS createdAt, ${lastSeenAt(sql`users.num`)} AS seenAt,
    blocked_at AS blockedAt, blocked_reason AS blockedReason FROM users WHERE id = ${id} AND deleted_at IS NULL`)

interface Operating {
  roles: OperatorRole[]
  /** Whether ADMIN_LOGINS has one of the person's logins. */
  isNamedInSettings: boolean
}

/** @returns the person's roles as an operator, and whether the instance's settings name them */
export async function readOperating(env: Bindings, user: number): Promise<Operating> {
  const [row] = await database(env.DB).all<{ roles: string; appointed: number }>(
    sql`SELECT ${rolesOf(env, user)} AS roles, ${isNamedInSettings(env, user)} AS appointed`,
  )
  return { roles: JSON.parse(row?.roles ?? '[]'), isNamedInSettings: row?.appointed === 1 }
}

/** FROM clauses of what a person has done, by kind. */
export const ACTIVITY_ROWS: Record<(typeof ACTIVITY_KINDS)[number], (user: number) => SQL> = {
  requests: (user) => sql`FROM requests WHERE user = ${user}`,
  inquiries: (user) => sql`FROM inquiries WHERE user = ${user}`,
  orders: (user) => sql`FROM orders WHERE user = ${user}`,
  imports: (user) => sql`FROM imports WHERE author = ${user}`,
  openRequests: (user) =>
    sql`FROM requests AS r CROSS JOIN open_requests AS o ON o.request = r.num WHERE r.user = ${user}`,
}

interface Membership extends Omit<DeskPersonDetails['companies'][number], 'name'> {
  names: string
}

const readCompanies = (db: Database, user: number) =>
  db.all<Membership>(sql`SELECT c.id, c.names, e.role, e.status FROM employees AS e CROSS JOIN companies AS c ON c.num = e.company
    WHERE e.user = ${user} AND e.deleted_at IS NULL ORDER BY e.num LIMIT ${MAX_COMPANIES}`)

const readDevices = (db: Database, user: number, now: number) =>
  db.all<{
    agent: string
    createdAt: number
    seenAt: number
  }>(sql`SELECT agent, created_at AS createdAt, rotated_at AS seenAt
    FROM sessions WHERE user = ${user} AND ended_at IS NULL AND expires_at > ${now} ORDER BY rotated_at DESC LIMIT ${MAX_DEVICES}`)

/** @param reader number of the operator who reads it @returns null for an unknown id */
export async function readPersonOnDesk(
  env: Bindings,
  id: string,
  reader: number,
  locale: Locale,
): Promise<DeskPersonDetails | null> {
  const db = database(env.DB)
  const person = await readPerson(db, id)
  if (!person) return null
  const { num, blockedAt, blockedReason, createdAt, seenAt, ...row } = person
  const [contacts, companies, devices, did, notices, operating] = await Promise.all([
    db.all<{ kind: 'email' | 'phone'; value: string; verified: number }>(
      sql`SELECT kind, value, verified_at IS NOT NULL AS verified FROM contacts WHERE user = ${num} ORDER BY kind, main DESC, num`,
    ),
    readCompanies(db, num),
    readDevices(db, num, Date.now()),
    Promise.all(
      ACTIVITY_KINDS.map(async (what) => ({
        what,
        ...(await db.get<{ count: number }>(sql`SELECT ${boundedCount(ACTIVITY_ROWS[what](num))} AS count`)),
      })),
    ),
    readSentNotices(env, sql`user = ${num}`),
    readOperating(env, num),
  ])
  return {
    ...row,
    createdAt: iso(createdAt),
    seenAt: isoOrNull(seenAt),
    roles: operating.roles,
    rolesFixed: operating.isNamedInSettings || num === reader,
    blocked: blockedAt === null ? null : { at: iso(blockedAt), reason: blockedReason ?? '' },
    contacts: contacts.map(({ kind, value, verified }) => ({
      kind,
      value: maskedLogin(value),
      verified: verified === 1,
    })),
    companies: companies.map(({ names, ...one }) => {
      const text: Text = JSON.parse(names)
      return { ...one, name: localized(text, locale) }
    }),
    devices: devices.map(({ agent, createdAt, seenAt }) => ({
      device: deviceName(agent),
      createdAt: iso(createdAt),
      seenAt: iso(seenAt),
    })),
    did,
    notices,
  }
}
