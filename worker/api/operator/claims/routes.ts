/** /app/admin/claims: people who say that a company is theirs. */
import { Hono } from 'hono'
import { ClaimDecision, ClaimList, RequestDecided } from '../../../../domain/contract/company-requests.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { acceptRequest, declineRequest } from '../../account/company-requests/decide.ts'
import { countClaims, readClaims, toClaim } from '../../account/company-requests/queries.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'

const TAG = 'moderation'

export const claimQueue = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Claims that wait, longest waiting first', ClaimList),
    requires('moderation.read'),
    query(LocaleQuery),
    async (c) => {
      const db = database(c.env.DB)
      const [rows, total] = await Promise.all([readClaims(db), countClaims(db)])
      return c.json({ data: rows.map((row) => toClaim(row, c.var.locale)), meta: { total } })
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Invites the claimant as an owner, or declines the claim; either way they get a notice',
      { 200: RequestDecided },
      { 404: 'No such claim, or decided: `company-request.unknown`', 409: 'Invited already: `employee.exists`' },
    ),
    requires('moderation.decide'),
    body(ClaimDecision),
    async (c) => {
      const claim = await loadOwn(c, 'company-request.unknown', async (db, id) => (await readClaims(db, id))[0])
      const { status, reason } = c.req.valid('json')
      return status === 'accepted' ? acceptRequest(c, claim, 'OWNER') : declineRequest(c, claim, reason)
    },
  )
