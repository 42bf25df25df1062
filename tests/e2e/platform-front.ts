import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { pipeline } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'
import { selfSigned } from '../fixtures/self-signed.ts'

/** Headers of one connection, which HTTP/2 has no place for (RFC 9113 section 8.2.2). */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** As the platform compresses what it has not kept compressed. */
const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

const isText = (type = '') => /^(text\/|image\/svg|application\/(javascript|json|manifest))/.test(type)

/** The lines that HTTP/1.1 has, without those that HTTP/2 writes for itself. */
const onward = (incoming: Http2ServerRequest) => ({
  ...Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))),
  host: incoming.authority,
  'accept-encoding': 'identity',
})

function pass(site: string, incoming: Http2ServerRequest, answer: Http2ServerResponse): void {
  const { method, url } = incoming
  const asked = request(new URL(url, site), { method, headers: onward(incoming) }, (from) => {
    const headers = Object.fromEntries(Object.entries(from.headers).filter(([name]) => !OF_CONNECTION.has(name)))
    const compresses = isText(from.headers['content-type']) && method !== 'HEAD' && from.statusCode !== 304
    answer.writeHead(from.statusCode ?? 502, { ...headers, ...(compresses && { 'content-encoding': 'br' }) })
    // A browser that has seen enough leaves in the middle: nobody's error.
    const left = () => {}
    if (compresses) pipeline(from, brotli(), answer, left)
    else pipeline(from, answer, left)
  })
  asked.on('error', () => answer.stream.destroy())
  pipeline(incoming, asked, () => {})
}

/**
 * The running site as the platform would serve it: many requests on one connection, texts compressed. The local runtime does
 * neither, and figures of speed taken from it would be of something else.
 * @param site origin of the running site
 */
export async function startFront(site: string): Promise<{ origin: string; close: () => void }> {
  const server = createSecureServer(selfSigned(), (incoming, answer) => pass(site, incoming, answer))
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port.')
  return {
    origin: `https://localhost:${address.port}`,
    close: () => {
      for (const session of sessions) session.destroy()
      server.close()
    },
  }
}
