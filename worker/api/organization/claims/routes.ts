/** /api/profile/company/claims: claims to the organization; its owners state their side of each within a term. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { AnswerClaimResponse, ClaimStatement, OwnClaimList } from '../../../../domain/contract/claims.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { body } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { readClaimsTo, toOwnClaim } from '../../operator/claims/queries.ts'

const TAG = 'company-requests'
const UNKNOWN = 'company-request.unknown'

export const ownClaims = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Claims to the company, and what was answered', OwnClaimList),
    requires('employee.edit'),
    async (c) => {
      const rows = await readClaimsTo(database(c.env.DB), member(c).organization.num)
      const now = Date.now()
      return c.json({ data: rows.map((row) => toOwnClaim(row, now)) })
    },
  )
  .post(
    '/:id/answer',
    describeWrite(
      TAG,
      'States the owners’ side; a later answer replaces the one before',
      { 200: AnswerClaimResponse },
      { 404: 'No such claim, or decided: `company-request.unknown`', 409: 'The term is over: `claim.term-over`' },
    ),
    requires('employee.edit'),
    body(ClaimStatement),
    async (c) => {
      const { num: user, organization } = member(c)
      const claim = await loadOwn(c, UNKNOWN, async (db, id) => (await readClaimsTo(db, organization.num, id))[0])
      const now = Date.now()
      const isOpen = sql`num = ${claim.num} AND status = 'open'`
      return commit(
        c,
        [
          refuseUnless(sql`EXISTS (SELECT 1 FROM company_requests WHERE ${isOpen})`, new AppError(UNKNOWN, 404)),
          refuseUnless(sql`${claim.answerUntil} > ${now}`, new AppError('claim.term-over', 409)),
          sql`UPDATE company_requests SET answer = ${JSON.stringify(c.req.valid('json'))}, answered_by = ${user}, answered_at = ${now}
            WHERE ${isOpen}`,
        ],
        { status: 200, body: { data: { id: claim.id } } },
      )
    },
  )
