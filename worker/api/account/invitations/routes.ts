/** /api/profile/invitations: invitations of organizations to any verified contact of the user. */
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import { Accepted, InvitationList } from '../../../../domain/contract/invitations.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { EMPLOYEE_BY_INVITED } from '../../../../domain/statuses/employee.ts'
import { database } from '../../../db/connection.ts'
import { companies, employees } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { localized } from '../../http/locale.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { changes } from '../../http/state-machine.ts'
import { query } from '../../http/validate.ts'
import { commit, writeAll } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { worksNowhere } from '../../organization/employees/writes.ts'

const TAG = 'invitations'
const UNKNOWN = 'invitation.unknown'

/** Invitations to the user's verified contacts. */
const toViewer = (user: number) => sql`${employees.status} = 'invited' AND ${employees.deletedAt} IS NULL
  AND ${employees.contact} IN (SELECT value FROM contacts WHERE user = ${user} AND verified_at IS NOT NULL)`

async function readInvitations(c: Context<ApiEnv>): Promise<v.InferOutput<typeof InvitationList>['data']> {
  const rows = await database(c.env.DB)
    .select({
      id: named(employees.id, 'id'),
      role: named(employees.role, 'role'),
      position: named(employees.position, 'position'),
      createdAt: named(employees.createdAt, 'created'),
      company: named(companies.id, 'company'),
      names: named(companies.names, 'names'),
    })
    .from(employees)
    .innerJoin(companies, sql`${companies.num} = ${employees.company}`)
    .where(toViewer(signedIn(c).num))
    .orderBy(sql`${employees.num} DESC`)
  return rows.map(({ id, role, position, createdAt, company, names }) => ({
    id,
    role,
    position,
    company: { id: company, name: localized(names, c.var.locale) },
    createdAt: new Date(createdAt).toISOString(),
  }))
}

/** The invitation in the path, if it was sent to the caller. */
const ownInvitation = (c: Context<ApiEnv>) =>
  loadOwn(c, UNKNOWN, async (db, id) => {
    const own = sql`${employees.id} = ${id} AND ${toViewer(signedIn(c).num)}`
    const [row] = await db.select().from(employees).where(own)
    return row
  })

const isOpen = (num: number) =>
  refuseUnless(
    sql`EXISTS (SELECT 1 FROM employees WHERE num = ${num} AND status = 'invited' AND deleted_at IS NULL)`,
    new AppError(UNKNOWN, 404),
  )

export const invitations = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Invitations to work for an organization', InvitationList),
    requires('account.read'),
    query(LocaleQuery),
    async (c) => c.json({ data: await readInvitations(c) }),
  )
  .post(
    '/:id/accept',
    describeWrite(
      TAG,
      'Accepts one: the person works for that organization from now on',
      { 200: Accepted },
      { 404: 'No such invitation, or taken back', 409: 'Works for another one: `organization.member`' },
    ),
    requires('invitation.answer'),
    async (c) => {
      const row = await ownInvitation(c)
      const viewer = signedIn(c)
      changes(EMPLOYEE_BY_INVITED, row.status, 'active')
      const join = sql`UPDATE employees SET status = 'active', user = ${viewer.num}, updated_at = ${Date.now()},
        version = version + 1, name = iif(name = '', ${viewer.name}, name) WHERE num = ${row.num}`
      const writes = [isOpen(row.num), worksNowhere(viewer.num, new AppError('organization.member', 409)), join]
      return commit(c, writes, { status: 200, body: { data: { id: row.id, role: row.role } } })
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Declines one', { 204: null }, { 404: 'No such invitation, or taken back' }),
    requires('invitation.answer'),
    async (c) => {
      const row = await ownInvitation(c)
      await writeAll(c, [isOpen(row.num), sql`UPDATE employees SET deleted_at = ${Date.now()} WHERE num = ${row.num}`])
      return c.body(null, 204)
    },
  )
