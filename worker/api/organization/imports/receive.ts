/** POST /api/profile/company/imports: stores an uploaded price list, and leaves reading it to a job. */
import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { MAX_WHOLE_BYTES } from '../../../../domain/price-list/import-terms.ts'
import { callStore } from '../../../call-store.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { imports } from '../../../db/schema.ts'
import { fileKey } from '../../../imports/files.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { log } from '../../../observe/log.ts'
import { readFormFile } from '../../account/files/form-file.ts'
import { Intake } from '../../account/files/intake.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { invalidInput } from '../../http/problem.ts'
import { countPace, countUploadedBytes, IMPORT_PACE } from '../../http/save-limits.ts'
import { commit, type Write, writeAll } from '../../http/writes/commit.ts'
import { responseOfRepeatedUpload } from '../../http/writes/idempotency.ts'
import { lastAnswers } from './queries.ts'

const MAX_NAME_LENGTH = 200

/** Control characters, and marks that reverse the direction of text, could make a name look like another. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** @returns the name without its path, as it is shown */
export function shownName(sent: string): string {
  const name = (sent.split(/[/\\]/).at(-1) ?? '').normalize('NFC').replace(INVISIBLE, '').trim()
  return name.slice(0, MAX_NAME_LENGTH).toWellFormed() || '—'
}

/** @throws AppError as `readFormFile`, 422 `input.invalid` without a file, or with an empty one */
async function receiveFile(c: Context<ApiEnv>, intake: Intake) {
  const sent = await readFormFile(c.req.raw, (bytes) => intake.take(bytes), MAX_WHOLE_BYTES)
  const source = await intake.whole()
  if (sent !== null && source.size > 0) return { name: shownName(sent), size: source.size }
  throw invalidInput([{ path: 'file', code: 'required', message: 'A field named file that holds a file' }])
}

/** A row without a name, by which the job for old imports finds what an upload that was broken off has left. */
const expectUpload = (c: Context<ApiEnv>, id: string, now: number): Write => {
  const { organization, num } = member(c)
  const row = { id, company: organization.num, author: num, fileName: '', size: 0, status: 'discarded' as const }
  return database(c.env.DB)
    .insert(imports)
    .values({ ...row, createdAt: now, updatedAt: now })
}

const forget = (c: Context<ApiEnv>, id: string): Write =>
  database(c.env.DB)
    .delete(imports)
    .where(and(eq(imports.id, id), eq(imports.fileName, '')))

async function discard(c: Context<ApiEnv>, id: string): Promise<void> {
  try {
    await c.env.FILES.delete(fileKey(id))
    await writeAll(c, [forget(c, id)])
  } catch (error) {
    log('warn', 'a refused price list is left to the job', { requestId: c.var.requestId }, error)
  }
}

/** @throws AppError as `receiveFile`; 422 `idempotency-key.reused` for another file; 429 `rate.limited`; 503 */
export async function receiveImport(c: Context<ApiEnv>) {
  const viewer = member(c)
  await countPace(c, IMPORT_PACE, viewer)
  const now = Date.now()
  const id = newId(now)
  const key = fileKey(id)
  let isExpected = false
  const onLong = async () => {
    await writeAll(c, [expectUpload(c, id, now)])
    isExpected = true
  }
  const intake = new Intake({ bucket: c.env.FILES, id, person: viewer.num, onLong, key })
  let file: { name: string; size: number }
  try {
    file = await receiveFile(c, intake)
    const repeated = await responseOfRepeatedUpload(c, `${file.name}\n${await intake.digest()}`)
    if (repeated) {
      if (isExpected) await discard(c, id)
      return repeated
    }
    await countUploadedBytes(c, file.size, viewer)
    if (!isExpected) await onLong()
    if (!intake.isLong) await callStore('R2 upload', async () => c.env.FILES.put(key, await intake.upTo(file.size)))
  } catch (error) {
    if (isExpected) await discard(c, id)
    throw error
  } finally {
    intake.release()
  }
  const answers = await lastAnswers(database(c.env.DB), viewer.organization.num)
  const begin = database(c.env.DB)
    .update(imports)
    .set({ fileName: file.name, size: file.size, status: 'reading', answers })
    .where(eq(imports.id, id))
  const work = queueJob({ name: `import ${id}`, kind: 'import-files', argument: { id } }, now)
  const body = { data: { id, status: 'reading' as const, version: 1 } }
  const response = await commit(c, [begin, work], { status: 201, body })
  await runSoon(c, ['import-files'])
  return response
}
