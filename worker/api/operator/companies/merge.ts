/** A company is merged into another one (docs/behaviour.md, "Merged companies"); its rows follow by worker/jobs/company-merges.ts. */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import {
  COMPANY_OBSTACLES,
  type CompanyMerge,
  type CompanyMergePlan,
} from '../../../../domain/contract/company-merges.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import type { CompanyStatus } from '../../../../domain/statuses/company.ts'
import { movingThreads } from '../../../company-merges/move-rows.ts'
import { activeMember } from '../../../db/active-member.ts'
import { boundedCount } from '../../../db/bounded-count.ts'
import { type Database, database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { labelledName } from '../../delivery/emails.ts'
import { sendSoon } from '../../delivery/notify.ts'
import { raise } from '../../delivery/raise.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { localized } from '../../http/locale.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { commit, type Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { ownersOf } from '../../organization/notified-managers.ts'
import { noneOf, obstacleNames, parseObstacles } from '../desk-lists/obstacles.ts'
import type { HandedOverCompany } from './hand-over.ts'

const JOB = 'company-merges'

interface Target extends HandedOverCompany {
  status: CompanyStatus
}

/** @throws AppError 422 `input.invalid` for an unknown company, and for the merged one itself */
async function targetOf(db: Database, { num }: HandedOverCompany, into: string): Promise<Target> {
  const [row] = await db.all<Target>(
    sql`SELECT num, id, names, status FROM companies WHERE id = ${into} AND num <> ${num}`,
  )
  if (!row) throw invalidInput([{ path: 'into', code: 'unknown', message: 'No such company' }])
  return row
}

const isMerged = (company: number): SQL => sql`EXISTS (SELECT 1 FROM company_merges WHERE company = ${company})`

/** Conditions, each of which prevents the first from being merged into the second. */
const obstacles = (from: number, to: number): Record<(typeof COMPANY_OBSTACLES)[number], SQL> => ({
  otherNotPublic: sql`(SELECT status FROM companies WHERE num = ${to}) <> 'active'`,
  otherMerged: isMerged(to),
  blocked: sql`(SELECT status FROM companies WHERE num = ${from}) = 'blocked'`,
  merged: isMerged(from),
  claimed: sql`EXISTS (SELECT 1 FROM company_requests WHERE company = ${from} AND status = 'open')`,
})

/** Condition: the first may be merged into the second. */
const mayMerge = (from: number, to: number): SQL => noneOf(obstacles(from, to))

const working = (company: number): SQL =>
  sql`FROM employees WHERE company = ${company} AND ${activeMember('employees')}`

/** @returns what moves and what stays, before it is done */
export async function planCompanyMerge(
  db: Database,
  row: HandedOverCompany,
  into: string,
  locale: Locale,
): Promise<CompanyMergePlan> {
  const { num } = row
  const target = await targetOf(db, row, into)
  const count = (name: string, from: SQL) => sql`${boundedCount(from)} AS ${sql.identifier(name)}`
  const [found] = await db.all<
    Record<'goods' | 'requests' | 'members' | 'all' | 'orders' | 'programs', number> & { against: string }
  >(
    sql`SELECT ${count('goods', sql`FROM products WHERE company = ${num} AND deleted_at IS NULL`)},
      ${count('requests', movingThreads(num))}, ${count('members', working(num))},
      ${count('all', sql`FROM inquiries WHERE company = ${num}`)}, ${count('orders', sql`FROM orders WHERE company = ${num}`)},
      ${boundedCount(sql`FROM api_tokens WHERE company = ${num}`)} + ${boundedCount(sql`FROM goods_feeds WHERE company = ${num}`)}
        + ${boundedCount(sql`FROM partner_feeds WHERE company = ${num}`)} AS programs, ${obstacleNames(obstacles(num, target.num))} AS against`,
  )
  const { goods = 0, requests = 0, members = 0, all = 0, orders = 0, programs = 0 } = found ?? {}
  const against = parseObstacles(COMPANY_OBSTACLES, found?.against)
  return {
    into: { id: target.id, name: localized(JSON.parse(target.names), locale), status: target.status },
    allowed: against.length === 0,
    against,
    moves: { goods, requests, members },
    stays: { deals: all - requests, orders, programs },
  }
}

/**
 * The merged company's members become members of the other one too, in the same role. In the merged one, which keeps its deals, they can
 * reply but not edit.
 * @param people numbers of those who do not work for the other one yet
 */
function moveMembers(from: number, to: number, people: readonly { num: number }[], now: number): Write[] {
  const given = JSON.stringify(people.map(({ num }) => [num, newId(now)]))
  return [
    sql`INSERT INTO employees (id, company, user, name, position, role, status, created_at, updated_at)
      SELECT given.value ->> 1, ${to}, e.user, e.name, e.position, e.role, 'active', ${now}, ${now}
      FROM json_each(${given}) AS given CROSS JOIN employees AS e ON e.num = given.value ->> 0
      WHERE NOT EXISTS (SELECT 1 FROM employees AS m WHERE m.company = ${to} AND m.user = e.user AND ${activeMember('m')})`,
    sql`UPDATE users SET company = ${to} WHERE coalesce(company, ${from}) = ${from} AND num IN (SELECT user ${working(from)})`,
    sql`UPDATE sessions SET company = ${to} WHERE company = ${from} AND user IN (SELECT user ${working(from)})`,
    sql`UPDATE employees SET role = 'SALES', updated_at = ${now}, version = version + 1
      WHERE company = ${from} AND role IN ('OWNER', 'MANAGER') AND deleted_at IS NULL`,
    sql`DELETE FROM employees WHERE company = ${from} AND status = 'invited'`,
  ]
}

/** Languages of the description that the other one lacks. */
const fillTexts = (from: number, to: number): SQL =>
  sql`UPDATE companies SET description = json_patch((SELECT description FROM companies WHERE num = ${from}), description), version = version + 1
    WHERE num = ${to}`

/**
 * Merges it for good. Its members work for the other one at once, and get an e-mail; goods and conversations follow in the background.
 * @throws AppError 422 `input.invalid`; 409 `company.unmergeable`
 */
export async function mergeCompany(c: Context<ApiEnv>, row: HandedOverCompany, { into, reason }: CompanyMerge) {
  const db = database(c.env.DB)
  const now = Date.now()
  const target = await targetOf(db, row, into)
  const [people, owners, others] = await Promise.all([
    db.all<{ num: number }>(sql`SELECT num ${working(row.num)}`),
    ownersOf(db, row.num),
    ownersOf(db, target.num),
  ])
  const known = new Set(owners.map(({ user }) => user))
  const origin = await siteOrigin(c)
  const params = (locale: Locale) => ({
    company: labelledName(JSON.parse(row.names), locale),
    what: labelledName(JSON.parse(target.names), locale),
    reason,
    link: origin + personalHref('company', locale),
  })
  const readers = [...owners, ...others.filter(({ user }) => !known.has(user))]
  const emailTo = ({ locale }: { locale: Locale }) => ({ name: 'companyMerged' as const, params: params(locale) })
  const writes: Write[] = [
    refuseUnless(mayMerge(row.num, target.num), new AppError('company.unmergeable', 409)),
    sql`UPDATE company_merges SET target = ${target.num} WHERE target = ${row.num}`,
    sql`INSERT INTO company_merges (company, target, begun_at) VALUES (${row.num}, ${target.num}, ${now})`,
    sql`UPDATE takedowns SET undone_at = ${now} WHERE company = ${row.num} AND undone_at IS NULL`,
    ...moveMembers(row.num, target.num, people, now),
    fillTexts(row.num, target.num),
    queueJob({ name: JOB }, now),
    ...raise({ event: 'membership', key: `merged:${row.id}`, readers, emailTo }, now).writes,
  ]
  const response = await commit(c, writes, { status: 200, body: { data: { id: row.id, into } } })
  await sendSoon(c)
  await runSoon(c, [JOB])
  return response
}
