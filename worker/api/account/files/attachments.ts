/**
 * Files that companies and products use: who may use them, and a record of each use, so that no used file is deleted.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection.ts'
import { type FileUser, files, type StoredMessageFile } from '../../../db/schema.ts'
import { valuesOf } from '../../../db/select.ts'
import type { Member, SignedIn } from '../../http/access/viewer.ts'
import { AppError } from '../../http/problem.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'

export const unknownFile = () => new AppError('file.unknown', 422)

/** Who uses files; a guest, without a key, has none. */
type Owner = Pick<SignedIn, 'organization'> & { num: number | null }

/** Uploads of the organization, and those that the user made before founding it. */
const isOwn = ({ num, organization }: Owner): SQL =>
  sql`(company = ${organization?.num ?? null} OR (company IS NULL AND uploaded_by = ${num}))`

export type FileRow = typeof files.$inferSelect

/**
 * @returns the upload
 * @throws AppError 422 `file.unknown` for an id that the user may not use
 */
export async function ownFile(db: Database, viewer: Member, id: string): Promise<FileRow> {
  const [row] = await db
    .select()
    .from(files)
    .where(sql`${files.id} = ${id} AND ${isOwn(viewer)}`)
  if (!row) throw unknownFile()
  return row
}

/** @returns the condition that the file still exists, and the statement that gives it to the organization */
export const attachFile = (viewer: Member, id: string): [Refusal, SQL] => [
  refuseUnless(sql`EXISTS (SELECT 1 FROM files WHERE id = ${id} AND ${isOwn(viewer)})`, unknownFile()),
  sql`UPDATE files SET company = ${viewer.organization.num} WHERE id = ${id} AND company IS NULL`,
]

/**
 * @param ids of all files that it uses from now on
 * @returns statements that record the uses. The job for unused files then deletes none of these files, nor those of the approved version,
 *   which comes back if moderators refuse the waiting change
 */
export const recordUses = (kind: FileUser, owner: number, ids: string[]): SQL[] => [
  sql`DELETE FROM file_uses WHERE kind = ${kind} AND owner = ${owner}
    AND file NOT IN ${valuesOf(ids)}
    AND NOT EXISTS (SELECT 1 FROM reviews AS r CROSS JOIN json_tree(r.before) AS field
      WHERE r.kind = ${kind} AND r.subject = ${owner} AND r.decided_at IS NULL AND field.atom = file_uses.file)`,
  sql`INSERT OR IGNORE INTO file_uses (file, kind, owner)
    SELECT value, ${kind}, ${owner} FROM json_each(${JSON.stringify(ids)})`,
]

/**
 * @param ids of files that a message is to contain
 * @returns what the message stores of each, in their order
 * @throws AppError 422 `file.unknown` for an id that the user may not use
 */
export async function messageFiles(db: Database, viewer: Owner, ids: string[]): Promise<StoredMessageFile[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: files.id, name: files.name, type: files.type, size: files.size })
    .from(files)
    .where(sql`${files.id} IN ${valuesOf(ids)} AND ${isOwn(viewer)}`)
  return ids.map((id) => {
    const found = rows.find((row) => row.id === id)
    if (!found) throw unknownFile()
    return found
  })
}

/** @returns the condition that none of these files was deleted in the meantime */
export const refuseUnusableFiles = (viewer: Owner, ids: string[]): Refusal[] =>
  ids.length === 0
    ? []
    : [
        refuseUnless(
          sql`(SELECT count(*) FROM files WHERE id IN ${valuesOf(ids)} AND ${isOwn(viewer)})
            = ${new Set(ids).size}`,
          unknownFile(),
        ),
      ]
