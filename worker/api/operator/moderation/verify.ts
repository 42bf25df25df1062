/** Evidence about a company: what was checked, by which source, when and by whom. */

import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { VerificationInput } from '../../../../domain/contract/moderation.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import { database } from '../../../db/connection.ts'
import type { StoredVerification } from '../../../db/tables/verifications.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { invalidInput } from '../../http/problem.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { updateCompany } from '../../organization/company/queries.ts'
import { readModeratedCompany } from './queries.ts'

async function rewrite(c: Context<ApiEnv>, id: string, change: (before: StoredVerification[]) => StoredVerification[]) {
  const db = database(c.env.DB)
  const row = orNotFound(await readModeratedCompany(db, id), 'company.unknown')
  const verifications = change(row.verifications)
  // A verified registration proves the identity; without it the other facts cannot be assigned to a company.
  const verified = verifications.some(({ fact }) => fact === 'registration')
  const version = row.version + 1
  const writes = [
    ...unchangedRow(c, 'companies', row.num, row.version),
    updateCompany(db, row.num, { verifications, verified, version }),
  ]
  const shown = verifications.map(({ fact, source, checkedAt, by = null }) => ({ fact, source, checkedAt, by }))
  return { writes, result: editResult(201, { verified, verifications: shown }, version) }
}

/**
 * The new check of a fact replaces the previous one.
 * @throws AppError 404 `company.unknown`; 422 `input.invalid` for a day in the future
 */
export function recordVerification(c: Context<ApiEnv>, id: string, verification: VerificationInput) {
  if (verification.checkedAt > utcDay(Date.now())) {
    const error = { path: 'checkedAt', code: 'too-large', message: 'Nothing was checked in the future' }
    throw invalidInput([error])
  }
  const by = signedIn(c).id
  return rewrite(c, id, (before) => [
    ...before.filter(({ fact }) => fact !== verification.fact),
    { ...verification, by },
  ])
}

/**
 * Its evidence is deleted with it.
 * @throws AppError 404 `company.unknown`, `verification.unknown`
 */
export async function withdrawVerification(c: Context<ApiEnv>, id: string, fact: StoredVerification['fact']) {
  const { writes, result } = await rewrite(c, id, (before) => {
    const withdrawn = orNotFound(
      before.find((one) => one.fact === fact),
      'verification.unknown',
    )
    return before.filter((one) => one !== withdrawn)
  })
  const forget = sql`DELETE FROM evidence_files WHERE company = (SELECT num FROM companies WHERE id = ${id}) AND fact = ${fact}`
  return { writes: [...writes, forget], result }
}
