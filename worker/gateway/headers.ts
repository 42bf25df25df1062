import { GUEST_HEADER } from '../../domain/contract/auth.ts'
import { COUNTRY_HEADER } from '../country-header.ts'

/** Connection-bound headers (RFC 9110 section 7.6.1), and headers that the API accepts only from the edge. */
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
  'x-client-country',
  'x-site-origin',
  'accept-encoding',
]

/** Response headers that are passed on. Others could reveal internals of the upstream, or are set by the edge. */
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

/** Headers that `Connection` names are bound to the connection as well. */
const namedByConnection = (headers: Headers) =>
  (headers.get('Connection') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** What the edge passes to the API about itself and about the caller. */
export interface UpstreamIdentity {
  requestId: string
  /** Whether the API is in this process, where no one else can have set a header. */
  inProcess: boolean
  /** UPSTREAM_KEY: without it an external API ignores the client address. */
  key?: string | undefined
  /** Public origin of the site that the visitor is on, for links in e-mails. */
  origin?: string | undefined
  /** Access token of the caller. */
  bearer?: string | undefined
  /** Token of a caller who reads a conversation without an account. */
  guest?: string | undefined
  /** Cookies that the API has set itself ('refresh=…; device=…'), only for /api/auth. */
  cookies?: string | undefined
}

/** @returns headers for the API: the browser's without those that it must not set, plus those that the edge sets */
export function upstreamHeaders(headers: Headers, identity: UpstreamIdentity): Headers {
  const forwarded = new Headers(headers)
  for (const name of [...NOT_FORWARDED, ...namedByConnection(headers)]) forwarded.delete(name)
  forwarded.set('X-Request-Id', identity.requestId)
  const address = headers.get('CF-Connecting-IP')
  if (address && (identity.inProcess || identity.key)) forwarded.set('X-Client-Address', address)
  const country = headers.get(COUNTRY_HEADER)
  if (country && (identity.inProcess || identity.key)) forwarded.set('X-Client-Country', country)
  if (identity.origin && (identity.inProcess || identity.key)) forwarded.set('X-Site-Origin', identity.origin)
  if (identity.key) forwarded.set('X-Upstream-Key', identity.key)
  if (identity.bearer) forwarded.set('Authorization', `Bearer ${identity.bearer}`)
  if (identity.guest) forwarded.set(GUEST_HEADER, identity.guest)
  if (identity.cookies) forwarded.set('Cookie', identity.cookies)
  return forwarded
}

/** @returns headers of the API's response as the browser gets them */
export function downstreamHeaders(headers: Headers): Headers {
  const returned = new Headers()
  for (const name of RETURNED) {
    const value = headers.get(name)
    if (value !== null) returned.set(name, value)
  }
  // A compressed body is decompressed on the way, and then has another length.
  if (returned.has('content-encoding')) returned.delete('content-length')
  return returned
}
