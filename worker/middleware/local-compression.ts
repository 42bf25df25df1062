import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../edge-env.ts'

/** Gzip that flushes after every chunk; the platform's CompressionStream would hold them back until the end. */
async function flushingGzip(): Promise<TransformStream<Uint8Array, Uint8Array>> {
  const { constants, createGzip } = await import('node:zlib')
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH })
  return new TransformStream({
    start(controller) {
      gzip.on('data', (bytes) => controller.enqueue(bytes)).once('error', (error) => controller.error(error))
    },
    transform: (chunk) => new Promise((written) => gzip.write(chunk, written)),
    flush: () => new Promise((ended) => gzip.once('end', ended).end()),
  })
}

/**
 * Compresses streamed pages (those with a nonce) on a developer's machine, chunk by chunk as Cloudflare's network does.
 * Miniflare compresses all other texts by itself, but would hold a streamed page back until its end.
 */
export const localCompression = createMiddleware<EdgeEnv>(async function localCompression(c, next) {
  await next()
  if (c.env.ENVIRONMENT !== 'local' || !/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) return
  if (!c.res.headers.get('Content-Security-Policy')?.includes("'nonce-")) return
  // `body` is read last: reading it turns the bytes into a stream, which makes a cached page a third more expensive.
  const { body, status } = c.res
  if (!body) return
  const headers = new Headers(c.res.headers)
  headers.set('Content-Encoding', 'gzip')
  const compressed = { status, headers, encodeBody: 'manual' as const }
  c.res = new Response(body.pipeThrough(await flushingGzip()), compressed)
})
