/** Files that prove what was verified about a company (docs/behaviour.md, "Evidence"). */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Evidence, EvidenceQuery } from '../../../../domain/contract/desk-companies.ts'
import { MAX_EVIDENCE } from '../../../../domain/limits.ts'
import { refuseUnusableFiles } from '../../account/files/attachments.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import type { HandedOverCompany } from './hand-over.ts'

/**
 * Attaches an upload of the operator to a recorded fact.
 * @throws AppError 404 `verification.unknown`; 422 `file.unknown` for what is not an upload of the operator's own; 409 `evidence.too-many`
 */
export function attachEvidence(c: Context<ApiEnv>, { num, id }: HandedOverCompany, { fact, file }: Evidence) {
  const writes = [
    refuseUnless(
      sql`EXISTS (SELECT 1 FROM companies, json_each(verifications) WHERE companies.num = ${num} AND value ->> 'fact' = ${fact})`,
      new AppError('verification.unknown', 404),
    ),
    ...refuseUnusableFiles(signedIn(c), [file]),
    refuseUnless(
      sql`(SELECT count(*) FROM evidence_files WHERE company = ${num} AND fact = ${fact}) < ${MAX_EVIDENCE}`,
      new AppError('evidence.too-many', 409),
    ),
    sql`INSERT INTO evidence_files (file, company, fact, created_at) VALUES (${file}, ${num}, ${fact}, ${Date.now()})
      ON CONFLICT (file) DO UPDATE SET company = excluded.company, fact = excluded.fact`,
    // Of the operator alone, not of an organization that they work for as well.
    sql`UPDATE files SET company = NULL WHERE id = ${file}`,
  ]
  return commit(c, writes, { status: 201, body: { data: { id, fact, file } } })
}

/** Takes a file back; it is deleted a day later. */
export const removeEvidence = (c: Context<ApiEnv>, { num }: HandedOverCompany, { file }: EvidenceQuery) =>
  commitWithoutBody(c, [
    refuseUnless(
      sql`EXISTS (SELECT 1 FROM evidence_files WHERE file = ${file} AND company = ${num})`,
      new AppError('file.unknown', 404),
    ),
    sql`DELETE FROM evidence_files WHERE file = ${file} AND company = ${num}`,
  ])
