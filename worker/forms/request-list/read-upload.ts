/** Reads the form with which a list is pasted or uploaded; unlike other files it is only read, and not stored. */
import type { Context } from 'hono'
import { MAX_LIST_LENGTH } from '../../../domain/request-list/line.ts'
import { AppError } from '../../api/http/problem.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { joinedBytes } from '../../joined-bytes.ts'
import { limitBytes, MultipartBody } from '../../multipart.ts'
import type { Reserve } from './upload-memory.ts'

/** Bytes of an uploaded list. */
const MAX_FILE_BYTES = 4_000_000
/** Bytes of the pasted text, each character up to three. */
const MAX_TEXT_BYTES = 3 * MAX_LIST_LENGTH

interface Upload {
  text: string
  /** Null where no file was chosen. */
  file: Uint8Array | null
}

/** Collects the chunks of a part. */
async function readPart(form: MultipartBody, most: number, reserve: Reserve): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  await form.read(
    limitBytes(most, (bytes) => {
      reserve(bytes.length)
      chunks.push(bytes.slice())
    }),
  )
  return joinedBytes(chunks)
}

/**
 * @returns the error's code where the form is cut, or too large
 * @throws NoMemory
 */
export async function readUpload(c: Context<EdgeEnv>, reserve: Reserve): Promise<Upload | { error: string }> {
  const upload: Upload = { text: '', file: null }
  try {
    const form = new MultipartBody(c.req.raw, MAX_FILE_BYTES + MAX_TEXT_BYTES)
    for (let part = await form.next(); part; part = await form.next()) {
      const isFile = part.fileName !== null
      const bytes = await readPart(form, isFile ? MAX_FILE_BYTES : MAX_TEXT_BYTES, reserve)
      if (isFile && part.name === 'file' && bytes.length > 0) upload.file = bytes
      if (part.name === 'text') upload.text = new TextDecoder().decode(bytes)
    }
    await form.finish()
    return upload
  } catch (error) {
    if (error instanceof AppError) return { error: error.code }
    throw error
  }
}
