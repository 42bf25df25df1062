/** Which suppliers are trusted: their goods pass without a moderator, except a sample (docs/behaviour.md, "Trusted suppliers"). */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { CompanyTrust } from '../../../../domain/contract/company-trust.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import type { HandedOverCompany } from './hand-over.ts'

/** Makes a supplier trusted; a job approves its waiting goods soon. @throws AppError 409 `company.not-active` */
export async function trust(c: Context<ApiEnv>, { num, id }: HandedOverCompany, { reason }: CompanyTrust) {
  const now = Date.now()
  const response = await commit(
    c,
    [
      refuseUnless(
        sql`EXISTS (SELECT 1 FROM companies WHERE num = ${num} AND status = 'active')`,
        new AppError('company.not-active', 409),
      ),
      sql`INSERT INTO trusted_suppliers (company, reason, since) VALUES (${num}, ${reason}, ${now})
        ON CONFLICT (company) DO UPDATE SET reason = excluded.reason`,
      queueJob({ name: 'trusted-goods' }, now),
    ],
    { status: 200, body: { data: { id, trusted: true } } },
  )
  await runSoon(c, ['trusted-goods'])
  return response
}

/** Ends the trust: from now on all goods of the supplier wait for a moderator again. */
export const distrust = (c: Context<ApiEnv>, { num }: HandedOverCompany) =>
  commitWithoutBody(c, [sql`DELETE FROM trusted_suppliers WHERE company = ${num}`])
