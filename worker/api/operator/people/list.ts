/** The operators' list of people with an account, latest first (docs/behaviour.md, "People and companies on the desk"). */
import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { DeskPeople, DeskPersonRow, PeopleQuery } from '../../../../domain/contract/desk-people.ts'
import { Id } from '../../../../domain/contract/values.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { isoOrNull } from '../../../../domain/iso.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { parseLogin } from '../../../../domain/login.ts'
import { activeMember } from '../../../db/active-member.ts'
import type { Database } from '../../../db/connection.ts'
import { idFrom } from '../../../db/id.ts'
import { allOperators, type Logins } from '../../http/access/operator-roles.ts'
import { localized } from '../../http/locale.ts'
import { allOf, FOUND, pageByKey } from '../desk-lists/page-by-key.ts'

/** Companies of a person that a row shows. */
const MAX_COMPANIES = 3
/** The last character: appended to a text, it is the upper bound of the range of texts that begin with it. */
const LAST_CHARACTER = '\u{10ffff}'

/** The beginning of a name as typed, and with a capital letter. */
function byName(q: string): SQL {
  const spellings = new Set([q, q.slice(0, 1).toUpperCase() + q.slice(1)])
  const named = [...spellings].map(
    (
      one,
    ) => sql`SELECT num FROM (SELECT num FROM users WHERE name >= ${one} AND name < ${one + LAST_CHARACTER} AND deleted_at IS NULL
      ORDER BY name LIMIT ${FOUND})`,
  )
  return sql.join(named, sql` UNION `)
}

/** Only whole addresses are found, so that nobody can browse them. */
function found(q: string): SQL {
  const login = parseLogin(q)
  return login
    ? sql`SELECT user AS num FROM contacts WHERE value = ${login.value} AND verified_at IS NOT NULL`
    : byName(q)
}

interface Row extends Omit<DeskPersonRow, 'companies' | 'blocked' | 'createdAt' | 'seenAt'> {
  blocked: number
  createdAt: number
  seenAt: number | null
  companies: string
}

/** When the person last used the site: the latest refresh of a session. @param user number in SQL */
export const lastSeenAt = (user: SQL): SQL => sql`(SELECT max(rotated_at) FROM sessions WHERE user = ${user})`

const COLUMNS = sql`t.name, t.locale, t.blocked_at IS NOT NULL AS blocked, t.created_at AS createdAt, ${lastSeenAt(sql`t.num`)} AS seenAt,
  (SELECT json_group_array(json_object('id', id, 'names', json(names))) FROM (SELECT c.id, c.names FROM employees AS e
    CROSS JOIN companies AS c ON c.num = e.company
    WHERE e.user = t.num AND ${activeMember('e')} ORDER BY e.num LIMIT ${MAX_COMPANIES})) AS companies`

function toPerson({ blocked, createdAt, seenAt, companies, ...row }: Row, locale: Locale): DeskPersonRow {
  const named: { id: string; names: Record<string, string> }[] = JSON.parse(companies)
  return {
    ...row,
    blocked: blocked === 1,
    createdAt: new Date(createdAt).toISOString(),
    seenAt: isoOrNull(seenAt),
    companies: named.map(({ id, names }) => ({ id, name: localized(names, locale) })),
  }
}

interface Asked {
  locale: Locale
  env: Logins
  /** Milliseconds since 1970. */
  now: number
}

export async function readPeople(db: Database, query: PeopleQuery, { locale, env, now }: Asked): Promise<DeskPeople> {
  const { q, language, created, blocked, operators, after } = query
  const isId = v.is(Id, q)
  const filters = [
    ...(q && isId ? [sql`t.id = ${q}`] : []),
    ...(operators ? [sql`t.num IN ${allOperators(env)}`] : []),
    ...(blocked ? [sql`t.blocked_at IS NOT NULL`] : []),
    ...(language ? [sql`t.locale = ${language}`] : []),
  ]
  const isSearch = Boolean(q) && !isId
  // Ids begin with their time, so the days are a part of the range.
  const since = sql`t.id >= ${created ? idFrom(now - Number(created) * DAY_MS, 0) : ''}`
  const first = isSearch ? null : filters.shift()
  const which = sql`${first ? sql`${first} AND` : sql``} t.deleted_at IS NULL AND ${since}`
  const list = { table: 'users' as const, found: isSearch ? found(q ?? '') : null, which, rest: allOf(filters), after }
  const { rows, next } = await pageByKey<Row>(db, list, COLUMNS)
  return { data: rows.map((row) => toPerson(row, locale)), meta: { next } }
}
