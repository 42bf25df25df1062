import { Hono } from 'hono'
import type { Env } from '../../env.ts'
import { knownId } from '../id.ts'
import { describeFile } from '../openapi.ts'
import { AppError } from '../problem.ts'

const UNKNOWN = 'file.unknown'

/** A new upload has a new id, so that what an id names never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Opened by itself, an uploaded SVG or HTML is a page of our origin: it may not run, load or send anything. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** Streams a stored file. Its type was sniffed when it was stored; the browser is not to guess again. */
export const files = new Hono<Env>().get('/common/:id', describeFile('files', 'A stored file'), async (c) => {
  const id = knownId(c.req.param('id'), UNKNOWN)
  const stored = await c.env.FILES.get(id)
  if (!stored) throw new AppError(UNKNOWN, 404)
  // The platform's stream and the DOM's are one thing with two declarations; Object() lets either world read this file.
  return new Response(Object(stored.body), {
    headers: {
      'Content-Type': stored.httpMetadata?.contentType ?? 'application/octet-stream',
      'Content-Length': String(stored.size),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': SANDBOX,
      'Cache-Control': FOR_EVER,
      ETag: stored.httpEtag,
    },
  })
})
