/** Files that a company or a product uses: whose they have to be, and how it is noted that they are in use. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection.ts'
import { type FileUser, files } from '../../../db/schema.ts'
import type { Member } from '../../http/access/viewer.ts'
import { AppError } from '../../http/problem.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'

const UNKNOWN = () => new AppError('file.unknown', 422)

/** Uploads of the organization, and those that the person made before it was founded. */
const isOwn = ({ num, organization }: Member): SQL =>
  sql`(company = ${organization.num} OR (company IS NULL AND uploaded_by = ${num}))`

export type FileRow = typeof files.$inferSelect

/**
 * @returns the upload.
 * @throws AppError 422 `file.unknown` where there is none of this id that the person may use.
 */
export async function ownFile(db: Database, viewer: Member, id: string): Promise<FileRow> {
  const [row] = await db
    .select()
    .from(files)
    .where(sql`${files.id} = ${id} AND ${isOwn(viewer)}`)
  if (!row) throw UNKNOWN()
  return row
}

/** @returns the refusal where a file was taken away in between, and the statement by which it is the organization's. */
export const claimFile = (viewer: Member, id: string): [Refusal, SQL] => [
  refuseUnless(sql`EXISTS (SELECT 1 FROM files WHERE id = ${id} AND ${isOwn(viewer)})`, UNKNOWN()),
  sql`UPDATE files SET company = ${viewer.organization.num} WHERE id = ${id} AND company IS NULL`,
]

/**
 * @param ids all files that it uses from now on.
 * @returns statements that note it; what is in use is not taken away.
 */
export const noteUses = (kind: FileUser, owner: number, ids: string[]): SQL[] => [
  sql`DELETE FROM file_uses WHERE kind = ${kind} AND owner = ${owner}
    AND file NOT IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  sql`INSERT OR IGNORE INTO file_uses (file, kind, owner)
    SELECT value, ${kind}, ${owner} FROM json_each(${JSON.stringify(ids)})`,
]
