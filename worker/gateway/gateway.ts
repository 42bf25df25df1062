import type { Context, HonoRequest } from 'hono'
import { isLoopback } from '../api/http/loopback.ts'
import { problem } from '../api/http/problem.ts'
import { isClassifierCall, serveClassifier } from '../classifier/calls.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { lazy } from '../lazy.ts'
import { apiTokenOf } from '../request-token.ts'
import { setAuthCookies } from './auth-relay.ts'
import { anonymousIdentity, exchangeCookie, visitorIdentity } from './credentials.ts'
import { downstreamHeaders, upstreamHeaders } from './headers.ts'
import { fetchWithRetry, TIMEOUTS, type Timeouts } from './retry.ts'
import { isForeign } from './same-origin.ts'
import { upstream } from './upstream.ts'
import { readProblem, rejectionOf, sandboxFile } from './upstream-response.ts'

/** Paths that are sent to the API (docs/behaviour.md, "API paths"). */
export const API_PATHS = ['/api/*', '/app/*', '/dev/*', '/suggestions/*']

/** Loaded on demand, because no public page needs it. */
const suggestions = lazy(() => import('./suggestions.ts'))

/** Path of the address suggestions, which is also their path at the service. */
const SUGGESTIONS = '/suggestions/api/4_1/rs/suggest/address'

/** @returns whether the call goes to the service: without a token of the service, the API suggests addresses of its own. */
const isForSuggestionService = (c: Context<EdgeEnv>): boolean =>
  Boolean(c.env.SUGGESTIONS_TOKEN) && c.req.method === 'POST' && c.req.path === SUGGESTIONS

/** @returns an external API's response in the form that this site documents; the API in this process uses that form already */
async function toPublicResponse(c: Context<EdgeEnv>, response: Response): Promise<Response> {
  if (c.env.API_BASE_URL === undefined) return response
  const rejection = rejectionOf(response, c.req.path)
  if (rejection) {
    await response.body?.cancel()
    return problem(c, rejection)
  }
  if (response.status < 400 || !response.body) return response
  const known = await readProblem(response)
  if (!known) return problem(c, { code: 'upstream.failed', status: 502 })
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  return new Response(JSON.stringify(known), { status: response.status, headers })
}

/**
 * Whether a page on another site has pointed its own host name at a developer's machine (DNS rebinding), to read the codes in the outbox.
 */
const isRebound = ({ path, url }: HonoRequest): boolean => /^\/dev\/(?:out|in)box/.test(path) && !isLoopback(url)

/**
 * @returns the visitor's request as the API gets it.
 * @param body the visitor's body, or the part of it that was read
 */
function requestFor(c: Context<EdgeEnv>, body: Request['body'] | string): Request {
  const { raw } = c.req
  const token = apiTokenOf(raw.headers.get('Authorization') ?? undefined)
  const identity =
    token === null ? visitorIdentity(c) : { ...anonymousIdentity(c), bearer: token, cookies: exchangeCookie(c) }
  const headers = upstreamHeaders(raw.headers, identity)
  const init = { method: raw.method, headers, body, redirect: 'manual' as const, duplex: 'half' as const }
  return new Request(raw.url, init)
}

/** Sends a request to the API. @returns its response as the visitor gets it */
async function relay(c: Context<EdgeEnv>, request: Request, timeouts: Timeouts): Promise<Response> {
  const response = await fetchWithRetry(upstream(c, timeouts), request, timeouts)
  if (!response) return problem(c, { code: 'upstream.unavailable', status: 502 })
  const relayed = await setAuthCookies(c, await toPublicResponse(c, response))
  // Sets the headers on the context, which adds the cookies.
  const responseHeaders = downstreamHeaders(relayed.headers)
  sandboxFile(c.req.path, responseHeaders)
  const head = new Response(null, { status: relayed.status, headers: responseHeaders })
  return c.newResponse(relayed.body, head)
}

/** Forwards a request to the API: headers cleaned, retried where that is safe, bodies streamed. */
export const createGateway = (timeouts: Timeouts = TIMEOUTS) =>
  async function gateway(c: Context<EdgeEnv>): Promise<Response> {
    if (isForeign(c)) return problem(c, { code: 'origin.foreign', status: 403 })
    if (isRebound(c.req)) return problem(c, { code: 'route.unknown', status: 404 })
    if (isForSuggestionService(c)) {
      const { suggestFromService } = await suggestions()
      return suggestFromService(c, (body) => relay(c, requestFor(c, body), timeouts))
    }
    const request = requestFor(c, c.req.raw.body)
    if (isClassifierCall(request)) return serveClassifier(c, request)
    return relay(c, request, timeouts)
  }

export const gateway = createGateway()
