/** POST /api/files/common: from a form to a stored file. */
import type { Context } from 'hono'
import { newId } from '../../db/id.ts'
import type { Env } from '../../env.ts'
import { signedIn } from '../access/viewer.ts'
import { fileUrl } from '../pictures.ts'
import { AppError } from '../problem.ts'
import { commit, writeAll } from '../writes/commit.ts'
import { inspectFile } from './content/inspect.ts'
import { fileName } from './name.ts'
import { forgetFile, insertFile, quotaHolds } from './queries.ts'
import type { StoredFile } from './schema.ts'

/** The form around the largest file. */
export const LONGEST_UPLOAD = 20_000_000 + 64 * 1024

/** @throws AppError 415 `body.not-form`, 400 `body.malformed`, 422 `input.invalid` */
async function sentFile(c: Context<Env>): Promise<File> {
  if (!/^multipart\/form-data\s*;/i.test(c.req.header('Content-Type') ?? '')) throw new AppError('body.not-form', 415)
  const form = await c.req.formData().catch(() => {
    throw new AppError('body.malformed', 400)
  })
  const file = form.get('file')
  if (file instanceof File) return file
  const issue = { path: 'file', code: 'required', message: 'A field named file that holds a file' }
  throw new AppError('input.invalid', 422, undefined, [issue])
}

/** RFC 6266: a document is for keeping; a picture may be looked at. */
const disposition = ({ kind, name }: StoredFile): string =>
  `${kind === 'document' ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}`

function described(file: File, bytes: Uint8Array): { stored: StoredFile; end: number } {
  const { type, width = null, height = null, end } = inspectFile(bytes)
  const id = newId()
  const kind = type.startsWith('image/') ? 'photo' : 'document'
  const name = fileName(file.name, type)
  return { stored: { id, url: fileUrl(id), name, type, size: end, kind, width, height }, end }
}

/**
 * The row is there before the bytes: whatever happens in between, the job that takes unused files away knows of it.
 * @throws AppError as `inspectFile` and `fileName`; 409 `file.quota`; 503 `storage.unavailable`
 */
export async function upload(c: Context<Env>) {
  const viewer = signedIn(c)
  const file = await sentFile(c)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { stored, end } = described(file, bytes)
  await writeAll(c, [quotaHolds(viewer, stored.size), insertFile(c.env.DB, stored, viewer)])
  try {
    await c.env.FILES.put(stored.id, bytes.subarray(0, end), {
      httpMetadata: { contentType: stored.type, contentDisposition: disposition(stored) },
    })
  } catch (error) {
    console.error(c.var.requestId, error)
    await forgetFile(c.env.DB, stored.id)
    throw new AppError('storage.unavailable', 503)
  }
  return commit(c, [], { status: 201, body: { data: stored } })
}
