/** Two accounts of one person become one (docs/behaviour.md, "Merged accounts"); rows follow by worker/jobs/account-merges.ts. */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import {
  ACCOUNT_OBSTACLES,
  ACTIVITY_KINDS,
  type PersonMerge,
  type PersonMergePlan,
} from '../../../../domain/contract/desk-people.ts'
import { MAX_ORGANIZATIONS } from '../../../../domain/limits.ts'
import { ORGANIZATION_ROLES } from '../../../../domain/roles.ts'
import { activeMember } from '../../../db/active-member.ts'
import { boundedCount } from '../../../db/bounded-count.ts'
import { database } from '../../../db/connection.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { sendSoon } from '../../delivery/notify.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { commit, type Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { noneOf, obstacleNames, parseObstacles } from '../desk-lists/obstacles.ts'
import { refuseOperator } from './acts.ts'
import { ACTIVITY_ROWS, type PersonRow, readOperating, readPerson } from './one.ts'
import { personNotice } from './person-notice.ts'

const JOB = 'account-merges'

/** @throws AppError 422 `input.invalid` for an unknown account, and for the merged one itself */
async function targetOf(c: Context<ApiEnv>, { id }: PersonRow, into: string): Promise<PersonRow> {
  const target = into === id ? undefined : await readPerson(database(c.env.DB), into)
  if (!target) throw invalidInput([{ path: 'into', code: 'unknown', message: 'No such account' }])
  return target
}

const working = (user: number): SQL => sql`FROM employees WHERE user = ${user} AND ${activeMember('employees')}`

const isMerged = (user: number): SQL => sql`EXISTS (SELECT 1 FROM account_merges WHERE user = ${user})`

/** Conditions in the database, each of which prevents the first from being merged into the second. */
const obstacles = (from: number, to: number) => ({
  merged: isMerged(from),
  otherMerged: isMerged(to),
  otherErased: sql`(SELECT deleted_at FROM users WHERE num = ${to}) IS NOT NULL`,
  companies: sql`(SELECT count(DISTINCT company) FROM employees WHERE user IN (${from}, ${to}) AND ${activeMember('employees')}) > ${MAX_ORGANIZATIONS}`,
})

const mayMerge = (from: number, to: number): SQL => noneOf(obstacles(from, to))

/** @returns what moves, before it is done */
export async function planAccountMerge(c: Context<ApiEnv>, person: PersonRow, into: string): Promise<PersonMergePlan> {
  const target = await targetOf(c, person, into)
  const { num } = person
  const [[counts], did, ours, theirs] = await Promise.all([
    database(c.env.DB).all<Record<'logins' | 'companies' | 'devices', number> & { against: string }>(sql`SELECT
      ${boundedCount(sql`FROM contacts WHERE user = ${num} AND verified_at IS NOT NULL`)} AS logins,
      ${boundedCount(working(num))} AS companies, ${boundedCount(sql`FROM sessions WHERE user = ${num} AND ended_at IS NULL`)} AS devices,
      ${obstacleNames(obstacles(num, target.num))} AS against`),
    Promise.all(
      ACTIVITY_KINDS.map(async (what) => ({
        what,
        ...(await database(c.env.DB).get<{ count: number }>(
          sql`SELECT ${boundedCount(ACTIVITY_ROWS[what](num))} AS count`,
        )),
      })),
    ),
    readOperating(c.env, num),
    readOperating(c.env, target.num),
  ])
  const { logins = 0, companies = 0, devices = 0 } = counts ?? {}
  const inRows = parseObstacles(ACCOUNT_OBSTACLES, counts?.against)
  const ofRoles: (typeof ACCOUNT_OBSTACLES)[number][] = [
    ...(num === signedIn(c).num ? (['own'] as const) : []),
    ...(ours.roles.length > 0 ? (['operator'] as const) : []),
    ...(theirs.roles.length > 0 ? (['otherOperator'] as const) : []),
  ]
  const against = [...ofRoles, ...inRows]
  const allowed = against.length === 0
  return { into: { id: target.id, name: target.name }, allowed, against, logins, companies, devices, did }
}

/** A login that both have remains the target's, and the target's main logins remain the main ones. */
const moveLogins = (from: number, to: number): SQL[] => [
  sql`DELETE FROM contacts WHERE user = ${from} AND value IN (SELECT value FROM contacts WHERE user = ${to} AND verified_at IS NOT NULL)`,
  sql`DELETE FROM contacts WHERE user = ${to} AND value IN (SELECT value FROM contacts WHERE user = ${from})`,
  sql`UPDATE contacts SET main = 0 WHERE user = ${from} AND kind IN (SELECT kind FROM contacts WHERE user = ${to} AND main = 1)`,
  sql`UPDATE contacts SET user = ${to}, pending = NULL WHERE user = ${from}`,
]

/** Where both work for an organization, the higher of their roles stays. */
const moveMemberships = (from: number, to: number, now: number): SQL[] => [
  sql`UPDATE employees SET role = (SELECT e.role FROM employees AS e WHERE e.user = ${from} AND e.company = employees.company
      AND ${activeMember('e')}), updated_at = ${now}, version = version + 1
    WHERE user = ${to} AND ${activeMember('employees')} AND EXISTS (SELECT 1 FROM employees AS e WHERE e.user = ${from}
      AND e.company = employees.company AND ${activeMember('e')} AND ${rank(sql`e.role`)} > ${rank(sql`employees.role`)})`,
  sql`UPDATE employees SET status = 'disabled', deleted_at = ${now}, name = '', contact = NULL, version = version + 1
    WHERE user = ${from} AND company IN (SELECT company FROM employees WHERE user = ${to} AND ${activeMember('employees')})`,
  sql`UPDATE employees SET user = ${to}, updated_at = ${now}, version = version + 1 WHERE user = ${from} AND deleted_at IS NULL`,
]

const RANKS = sql.join(
  ORGANIZATION_ROLES.map((role, at) => sql`WHEN ${role} THEN ${at}`),
  sql` `,
)
const rank = (role: SQL): SQL => sql`CASE ${role} ${RANKS} END`

/** Nothing of the account is left but the record that it was merged, and its consents. */
const empty = ({ num, id }: PersonRow, now: number): SQL[] => [
  sql`UPDATE sessions SET ended_at = coalesce(ended_at, ${now}), agent = '', fingerprint = NULL WHERE user = ${num}`,
  sql`DELETE FROM push_subscriptions WHERE user = ${num}`,
  sql`DELETE FROM login_changes WHERE user = ${num}`,
  sql`DELETE FROM idempotency WHERE scope = ${id}`,
  sql`UPDATE consents SET withdrawn_at = ${now} WHERE user = ${num} AND withdrawn_at IS NULL`,
  sql`UPDATE users SET name = '', notifications = '{}', notice_times = '{}', company = NULL, blocked_at = NULL, blocked_reason = NULL,
    deleted_at = ${now}, updated_at = ${now}, version = version + 1 WHERE num = ${num}`,
]

/**
 * Merges an account into another one, for good.
 * @throws AppError 409 `person.operator`, `account.unmergeable`; 422 `input.invalid`
 */
export async function mergeAccount(c: Context<ApiEnv>, person: PersonRow, { into, reason }: PersonMerge) {
  const target = await targetOf(c, person, into)
  await refuseOperator(c, person)
  await refuseOperator(c, target)
  const now = Date.now()
  const writes: Write[] = [
    refuseUnless(mayMerge(person.num, target.num), new AppError('account.unmergeable', 409)),
    sql`UPDATE account_merges SET target = ${target.num} WHERE target = ${person.num}`,
    sql`INSERT INTO account_merges (user, target, begun_at) VALUES (${person.num}, ${target.num}, ${now})`,
    ...moveLogins(person.num, target.num),
    ...moveMemberships(person.num, target.num, now),
    ...empty(person, now),
    queueJob({ name: JOB }, now),
    // To the account that stays.
    ...(await personNotice(c, target, { name: 'accountMerged', screen: 'settings', says: { reason } }, now)),
  ]
  const response = await commit(c, writes, { status: 200, body: { data: { id: person.id, into } } })
  await sendSoon(c)
  await runSoon(c, [JOB])
  return response
}
