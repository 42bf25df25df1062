/** Reads the file of an upload as a stream. */
import { MAX_FILE_BYTES } from '../../../../domain/file-types.ts'
import { limitBytes, MultipartBody, type Take } from '../../../multipart.ts'

/** Maximum bytes of everything in a form beside the file. */
const MAX_BYTES_AROUND = 64 * 1024

async function findFile(form: MultipartBody, most: number, take: Take): Promise<string | null> {
  const skip = limitBytes(MAX_BYTES_AROUND, () => undefined)
  for (let part = await form.next(); part; part = await form.next()) {
    const { name, fileName } = part
    const isFile = name === 'file' && fileName !== null
    await form.read(isFile ? limitBytes(most, take) : skip)
    if (isFile) return fileName
  }
  return null
}

/**
 * The rest of a refused form is not read: the platform closes its connection after the response, and not before.
 * @param take consumes the content of the field `file`, chunk by chunk
 * @param most bytes of it
 * @returns the name of the file; null where the form has none
 * @throws AppError 415 `body.not-form`, 400 `body.malformed`, 413 `file.too-large` as soon as it is; what `take` throws
 */
export async function readFormFile(
  request: Pick<Request, 'headers' | 'body'>,
  take: Take,
  most: number = MAX_FILE_BYTES.document,
): Promise<string | null> {
  const form = new MultipartBody(request, most + MAX_BYTES_AROUND)
  const name = await findFile(form, most, take)
  await form.finish()
  return name
}
