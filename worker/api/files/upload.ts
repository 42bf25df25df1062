/** POST /api/files/common: from a form to a stored file. */

import type { Context } from 'hono'
import { newId } from '../../db/id.ts'
import type { Env } from '../../env.ts'
import { log } from '../../observe/log.ts'
import { signedIn } from '../access/viewer.ts'
import { fileUrl } from '../pictures.ts'
import { AppError } from '../problem.ts'
import { commit, writeAll } from '../writes/commit.ts'
import { inspectFile } from './content/inspect.ts'
import { type FormFile, readFormFile } from './form-file.ts'
import { fileName } from './name.ts'
import { forgetFile, insertFile, quotaHolds } from './queries.ts'
import type { StoredFile } from './schema.ts'

/** @throws AppError as `readFormFile`, 422 `input.invalid` */
async function sentFile(c: Context<Env>): Promise<FormFile> {
  const file = await readFormFile(c.req.raw)
  if (file) return file
  const issue = { path: 'file', code: 'required', message: 'A field named file that holds a file' }
  throw new AppError('input.invalid', 422, undefined, [issue])
}

/** RFC 6266: a document is for keeping; a picture may be looked at. */
const disposition = ({ kind, name }: StoredFile): string =>
  `${kind === 'document' ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}`

function described({ name: given, bytes }: FormFile): { stored: StoredFile; end: number } {
  const { type, width = null, height = null, end } = inspectFile(bytes)
  const id = newId()
  const kind = type.startsWith('image/') ? 'photo' : 'document'
  const name = fileName(given, type)
  return { stored: { id, url: fileUrl(id), name, type, size: end, kind, width, height }, end }
}

/**
 * The row is there before the bytes: whatever happens in between, the job that takes unused files away knows of it.
 * @throws AppError as `inspectFile` and `fileName`; 409 `file.quota`; 503 `storage.unavailable`
 */
export async function upload(c: Context<Env>) {
  const viewer = signedIn(c)
  const file = await sentFile(c)
  const { stored, end } = described(file)
  await writeAll(c, [quotaHolds(viewer, stored.size), insertFile(c.env.DB, stored, viewer)])
  try {
    await c.env.FILES.put(stored.id, file.bytes.subarray(0, end), {
      httpMetadata: { contentType: stored.type, contentDisposition: disposition(stored) },
    })
  } catch (error) {
    log('error', 'a file was not stored', { requestId: c.var.requestId }, error)
    await forgetFile(c.env.DB, stored.id)
    throw new AppError('storage.unavailable', 503)
  }
  return commit(c, [], { status: 201, body: { data: stored } })
}
