/** Connection-bound headers (RFC 9110 section 7.6.1) and what a browser must not hand to the api by itself. */
const NOT_FORWARDED = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'cookie',
  'authorization',
  'x-upstream-key',
  'x-client-address',
  'accept-encoding',
]

/** Kept off the way back: the edge sets its own cookies and transfer headers. */
const NOT_RETURNED = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'set-cookie', 'server-timing']

/** Headers named by `Connection` are bound to it too. */
const namedByConnection = (headers: Headers) =>
  (headers.get('Connection') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)

const without = (headers: Headers, names: readonly string[]) => {
  const kept = new Headers(headers)
  for (const name of [...names, ...namedByConnection(headers)]) kept.delete(name)
  return kept
}

/**
 * Headers for the api.
 * @param trust request id, and where there is a shared key also the client's address: without it the api believes no address
 */
export function upstreamHeaders(headers: Headers, trust: { requestId: string; key?: string }): Headers {
  const forwarded = without(headers, NOT_FORWARDED)
  forwarded.set('X-Request-Id', trust.requestId)
  const address = headers.get('CF-Connecting-IP')
  if (trust.key && address) {
    forwarded.set('X-Upstream-Key', trust.key)
    forwarded.set('X-Client-Address', address)
  }
  return forwarded
}

/** Headers of the api's answer as the reader gets them. */
export const downstreamHeaders = (headers: Headers): Headers => without(headers, NOT_RETURNED)
