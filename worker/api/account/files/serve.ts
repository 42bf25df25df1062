/** GET /api/files/common/{id}: a stored file, or a resized picture where the platform supports it. */

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

/** Each upload has an id of its own, so the content of an id never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** An uploaded SVG opened by itself is a page of our origin, so it must not run scripts, load or send anything. */
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
  // Object() drops the type: Workers and DOM declare the same stream differently, and this file is compiled with
  // either.
  return new Response(Object(stored.body), { headers: { ...headers, 'Content-Length': String(size) } })
}

/** The stored resized picture, else a new one, else the original. */
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
 * Streams a file with the type found when it was stored; `nosniff` keeps the browser from guessing another.
 * @param asked `width` in pixels, or the `shape` of link previews; a picture that cannot be resized is served as it is
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
    // A failed transformation (the month's quota may be used up) must not hide the picture: the original is served.
    log('warn', 'a picture was not resized', { requestId: c.var.requestId }, error)
    return whole(await find(c.env, id))
  }
}
