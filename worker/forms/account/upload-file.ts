/** Sends a file to the API while its form still arrives, so that only a few chunks of it are in memory. */
import type { Context } from 'hono'
import type { EdgeEnv } from '../../edge-env.ts'
import { createOwnFetch } from '../../gateway/client.ts'
import { aroundFile, type MultipartBody } from '../../multipart.ts'
import type { Fields } from '../plain-form.ts'
import { writeHeaders } from './api-form.ts'
import { errorsOf, type FormFile } from './form-result.ts'

interface Chosen {
  name: string
  /** The fields before the file, and its position among the files: the same form sent twice uploads the same file once. */
  fields: Fields
  place: number
  /** The API call that receives it. */
  to: string
  /** Headers with the visitor's network: without an account files are limited by address. */
  from?: Record<string, string>
}

/** A running upload. The API may respond before it has read everything: what is written after that is discarded. */
async function beginUpload(c: Context<EdgeEnv>, { name, fields, place, to, from = {} }: Chosen) {
  const boundary = crypto.randomUUID()
  const { before, after } = aroundFile(boundary, 'file', name)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const headers = {
    ...from,
    ...(await writeHeaders({ ...fields, name, place: String(place) })),
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
  }
  const init = { method: 'POST', body: readable, headers, duplex: 'half' as const }
  const response = createOwnFetch(c)(to, init, Number(c.req.header('Content-Length')))
  let isOver = false
  const over = response.then(
    () => {
      isOver = true
    },
    () => {
      isOver = true
    },
  )
  async function write(bytes: Uint8Array): Promise<void> {
    if (!isOver) await Promise.race([writer.write(bytes).catch(() => undefined), over])
  }
  await write(before)
  return {
    write,
    async finish(): Promise<Response> {
      await write(after)
      writer.close().catch(() => undefined)
      return response
    },
    /** Called where the form was cut off: without the file's end the API refuses it, and deletes what it has received. */
    async abandon(): Promise<void> {
      writer.abort().catch(() => undefined)
      await over
    },
  }
}

/**
 * Reads the next file of a form and uploads it.
 * @returns null for a field in which no file was chosen
 * @throws SignedOut; AppError of a form that is cut, or too large
 */
export async function uploadNext(c: Context<EdgeEnv>, form: MultipartBody, chosen: Chosen): Promise<FormFile | null> {
  const { name } = chosen
  let upload: Awaited<ReturnType<typeof beginUpload>> | undefined
  try {
    await form.read(async (bytes) => {
      upload ??= await beginUpload(c, chosen)
      await upload.write(bytes)
    })
  } catch (error) {
    await upload?.abandon()
    throw error
  }
  if (!upload) return null
  const response = await upload.finish()
  if (!response.ok) return { name, errors: (await errorsOf(response)).map(({ code }) => ({ field: 'file', code })) }
  const { data }: { data: { id: string; ticket?: string } } = await response.json()
  return { name, id: data.ticket ?? data.id }
}
