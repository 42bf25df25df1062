/** /app/admin/claims: people who claim that a company is theirs. */
import { Hono } from 'hono'
import { ClaimDecision, ClaimList } from '../../../../domain/contract/claims.ts'
import { DecideRequestResponse } from '../../../../domain/contract/company-requests.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { decideClaim } from './decide.ts'
import { countClaims, readClaims, toClaim } from './queries.ts'

const TAG = 'moderation'

export const claimQueue = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Claims that wait, longest waiting first', ClaimList),
    requires('claim.read'),
    query(LocaleQuery),
    async (c) => {
      const db = database(c.env.DB)
      const [rows, total] = await Promise.all([readClaims(db), countClaims(db)])
      return c.json({ data: rows.map((row) => toClaim(row, c.var.locale, Date.now())), meta: { total } })
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Invites the claimant as an owner, takes the number from the company, or declines; both sides get a notice with the reason',
      { 200: DecideRequestResponse },
      {
        404: 'No such claim, or decided: `company-request.unknown`',
        409: 'Invited already: `employee.exists`; the owners may still answer: `claim.waits`',
      },
    ),
    requires('claim.decide'),
    body(ClaimDecision),
    async (c) => {
      const claim = await loadOwn(c, 'company-request.unknown', async (db, id) => (await readClaims(db, id))[0])
      return decideClaim(c, claim, c.req.valid('json'))
    },
  )
