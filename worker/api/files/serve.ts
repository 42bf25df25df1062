/** GET /api/files/common/{id}: a stored file, or a picture made smaller where the platform can do that. */

import type { ImageTransform, R2ObjectBody } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import type { Bindings, Env } from '../../env.ts'
import { log } from '../../observe/log.ts'
import { reach } from '../../stores.ts'
import { knownId } from '../id.ts'
import { AppError } from '../problem.ts'
import type { FileQuery } from './schema.ts'

const UNKNOWN = 'file.unknown'

/** A new upload has a new id, so that what an id names never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Opened by itself, an uploaded SVG or HTML is a page of our origin: it may not run, load or send anything. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** A drawing has no pixels, and a GIF may move. */
const RESIZABLE = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const
type Resizable = (typeof RESIZABLE)[number]
const isResizable = (type: string): type is Resizable => RESIZABLE.some((one) => one === type)

const typeOf = (stored: R2ObjectBody): string => stored.httpMetadata?.contentType ?? 'application/octet-stream'

const headersOf = (stored: R2ObjectBody, type: string, etag: string): Record<string, string> => ({
  'Content-Type': type,
  'Content-Disposition': stored.httpMetadata?.contentDisposition ?? 'inline',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': SANDBOX,
  'Cache-Control': FOR_EVER,
  ETag: etag,
})

async function find({ FILES }: Bindings, id: string): Promise<R2ObjectBody> {
  const stored = await reach('R2', () => FILES.get(id))
  if (!stored) throw new AppError(UNKNOWN, 404)
  return stored
}

// The platform's stream and the DOM's are one thing with two declarations; Object() lets either world read this file.
const original = (stored: R2ObjectBody): Response =>
  new Response(Object(stored.body), {
    headers: { ...headersOf(stored, typeOf(stored), stored.httpEtag), 'Content-Length': String(stored.size) },
  })

/** The best format that the reader says it takes; every browser of today takes one of the two. */
function formatFor(accept: string | undefined, own: Resizable): Resizable {
  if (accept?.includes('image/avif')) return 'image/avif'
  return accept?.includes('image/webp') ? 'image/webp' : own
}

interface Made {
  transform: ImageTransform
  format: Resizable
}

/** The shape that link previews have room for, as a JPEG, which all of them read. Nothing is cut away: of goods the edge counts. */
const SHARED: Made = { transform: { width: 1200, height: 630, fit: 'pad', background: '#fff' }, format: 'image/jpeg' }

async function made(c: Context<Env>, stored: R2ObjectBody, { width, shape }: FileQuery): Promise<Response | null> {
  const own = typeOf(stored)
  if (!c.env.IMAGES || !isResizable(own)) return null
  const smaller = (): Made => ({
    transform: { ...(width && { width }), fit: 'scale-down' },
    format: formatFor(c.req.header('Accept'), own),
  })
  const { transform, format } = shape === 'share' ? SHARED : smaller()
  const transformed = await c.env.IMAGES.input(stored.body).transform(transform).output({ format })
  const etag = `"${stored.etag}-${shape ?? width}-${format.slice('image/'.length)}"`
  return new Response(Object(transformed.image()), { headers: headersOf(stored, transformed.contentType(), etag) })
}

/**
 * Streams the file. Its type was found when it was stored; the browser is not to guess again.
 * @param asked `width` in pixels, for a picture that is wider, or the `shape` of link previews; a picture of which no other can
 *   be made is served as it is.
 * @throws AppError 404 `file.unknown`, 503 `storage.unavailable`
 */
export async function serve(c: Context<Env>, asked: FileQuery): Promise<Response> {
  const id = knownId(c.req.param('id') ?? '', UNKNOWN)
  const stored = await find(c.env, id)
  if (asked.width === undefined && asked.shape === undefined) return original(stored)
  if (asked.shape === undefined) c.header('Vary', 'Accept', { append: true })
  try {
    return (await made(c, stored, asked)) ?? original(stored)
  } catch (error) {
    // A month's transformations may be used up; the picture is there all the same. Its stream has been read, though.
    log('warn', 'a picture was not resized', { requestId: c.var.requestId }, error)
    return original(await find(c.env, id))
  }
}
