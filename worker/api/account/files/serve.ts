/** GET /api/files/common/{id}: a stored file, or a resized picture where the platform supports it. */

import type { R2ObjectBody } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import type { PictureQuery } from '../../../../domain/contract/files.ts'
import type { Bindings } from '../../../bindings.ts'
import { callStore } from '../../../call-store.ts'
import { log } from '../../../observe/log.ts'
import { streamBody } from '../../../stream-body.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { UPLOAD_CSP } from '../../http/file-csp.ts'
import { orNotFound, parseId } from '../../http/id.ts'
import { AppError } from '../../http/problem.ts'
import { requireReadable } from './may-read.ts'
import { findResized, resize } from './resized-picture.ts'

const UNKNOWN = 'file.unknown'

const headersOf = (type: string, etag: string, disposition = 'inline') => ({
  'Content-Type': type,
  'Content-Disposition': disposition,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': UPLOAD_CSP,
  ETag: etag,
})

const find = async ({ FILES }: Bindings, id: string) => orNotFound(await callStore('R2', () => FILES.get(id)), UNKNOWN)

function whole(stored: R2ObjectBody): Response {
  const { contentType = 'application/octet-stream', contentDisposition } = stored.httpMetadata ?? {}
  const headers = headersOf(contentType, stored.httpEtag, contentDisposition)
  return new Response(streamBody(stored.body), { headers: { ...headers, 'Content-Length': String(stored.size) } })
}

/** The stored resized picture, else a new one, else the original. */
async function resized(c: Context<ApiEnv>, id: string, wanted: PictureQuery): Promise<Response> {
  const before = c.env.IMAGES && (await callStore('R2', () => findResized(c.env, id, wanted, c.req.header('Accept'))))
  if (before) return whole(before)
  const stored = await find(c.env, id)
  const picture = await resize(c, id, stored, wanted)
  if (!picture) return whole(stored)
  const { bytes, type, contentDisposition } = picture
  const etag = `"${stored.etag}-${wanted.shape ?? wanted.width}-${type.slice('image/'.length)}"`
  return new Response(bytes, { headers: headersOf(type, etag, contentDisposition) })
}

/** The file in the wanted size; the original where it cannot be resized. */
async function load(c: Context<ApiEnv>, id: string, wanted: PictureQuery): Promise<Response> {
  if (wanted.width === undefined && wanted.shape === undefined) return whole(await find(c.env, id))
  if (wanted.shape === undefined) c.header('Vary', 'Accept', { append: true })
  try {
    return await resized(c, id, wanted)
  } catch (error) {
    if (error instanceof AppError) throw error
    // A failed transformation (the month's quota may be used up) must not hide the picture: the original is served.
    log('warn', 'a picture was not resized', { requestId: c.var.requestId }, error)
    return whole(await find(c.env, id))
  }
}

/**
 * Streams a file with the type found when it was stored; `nosniff` stops the browser from guessing another.
 * @param wanted `width` in pixels, or the `shape` of link previews; a picture that cannot be resized is served as it is
 * @throws AppError 404 `file.unknown`, 503 `storage.unavailable`
 */
export async function serve(c: Context<ApiEnv>, wanted: PictureQuery): Promise<Response> {
  const id = parseId(c.req.param('id') ?? '', UNKNOWN)
  const cacheControl = await requireReadable(c, id)
  const response = await load(c, id, wanted)
  response.headers.set('Cache-Control', cacheControl)
  return response
}
