/** A long price list is sent in parts, of which those that have arrived need not be sent again (docs/decisions/0042-parts-of-files.md). */
import type { R2MultipartUpload } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { NewUpload } from '../../../../domain/contract/imports.ts'
import { PART_OF_FILE, partCount, sizeOfPart } from '../../../../domain/price-list/import-terms.ts'
import { sha256, toHex } from '../../../../domain/sha256.ts'
import { callStore } from '../../../call-store.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { importParts, imports } from '../../../db/schema.ts'
import type { StoredImport } from '../../../imports/context.ts'
import { fileKey } from '../../../imports/files.ts'
import { readFormFile } from '../../account/files/form-file.ts'
import { returnBuffer, takeBuffer } from '../../account/files/upload-buffers.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { countPace, countUploadedBytes, IMPORT_PACE } from '../../http/save-limits.ts'
import { commit } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { lastAnswers, selectParts } from './queries.ts'
import { shownName } from './receive.ts'
import { setImportStatus } from './set-status.ts'

/** Buffers of an upload that a part takes: it is longer than one. */
const BUFFERS = 2

/** Bytes that are read within the time that may follow a response. */
const READ_AT_ONCE = 40_000_000

/** @throws AppError 429 `rate.limited`; 503 `storage.unavailable` */
export async function beginUpload(c: Context<ApiEnv>, { fileName, size }: NewUpload) {
  const viewer = member(c)
  await countPace(c, IMPORT_PACE, viewer)
  const now = Date.now()
  const id = newId(now)
  const { uploadId } = await callStore('R2 upload', () => c.env.FILES.createMultipartUpload(fileKey(id)))
  const db = database(c.env.DB)
  const company = viewer.organization.num
  const row = {
    id,
    company,
    author: viewer.num,
    fileName: shownName(fileName),
    size,
    status: 'uploading' as const,
    upload: uploadId,
    answers: await lastAnswers(db, company),
    createdAt: now,
    updatedAt: now,
  }
  const body = { data: { id, status: row.status, version: 1 } }
  return commit(c, [db.insert(imports).values(row)], { status: 201, body })
}

/** @throws AppError 409 `status.refused` once the file is whole */
function openUpload({ FILES }: ApiEnv['Bindings'], row: StoredImport): R2MultipartUpload {
  if (row.status !== 'uploading' || row.upload === null)
    throw new AppError('status.refused', 409, { members: { allowed: [] } })
  return FILES.resumeMultipartUpload(fileKey(row.id), row.upload)
}

/** @throws AppError as `readFormFile`; 422 `input.invalid` for a part of another size */
async function receivePart(c: Context<ApiEnv>, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size)
  let filled = 0
  const take = (piece: Uint8Array) => {
    if (filled + piece.length <= size) bytes.set(piece, filled)
    filled += piece.length
  }
  const name = await readFormFile(c.req.raw, take, PART_OF_FILE)
  if (name === null || filled !== size) {
    throw invalidInput([{ path: 'file', code: 'invalid', message: `This part has ${size} bytes` }])
  }
  return bytes
}

/**
 * Stores a part, in the place of an earlier one of the same number.
 * @throws AppError as `receivePart`; 409 `status.refused`; 429 `rate.limited`; 503 `storage.unavailable`
 */
export async function takePart(c: Context<ApiEnv>, row: StoredImport, part: number) {
  const viewer = member(c)
  const size = sizeOfPart(row.size, part)
  const upload = openUpload(c.env, row)
  if (size === 0) throw invalidInput([{ path: 'part', code: 'invalid', message: 'The file has no such part' }])
  await countUploadedBytes(c, size, viewer)
  await takeBuffer(viewer.num, BUFFERS)
  try {
    const bytes = await receivePart(c, size)
    const digest = toHex(await sha256(bytes))
    const { etag } = await callStore('R2 upload', () => upload.uploadPart(part, bytes))
    const stored = { import: row.num, part, etag, digest }
    const insert = database(c.env.DB)
      .insert(importParts)
      .values(stored)
      .onConflictDoUpdate({ target: [importParts.import, importParts.part], set: { etag, digest } })
    const isOpen = sql`EXISTS (SELECT 1 FROM imports WHERE num = ${row.num} AND status = 'uploading')`
    const closed = new AppError('status.refused', 409, { members: { allowed: [] } })
    return await commit(c, [refuseUnless(isOpen, closed), insert], { status: 200, body: { data: { part, digest } } })
  } finally {
    returnBuffer(viewer.num, BUFFERS)
  }
}

/** A call that ended between R2 and the database is sent again: by then R2 has the whole file and no multipart upload. */
async function assemble(c: Context<ApiEnv>, row: StoredImport): Promise<void> {
  const upload = openUpload(c.env, row)
  const parts = await selectParts(database(c.env.DB), row)
  const missing = partCount(row.size) - parts.length
  if (missing > 0) throw invalidInput([{ path: 'parts', code: 'required', message: `${missing} parts are missing` }])
  const stored = await callStore('R2', () => c.env.FILES.head(fileKey(row.id)))
  if (stored) return
  const sent = parts.map(({ part, etag }) => ({ partNumber: part, etag }))
  await callStore('R2 upload', () => upload.complete(sent))
}

/** Joins the parts and begins reading. @throws AppError 409 `status.refused`; 422 `input.invalid` where parts are missing; 503 */
export async function completeUpload(c: Context<ApiEnv>, row: StoredImport) {
  if (row.status !== 'reading') await assemble(c, row)
  return setImportStatus(c, { row, to: 'reading', isLong: row.size > READ_AT_ONCE })
}

/** Aborts the upload of a file that is given up; where that fails, R2 aborts it by itself after a week. */
export async function abandonUpload({ FILES }: ApiEnv['Bindings'], { id, upload }: StoredImport): Promise<void> {
  if (upload !== null)
    await FILES.resumeMultipartUpload(fileKey(id), upload)
      .abort()
      .catch(() => undefined)
}
