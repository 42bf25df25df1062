import { type Context, Hono } from 'hono'
import {
  EmployeeChange,
  EmployeeList,
  EmployeeListQuery,
  EmployeeResponse,
  EmployeeStatusChange,
  NewInvitation,
} from '../../../../domain/contract/employees.ts'
import { parseLogin } from '../../../../domain/login.ts'
import { EMPLOYEE_BY_OWNER } from '../../../../domain/statuses/employee.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { employees as table } from '../../../db/schema.ts'
import { parseLoginInput } from '../../account/auth/parse-login-input.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { refuseDeepPage } from '../../http/paging.ts'
import { AppError } from '../../http/problem.ts'
import { changes } from '../../http/state-machine.ts'
import { body, query } from '../../http/validate.ts'
import { commit, commitWithoutBody, type Write } from '../../http/writes/commit.ts'
import { editResult, sendVersioned, unchangedRow } from '../../http/writes/version.ts'
import { checkInvitation, sendInvitation } from './invite.ts'
import { type EmployeeRow, readDeletedEmployee, readEmployee, readEmployees, toEmployee } from './queries.ts'
import {
  handOverOwnership,
  refuseActivation,
  refuseJoining,
  refuseLastOwner,
  removeEmployee,
  setEmployeeStatus,
  updateEmployee,
} from './writes.ts'

const TAG = 'employees'
const UNKNOWN = 'employee.unknown'
const LAST = 'An organization needs an owner: `owner.last`'

/** The employee that the path names, if of the caller's organization. */
const ownEmployee = (c: Context<ApiEnv>): Promise<EmployeeRow> =>
  loadOwn(c, UNKNOWN, (db, id) => readEmployee(db, member(c).organization.num, id))

/** Commits an edit, and responds with the row after it. */
const edited = (c: Context<ApiEnv>, before: EmployeeRow, change: Partial<EmployeeRow>, writes: Write[]) => {
  const after = { ...before, ...change, version: before.version + 1 }
  const checked = [...unchangedRow(c, 'employees', before.num, before.version), ...writes]
  return commit(c, checked, editResult(200, toEmployee(after, member(c)), after.version))
}

export const employeesRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Who works for the organization, and who is invited to', EmployeeList),
    requires('employee.read'),
    query(EmployeeListQuery),
    async (c) => {
      refuseDeepPage(c.req.valid('query'))
      return c.json(await readEmployees(database(c.env.DB), member(c), c.req.valid('query')))
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Invites by e-mail or phone',
      { 201: EmployeeResponse },
      { 409: 'There already: `employee.exists`; or `employee.too-many`', 429: 'Too many invitations' },
    ),
    requires('employee.edit'),
    body(NewInvitation),
    async (c) => {
      const { contact, ...input } = c.req.valid('json')
      const viewer = member(c)
      const to = parseLoginInput(c, 'contact', contact)
      const now = Date.now()
      const invited = await checkInvitation(c, to)
      const row = {
        ...input,
        id: newId(now),
        company: viewer.organization.num,
        user: null,
        contact: to.value,
        status: 'invited' as const,
        version: 1,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      }
      const writes = [...refuseJoining(row.company, to.value), database(c.env.DB).insert(table).values(row)]
      const response = await commit(c, writes, editResult(201, toEmployee({ ...row, num: 0 }, viewer), row.version))
      await sendInvitation(c, invited)
      return response
    },
  )
  .get(
    '/:id',
    describeGet(TAG, 'One employee', EmployeeResponse, { unknown: true }),
    requires('employee.read'),
    async (c) => {
      const row = await ownEmployee(c)
      return sendVersioned(c, toEmployee(row, member(c)), row.version)
    },
  )
  .patch(
    '/:id',
    describeWrite(TAG, 'Changes name, position or role', { 200: EmployeeResponse }, { ...EDIT_FAILURES, 409: LAST }),
    requires('employee.edit'),
    body(EmployeeChange),
    async (c) => {
      const row = await ownEmployee(c)
      const change = c.req.valid('json')
      const keepsOwner = change.role === undefined || change.role === 'OWNER' ? [] : [refuseLastOwner(row)]
      return edited(c, row, change, [...keepsOwner, updateEmployee(database(c.env.DB), row, change)])
    },
  )
  .patch(
    '/:id/status',
    describeWrite(
      TAG,
      'Disables and enables; an invitation is accepted by who was invited',
      { 200: EmployeeResponse },
      { ...EDIT_FAILURES, 409: `\`status.refused\`, \`employee.exists\`, \`organization.too-many\`; ${LAST}` },
    ),
    requires('employee.edit'),
    body(EmployeeStatusChange),
    async (c) => {
      const row = await ownEmployee(c)
      const { status } = c.req.valid('json')
      if (!changes(EMPLOYEE_BY_OWNER, row.status, status)) return c.json({ data: toEmployee(row, member(c)) })
      return edited(c, row, { status }, setEmployeeStatus(database(c.env.DB), row, status))
    },
  )
  .post(
    '/:id/hand-over',
    describeWrite(
      TAG,
      'Hands ownership over: the employee becomes an owner, the caller a manager',
      { 200: EmployeeResponse },
      { ...EDIT_FAILURES, 409: 'Not active, or oneself: `employee.inactive`' },
    ),
    requires('employee.edit'),
    async (c) => {
      const row = await ownEmployee(c)
      const from = member(c).organization.employee
      if (row.num === from) throw new AppError('employee.inactive', 409)
      return edited(c, row, { role: 'OWNER' }, handOverOwnership(database(c.env.DB), from, row))
    },
  )
  .post(
    '/:id/send-invitation',
    describeWrite(
      TAG,
      'Sends an invitation once more',
      { 200: EmployeeResponse },
      { 404: 'No such id', 409: 'Not invited any more: `status.refused`', 429: 'Too many invitations' },
    ),
    requires('employee.edit'),
    async (c) => {
      const row = await ownEmployee(c)
      const to = row.contact === null ? null : parseLogin(row.contact)
      if (row.status !== 'invited' || !to) throw new AppError('status.refused', 409)
      const invited = await checkInvitation(c, to)
      const response = await commit(c, [], { status: 200, body: { data: toEmployee(row, member(c)) } })
      await sendInvitation(c, invited)
      return response
    },
  )
  .delete(
    '/:id',
    describeRepeatable(
      TAG,
      'Removes an employee; for 7 days it can be undone',
      { 204: null },
      { ...EDIT_FAILURES, 409: LAST },
    ),
    requires('employee.edit'),
    async (c) => {
      const row = await ownEmployee(c)
      return commitWithoutBody(c, [
        ...unchangedRow(c, 'employees', row.num, row.version),
        ...removeEmployee(database(c.env.DB), row),
      ])
    },
  )
  .post(
    '/:id/restore',
    describeWrite(
      TAG,
      'Restores a member removed within 7 days',
      { 200: EmployeeResponse },
      {
        404: 'Nothing to restore',
        409: 'Was invited anew: `employee.exists`; belongs to as many as possible: `organization.too-many`',
      },
    ),
    requires('employee.edit'),
    async (c) => {
      const company = member(c).organization.num
      const row = await loadOwn(c, UNKNOWN, (db, id) => readDeletedEmployee(db, company, id, Date.now()))
      const change = { deletedAt: null }
      return edited(c, row, change, [...canReturn(row), updateEmployee(database(c.env.DB), row, change)])
    },
  )

/** /api/profile/membership: the caller's own place in an organization. */
export const membership = new Hono<ApiEnv>().delete(
  '/',
  describeRepeatable(TAG, 'Leaves the organization; an owner can undo it for 7 days', { 204: null }, { 409: LAST }),
  requires('organization.leave'),
  (c) => {
    const { num: company, employee: num } = member(c).organization
    return commitWithoutBody(c, removeEmployee(database(c.env.DB), { company, num }))
  },
)

/** Since they were removed, they may have been invited again. */
function canReturn(row: EmployeeRow): Write[] {
  const { company, contact, user, status } = row
  const isFree = status === 'active' && user !== null ? refuseActivation(row) : []
  return [...(contact === null ? [] : refuseJoining(company, contact)), ...isFree]
}
