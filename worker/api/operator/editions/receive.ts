/** POST /api/operator/editions/files: stores a file of an edition, which an import then reads. */
import type { Context } from 'hono'
import { MAX_FILE_BYTES } from '../../../../domain/file-types.ts'
import { callStore } from '../../../call-store.ts'
import { newId } from '../../../db/id.ts'
import { putName, uploadKey } from '../../../editions/files.ts'
import { readFormFile } from '../../account/files/form-file.ts'
import { Intake } from '../../account/files/intake.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { invalidInput } from '../../http/problem.ts'
import { countUploadedBytes } from '../../http/save-limits.ts'
import { commit } from '../../http/writes/commit.ts'
import { responseOfRepeatedUpload } from '../../http/writes/idempotency.ts'
import { shownName } from '../../organization/imports/receive.ts'

/** What was sent and is not used is deleted after a week (worker/jobs/old-editions.ts), so that a refusal leaves nothing to clean up. */
const nothingToExpect = async (): Promise<void> => undefined

/** @throws AppError as `readFormFile`; 422 `input.invalid` without a file, or with an empty one; 429 `rate.limited`; 503 */
export async function receiveEditionFile(c: Context<ApiEnv>) {
  const viewer = signedIn(c)
  const { FILES } = c.env
  const id = newId()
  const key = uploadKey(id)
  const intake = new Intake({ bucket: FILES, id, person: viewer.num, onLong: nothingToExpect, key })
  try {
    const sent = await readFormFile(c.req.raw, (bytes) => intake.take(bytes), MAX_FILE_BYTES.document)
    const { size } = await intake.whole()
    if (sent === null || size === 0)
      throw invalidInput([{ path: 'file', code: 'required', message: 'A field named file that holds a file' }])
    const name = shownName(sent)
    const repeated = await responseOfRepeatedUpload(c, `${name}\n${await intake.digest()}`)
    if (repeated) return repeated
    await countUploadedBytes(c, size, viewer)
    if (!intake.isLong) await callStore('R2 upload', async () => FILES.put(key, await intake.upTo(size)))
    // The name is stored last: a file without one is incomplete.
    await callStore('R2 upload', () => putName(FILES, id, { name, size }))
  } finally {
    intake.release()
  }
  return commit(c, [], { status: 201, body: { data: { id } } })
}
