import type { Context } from 'hono'
import { problem } from '../api/http/problem.ts'
import { answerFromClassifier, isClassifierCall } from '../classifier/app.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { setAuthCookies } from './auth-relay.ts'
import { visitorIdentity } from './credentials.ts'
import { downstreamHeaders, upstreamHeaders } from './headers.ts'
import { fetchWithRetry, TIMEOUTS, type Timeouts } from './retry.ts'
import { isForeign } from './same-origin.ts'
import { isForSuggestionService, suggestFromService } from './suggestions.ts'
import { upstream } from './upstream.ts'
import { readProblem, rejectionOf } from './upstream-response.ts'

/** Paths that belong to the api (SPECIFICATION section 7). */
export const API_PATHS = ['/api/*', '/app/*', '/dev/*', '/suggestions/*']

/** An answer from outside in the form that the edge promises; one of the api in this process has it already. */
async function fitted(c: Context<EdgeEnv>, answer: Response): Promise<Response> {
  if (c.env.API_BASE_URL === undefined) return answer
  const fault = rejectionOf(answer, c.req.path)
  if (fault) {
    await answer.body?.cancel()
    return problem(c, fault)
  }
  if (answer.status < 400 || !answer.body) return answer
  const told = await readProblem(answer)
  if (!told) return problem(c, { code: 'upstream.failed', status: 502 })
  return new Response(JSON.stringify(told), { status: answer.status, headers: withoutLength(answer.headers) })
}

function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers)
  kept.delete('Content-Length')
  return kept
}

/** Sends one call through the door to the api: headers cleaned, retried where that is safe, the body streamed. */
export const createGateway = (patience: Timeouts = TIMEOUTS) =>
  async function gateway(c: Context<EdgeEnv>): Promise<Response> {
    if (isForeign(c)) return problem(c, { code: 'origin.foreign', status: 403 })
    if (isForSuggestionService(c)) return suggestFromService(c)
    const { raw } = c.req
    const headers = upstreamHeaders(raw.headers, visitorIdentity(c))
    const init = { method: raw.method, headers, body: raw.body, redirect: 'manual' as const, duplex: 'half' as const }
    const request = new Request(raw.url, init)
    if (isClassifierCall(request)) return answerFromClassifier(c, request)
    const answer = await fetchWithRetry(upstream(c, patience), request, patience)
    if (!answer) return problem(c, { code: 'upstream.unavailable', status: 502 })
    const fit = await fitted(c, answer)
    const relayed = await setAuthCookies(c, fit)
    // Made by the context: it adds the cookies.
    const head = new Response(null, { status: relayed.status, headers: downstreamHeaders(relayed.headers) })
    return c.newResponse(relayed.body, head)
  }

export const gateway = createGateway()
