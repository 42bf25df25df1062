import type { D1Database } from '@cloudflare/workers-types'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { StoredFile } from '../../../../domain/contract/files.ts'
import { database } from '../../../db/connection.ts'
import { files } from '../../../db/schema.ts'
import { AppError } from '../../http/problem.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'

/** Quotas of an organization, and of a user without one. */
export const QUOTA = {
  company: { bytes: 2_000_000_000, files: 10_000 },
  person: { bytes: 100_000_000, files: 50 },
} as const

/** The user whose file it is, and the organization that it belongs to. */
export interface FileOwner {
  num: number
  organization: { num: number } | null
}

/** The files that count towards one quota: not what an operator has attached to facts about companies. */
const sharing = ({ num, organization }: FileOwner): SQL =>
  organization
    ? sql`company = ${organization.num}`
    : sql`company IS NULL AND uploaded_by = ${num} AND NOT EXISTS (SELECT 1 FROM evidence_files WHERE file = files.id)`

/** @returns the condition 409 `file.quota`, which fails where one more file of this size exceeds the quota */
export function refuseFileBeyondQuota(viewer: FileOwner, size: number): Refusal {
  const { bytes, files: most } = viewer.organization ? QUOTA.company : QUOTA.person
  const holds = sql`(SELECT count(*) < ${most} AND coalesce(sum(size), 0) + ${size} <= ${bytes}
    FROM files WHERE ${sharing(viewer)})`
  return refuseUnless(holds, new AppError('file.quota', 409))
}

export const insertFile = (d1: D1Database, stored: Omit<StoredFile, 'url'>, { num, organization }: FileOwner) =>
  database(d1)
    .insert(files)
    .values({
      ...stored,
      createdAt: Date.now(),
      company: organization?.num ?? null,
      uploadedBy: num,
    })

/**
 * Inserts a row for an unfinished upload, so that its size counts at once and the job for unused files deletes it if
 * the upload is never completed.
 */
export const expectFile = (d1: D1Database, id: string, size: number, viewer: FileOwner) =>
  insertFile(
    d1,
    { id, size, name: '', type: 'application/octet-stream', kind: 'document', width: null, height: null },
    viewer,
  )

export const forgetFile = (d1: D1Database, id: string) => database(d1).delete(files).where(eq(files.id, id))
