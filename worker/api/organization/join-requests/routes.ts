/** /api/profile/company/join-requests: people who ask to join the organization. Its owners decide. */
import { type Context, Hono } from 'hono'
import { DecideRequestResponse, JoinRequestList } from '../../../../domain/contract/company-requests.ts'
import { database } from '../../../db/connection.ts'
import { acceptRequest, declineRequest } from '../../account/company-requests/decide.ts'
import { readJoinRequests, toJoinRequest } from '../../account/company-requests/queries.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'

const TAG = 'company-requests'
const UNKNOWN = { 404: 'No such request, or decided: `company-request.unknown`' } as const

const ownRequest = (c: Context<ApiEnv>) =>
  loadOwn(
    c,
    'company-request.unknown',
    async (db, id) => (await readJoinRequests(db, member(c).organization.num, id))[0],
  )

export const ownJoinRequests = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Who asks to join, latest first', JoinRequestList),
    requires('employee.edit'),
    async (c) => {
      const rows = await readJoinRequests(database(c.env.DB), member(c).organization.num)
      return c.json({ data: rows.map(toJoinRequest) })
    },
  )
  .post(
    '/:id/invite',
    describeWrite(
      TAG,
      'Invites the person to join as an employee',
      { 200: DecideRequestResponse },
      { ...UNKNOWN, 409: 'There already: `employee.exists`; or `employee.too-many`' },
    ),
    requires('employee.edit'),
    async (c) => acceptRequest(c, await ownRequest(c)),
  )
  .post(
    '/:id/decline',
    describeWrite(TAG, 'Declines, with a notice to the person', { 200: DecideRequestResponse }, UNKNOWN),
    requires('employee.edit'),
    async (c) => declineRequest(c, await ownRequest(c)),
  )
