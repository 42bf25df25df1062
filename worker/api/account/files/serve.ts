/** GET /api/files/common/{id}: a stored file, or a picture made smaller where the platform can do that. */

import type { R2ObjectBody } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import type { FileQuery } from '../../../../domain/contract/files.ts'
import type { Bindings } from '../../../bindings.ts'
import { callStore } from '../../../call-store.ts'
import { log } from '../../../observe/log.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound, parseId } from '../../http/id.ts'
import { AppError } from '../../http/problem.ts'
import { findMade, make } from './resized-picture.ts'

const UNKNOWN = 'file.unknown'

/** A new upload has a new id, so that what an id names never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Opened by itself, an uploaded SVG or HTML is a page of our origin: it may not run, load or send anything. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

const typeOf = (stored: R2ObjectBody): string => stored.httpMetadata?.contentType ?? 'application/octet-stream'

interface Described {
  type: string
  disposition: string | undefined
  etag: string
}

const headersOf = ({ type, disposition = 'inline', etag }: Described): Record<string, string> => ({
  'Content-Type': type,
  'Content-Disposition': disposition,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': SANDBOX,
  'Cache-Control': FOR_EVER,
  ETag: etag,
})

async function find({ FILES }: Bindings, id: string): Promise<R2ObjectBody> {
  return orNotFound(await callStore('R2', () => FILES.get(id)), UNKNOWN)
}

function whole(stored: R2ObjectBody): Response {
  const { httpMetadata: { contentDisposition: disposition } = {}, httpEtag: etag, size } = stored
  const headers = headersOf({ type: typeOf(stored), disposition, etag })
  // The platform's stream and the DOM's are one thing with two declarations; Object() lets either world read this file.
  return new Response(Object(stored.body), { headers: { ...headers, 'Content-Length': String(size) } })
}

/** The picture as it was made before, or as it is made now, or as it is where no other can be made. */
async function resized(c: Context<ApiEnv>, id: string, asked: FileQuery): Promise<Response> {
  const before = c.env.IMAGES && (await callStore('R2', () => findMade(c.env, id, asked, c.req.header('Accept'))))
  if (before) return whole(before)
  const stored = await find(c.env, id)
  const picture = await make(c, id, stored, asked)
  if (!picture) return whole(stored)
  const { bytes, type, contentDisposition: disposition } = picture
  const etag = `"${stored.etag}-${asked.shape ?? asked.width}-${type.slice('image/'.length)}"`
  return new Response(bytes, { headers: headersOf({ type, disposition, etag }) })
}

/**
 * Streams the file. Its type was found when it was stored; the browser is not to guess again.
 * @param asked `width` in pixels, for a picture that is wider, or the `shape` of link previews; a picture of which no other can
 *   be made is served as it is.
 * @throws AppError 404 `file.unknown`, 503 `storage.unavailable`
 */
export async function serve(c: Context<ApiEnv>, asked: FileQuery): Promise<Response> {
  const id = parseId(c.req.param('id') ?? '', UNKNOWN)
  if (asked.width === undefined && asked.shape === undefined) return whole(await find(c.env, id))
  if (asked.shape === undefined) c.header('Vary', 'Accept', { append: true })
  try {
    return await resized(c, id, asked)
  } catch (error) {
    if (error instanceof AppError) throw error
    // A month's transformations may be used up; the picture is there all the same.
    log('warn', 'a picture was not resized', { requestId: c.var.requestId }, error)
    return whole(await find(c.env, id))
  }
}
