/** /api/profile/invitations: invitations of organizations to any verified contact of the user. */
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { AcceptInvitationResponse, InvitationList } from '../../../../domain/contract/invitations.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { EMPLOYEE_BY_INVITED } from '../../../../domain/statuses/employee.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { changes } from '../../http/state-machine.ts'
import { query } from '../../http/validate.ts'
import { commit, writeAll } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { actFor, refuseMember, refuseTooManyOrganizations } from '../../organization/employees/writes.ts'
import { readInvitation, readInvitations } from './queries.ts'

const TAG = 'invitations'
const UNKNOWN = 'invitation.unknown'

/** The invitation in the path, if it was sent to the caller. */
const ownInvitation = (c: Context<ApiEnv>) => loadOwn(c, UNKNOWN, (db, id) => readInvitation(db, signedIn(c).num, id))

const refuseClosed = (num: number) =>
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
    async (c) => c.json({ data: await readInvitations(database(c.env.DB), signedIn(c).num, c.var.locale) }),
  )
  .post(
    '/:id/accept',
    describeWrite(
      TAG,
      'Accepts an invitation: the person belongs to that organization, too, and the session acts for it',
      { 200: AcceptInvitationResponse },
      {
        404: 'No such invitation, or withdrawn',
        409: 'A member already: `organization.member`; belongs to as many as possible: `organization.too-many`',
      },
    ),
    requires('invitation.answer'),
    async (c) => {
      const row = await ownInvitation(c)
      const viewer = signedIn(c)
      changes(EMPLOYEE_BY_INVITED, row.status, 'active')
      const join = sql`UPDATE employees SET status = 'active', user = ${viewer.num}, updated_at = ${Date.now()},
        version = version + 1, name = iif(name = '', ${viewer.name}, name) WHERE num = ${row.num}`
      const writes = [
        refuseClosed(row.num),
        refuseMember(viewer.num, row.company, new AppError('organization.member', 409)),
        refuseTooManyOrganizations(viewer.num),
        join,
        ...actFor(viewer, sql`${row.company}`),
      ]
      return commit(c, writes, { status: 200, body: { data: { id: row.id, role: row.role } } })
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Declines an invitation', { 204: null }, { 404: 'No such invitation, or withdrawn' }),
    requires('invitation.answer'),
    async (c) => {
      const row = await ownInvitation(c)
      await writeAll(c, [
        refuseClosed(row.num),
        sql`UPDATE employees SET deleted_at = ${Date.now()} WHERE num = ${row.num}`,
      ])
      return c.body(null, 204)
    },
  )
