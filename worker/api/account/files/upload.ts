/** POST /api/files/common, and the same for what a request brings along: stores the file of a form. */

import type { Context } from 'hono'
import type { StoredFile } from '../../../../domain/contract/files.ts'
import { callStore } from '../../../call-store.ts'
import { newId } from '../../../db/id.ts'
import { log } from '../../../observe/log.ts'
import { WindowedFile } from '../../../zip/windowed-file.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { invalidInput } from '../../http/problem.ts'
import { type Counted, countPace, countUploadedBytes, uploadPace } from '../../http/save-limits.ts'
import { commit, type Write, writeAll } from '../../http/writes/commit.ts'
import { responseOfRepeatedUpload } from '../../http/writes/idempotency.ts'
import { fileUrl } from '../../public/pictures.ts'
import { inspectFile } from './content/inspect.ts'
import { fileName } from './file-name.ts'
import { readFormFile } from './form-file.ts'
import { Intake, PART } from './intake.ts'
import { expectFile, type FileOwner, forgetFile, insertFile, refuseFileBeyondQuota } from './queries.ts'
import { scan } from './scan.ts'
import { disposition, VISITOR } from './store-bytes.ts'

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

/** Who uploads, and against whose limits it counts; a visitor has no id. */
export type Uploader = FileOwner & Counted

/** Files of visitors are deleted unless a request names them within a day, and are limited by address alone. */
const roomFor = (uploader: Uploader, size: number): Write[] =>
  uploader.num === VISITOR ? [] : [refuseFileBeyondQuota(uploader, size)]

type RecordWrites = (writes: Write[]) => Promise<void>

/**
 * The row is inserted before the bytes are stored: whatever fails in between, the job for unused files finds them by
 * it.
 * @throws AppError 409 `file.quota`; 503 `storage.unavailable`
 */
async function store(
  c: Context<ApiEnv>,
  uploader: Uploader,
  { stored, intake, record }: { stored: StoredFile; intake: Intake; record: RecordWrites },
): Promise<void> {
  const expected = intake.isLong ? [forgetFile(c.env.DB, stored.id)] : []
  await record([...expected, ...roomFor(uploader, stored.size), insertFile(c.env.DB, stored, uploader)])
  const content = await intake.upTo(stored.size)
  await callStore('R2 upload', () =>
    c.env.FILES.put(stored.id, content, {
      httpMetadata: { contentType: stored.type, contentDisposition: disposition(stored) },
    }),
  )
  await intake.leaveQuarantine()
}

/** Deletes a refused file. The bytes are deleted first: as long as they exist, a row must name them. */
async function discard(c: Context<ApiEnv>, id: string, intake: Intake): Promise<void> {
  try {
    await intake.leaveQuarantine()
    await c.env.FILES.delete(id)
    await forgetFile(c.env.DB, id)
  } catch (error) {
    log('warn', 'a refused file is left to the job', { requestId: c.var.requestId }, error)
  }
}

/**
 * @param toData the response's data for the stored file
 * @throws AppError as `receive`, `describe`, `scan` and `store`; 422 `idempotency-key.reused` for another file; 429
 *   `rate.limited`
 */
export async function upload<Data extends StoredFile>(
  c: Context<ApiEnv>,
  uploader: Uploader,
  toData: (stored: StoredFile) => Data | Promise<Data>,
) {
  await countPace(c, uploadPace(uploader), uploader)
  const id = newId()
  let isRecorded = false
  const record: RecordWrites = async (writes) => {
    await writeAll(c, writes)
    isRecorded = true
  }
  const onLong = () => record([...roomFor(uploader, PART), expectFile(c.env.DB, id, PART, uploader)])
  const intake = new Intake({ bucket: c.env.FILES, id, person: uploader.num, onLong })
  let stored: StoredFile
  try {
    const name = await receive(c, intake)
    stored = await describe(id, name, intake)
    const repeated = await responseOfRepeatedUpload(c, `${name}\n${await intake.digest()}`)
    if (repeated) {
      if (isRecorded) await discard(c, id, intake)
      return repeated
    }
    await countUploadedBytes(c, stored.size, uploader)
    await scan(c.env, stored, () => intake.upTo(stored.size))
    await store(c, uploader, { stored, intake, record })
  } catch (error) {
    if (isRecorded) await discard(c, id, intake)
    throw error
  } finally {
    intake.release()
  }
  return commit(c, [], { status: 201, body: { data: await toData(stored) } })
}
