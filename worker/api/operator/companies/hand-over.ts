/** A company is handed over to somebody (docs/behaviour.md, "Handing a company over"). */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { CompanyHandOver } from '../../../../domain/contract/company-merges.ts'
import { Id } from '../../../../domain/contract/values.ts'
import { parseLogin } from '../../../../domain/login.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import type { Text } from '../../../../domain/text.ts'
import { activeMember } from '../../../db/active-member.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { labelledName } from '../../delivery/emails.ts'
import { sendSoon } from '../../delivery/notify.ts'
import { raise } from '../../delivery/raise.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { commit, type Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { refuseTooManyOrganizations } from '../../organization/employees/writes.ts'
import { ownersOf, readNotifiedPerson } from '../../organization/notified-managers.ts'

export interface HandedOverCompany {
  num: number
  id: string
  names: string
}

interface NewOwner {
  num: number
  id: string
  /** Number of the person's row in the organization; null for somebody who does not work there. */
  employee: number | null
}

/** @throws AppError 422 `input.invalid` where the id belongs to no account */
async function ownerOf(c: Context<ApiEnv>, company: number, person: string): Promise<NewOwner> {
  const login = v.is(Id, person) ? null : parseLogin(person, c.var.locale)
  const who = login
    ? sql`u.num = (SELECT user FROM contacts WHERE value = ${login.value} AND verified_at IS NOT NULL)`
    : sql`u.id = ${person}`
  const [row] = await database(c.env.DB).all<NewOwner>(sql`SELECT u.num, u.id,
    (SELECT num FROM employees WHERE user = u.num AND company = ${company} AND ${activeMember('employees')}) AS employee
    FROM users AS u WHERE ${who} AND u.deleted_at IS NULL AND u.blocked_at IS NULL`)
  if (!row) throw invalidInput([{ path: 'person', code: 'unknown', message: 'Nobody with an account' }])
  return row
}

function join(company: number, owner: NewOwner, now: number): Write[] {
  if (owner.employee !== null)
    return [
      refuseUnless(
        sql`EXISTS (SELECT 1 FROM employees WHERE num = ${owner.employee} AND ${activeMember('employees')})`,
        new AppError('employee.inactive', 409),
      ),
      sql`UPDATE employees SET role = 'OWNER', updated_at = ${now}, version = version + 1 WHERE num = ${owner.employee}`,
    ]
  return [
    refuseTooManyOrganizations(owner.num),
    sql`INSERT INTO employees (id, company, user, name, role, status, created_at, updated_at)
      SELECT ${newId(now)}, ${company}, num, name, 'OWNER', 'active', ${now}, ${now} FROM users WHERE num = ${owner.num}`,
  ]
}

/**
 * Makes a person the only owner. The former owners stay as managers, or leave. All of them get an e-mail.
 * @throws AppError 422 `input.invalid`; 409 `company.merged`, `organization.too-many`, `employee.inactive`
 */
export async function handOverCompany(
  c: Context<ApiEnv>,
  row: HandedOverCompany,
  { person, former, reason }: CompanyHandOver,
) {
  const db = database(c.env.DB)
  const now = Date.now()
  const owner = await ownerOf(c, row.num, person)
  const others: SQL = sql`company = ${row.num} AND role = 'OWNER' AND deleted_at IS NULL AND user IS NOT ${owner.num}`
  const [owners, members, counted] = await Promise.all([
    ownersOf(db, row.num),
    readNotifiedPerson(db, owner.num),
    db.all<{ n: number }>(sql`SELECT count(*) AS n FROM employees WHERE ${others}`),
  ])
  const readers = [...members, ...owners.filter(({ user }) => user !== owner.num)]
  const origin = await siteOrigin(c)
  const names: Text = JSON.parse(row.names)
  const emailTo = ({ locale, user }: (typeof readers)[number]) => ({
    name: user === owner.num ? ('companyReceived' as const) : ('companyHandedOver' as const),
    params: { company: labelledName(names, locale), reason, link: origin + personalHref('profile', locale) },
  })
  const change = former === 'manager' ? sql`role = 'MANAGER'` : sql`deleted_at = ${now}`
  const writes: Write[] = [
    refuseMerged(row.num),
    ...join(row.num, owner, now),
    sql`UPDATE employees SET ${change}, updated_at = ${now}, version = version + 1 WHERE ${others}`,
    ...raise({ event: 'membership', key: `handed-over:${newId(now)}`, readers, emailTo }, now).writes,
  ]
  const data = { id: row.id, owner: owner.id, former: counted[0]?.n ?? 0 }
  const response = await commit(c, writes, { status: 200, body: { data } })
  await sendSoon(c)
  return response
}

/** @returns the refusal 409 `company.merged`: what belonged to it is another company's */
const refuseMerged = (company: number) =>
  refuseUnless(
    sql`NOT EXISTS (SELECT 1 FROM company_merges WHERE company = ${company})`,
    new AppError('company.merged', 409),
  )
