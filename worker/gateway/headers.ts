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

/** All that an answer may tell the reader; the rest is the upstream's own business, or the edge's to set. */
const RETURNED = [
  'accept-ranges',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
  'warning',
  'x-content-type-options',
]

/** Headers named by `Connection` are bound to it too. */
const namedByConnection = (headers: Headers) =>
  (headers.get('Connection') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)

/** What the edge itself says to the api. */
export interface UpstreamIdentity {
  requestId: string
  /** Whether the api is in this process, where nobody else could have set a header. */
  inProcess: boolean
  /** UPSTREAM_KEY: without it an api somewhere else believes no address. */
  key?: string | undefined
  /** Access token of who asks. */
  bearer?: string | undefined
  /** Refresh cookie, for /api/auth alone. */
  refresh?: string | undefined
}

/** Headers for the api: the browser's without what it must not say, and with what the edge knows. */
export function upstreamHeaders(headers: Headers, said: UpstreamIdentity): Headers {
  const forwarded = new Headers(headers)
  for (const name of [...NOT_FORWARDED, ...namedByConnection(headers)]) forwarded.delete(name)
  forwarded.set('X-Request-Id', said.requestId)
  const address = headers.get('CF-Connecting-IP')
  if (address && (said.inProcess || said.key)) forwarded.set('X-Client-Address', address)
  if (said.key) forwarded.set('X-Upstream-Key', said.key)
  if (said.bearer) forwarded.set('Authorization', `Bearer ${said.bearer}`)
  if (said.refresh) forwarded.set('Cookie', `refresh=${said.refresh}`)
  return forwarded
}

/** Headers of the api's answer as the reader gets them. */
export function downstreamHeaders(headers: Headers): Headers {
  const returned = new Headers()
  for (const name of RETURNED) {
    const value = headers.get(name)
    if (value !== null) returned.set(name, value)
  }
  // What came packed is unpacked on the way, and has another length by then.
  if (returned.has('content-encoding')) returned.delete('content-length')
  return returned
}
