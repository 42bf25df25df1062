/** POST /api/files/common: stores the file of a form. */

import type { Context } from 'hono'
import type { StoredFile } from '../../../../domain/contract/files.ts'
import { callStore } from '../../../call-store.ts'
import { newId } from '../../../db/id.ts'
import { log } from '../../../observe/log.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { invalidInput } from '../../http/problem.ts'
import { countPace, countUploadedBytes, UPLOADS } from '../../http/save-limits.ts'
import { commit, type Write, writeAll } from '../../http/writes/commit.ts'
import { responseOfRepeatedUpload } from '../../http/writes/idempotency.ts'
import { fileUrl } from '../../public/pictures.ts'
import { inspectFile } from './content/inspect.ts'
import { WindowedFile } from './content/windowed-file.ts'
import { fileName } from './file-name.ts'
import { readFormFile } from './form-file.ts'
import { Intake, PART } from './intake.ts'
import { expectFile, forgetFile, insertFile, quotaHolds } from './queries.ts'
import { scan } from './scan.ts'
import { disposition } from './store-bytes.ts'

/** @throws AppError as `readFormFile`, 422 `input.invalid` */
async function receive(c: Context<ApiEnv>, intake: Intake): Promise<string> {
  const name = await readFormFile(c.req.raw, (bytes) => intake.take(bytes))
  if (name !== null) return name
  const issue = { path: 'file', code: 'required', message: 'A field named file that holds a file' }
  throw invalidInput([issue])
}

/** @throws AppError as `inspectFile` and `fileName` */
async function describe(id: string, sentName: string, intake: Intake): Promise<StoredFile> {
  const { type, width = null, height = null, end } = await inspectFile(new WindowedFile(await intake.whole()))
  const kind = type.startsWith('image/') ? 'photo' : 'document'
  return { id, url: fileUrl(id), name: fileName(sentName, type), type, size: end, kind, width, height }
}

type RecordWrites = (writes: Write[]) => Promise<void>

/**
 * The row is inserted before the bytes are stored: whatever fails in between, the job for unused files finds them by
 * it.
 * @throws AppError 409 `file.quota`; 503 `storage.unavailable`
 */
async function store(c: Context<ApiEnv>, stored: StoredFile, intake: Intake, record: RecordWrites): Promise<void> {
  const viewer = signedIn(c)
  const expected = intake.isLong ? [forgetFile(c.env.DB, stored.id)] : []
  await record([...expected, quotaHolds(viewer, stored.size), insertFile(c.env.DB, stored, viewer)])
  const content = await intake.upTo(stored.size)
  await callStore('R2 upload', () =>
    c.env.FILES.put(stored.id, content, {
      httpMetadata: { contentType: stored.type, contentDisposition: disposition(stored) },
    }),
  )
  await intake.leaveQuarantine()
}

/** Deletes a refused file. The bytes go first: as long as they exist, a row must say so. */
async function discard(c: Context<ApiEnv>, id: string, intake: Intake): Promise<void> {
  try {
    await intake.leaveQuarantine()
    await c.env.FILES.delete(id)
    await forgetFile(c.env.DB, id)
  } catch (error) {
    log('warn', 'a refused file is left to the job', { requestId: c.var.requestId }, error)
  }
}

/** @throws AppError as `receive`, `describe`, `scan` and `store`; 422 `idempotency-key.reused` for another file; 429 `rate.limited` */
export async function upload(c: Context<ApiEnv>) {
  const viewer = signedIn(c)
  await countPace(c, UPLOADS, viewer)
  const id = newId()
  let isRecorded = false
  const record: RecordWrites = async (writes) => {
    await writeAll(c, writes)
    isRecorded = true
  }
  const onLong = () => record([quotaHolds(viewer, PART), expectFile(c.env.DB, id, PART, viewer)])
  const intake = new Intake({ bucket: c.env.FILES, id, person: viewer.num, onLong })
  let stored: StoredFile
  try {
    const name = await receive(c, intake)
    stored = await describe(id, name, intake)
    const repeated = await responseOfRepeatedUpload(c, `${name}\n${await intake.digest()}`)
    if (repeated) {
      if (isRecorded) await discard(c, id, intake)
      return repeated
    }
    await countUploadedBytes(c, stored.size, viewer)
    await scan(c.env, stored, () => intake.upTo(stored.size))
    await store(c, stored, intake, record)
  } catch (error) {
    if (isRecorded) await discard(c, id, intake)
    throw error
  } finally {
    intake.release()
  }
  return commit(c, [], { status: 201, body: { data: stored } })
}
