import type { Context } from 'hono'
import { problem } from '../api/problem.ts'
import type { Env } from '../env.ts'
import { answerFromTrees, isForTrees } from '../trees/app.ts'
import { forVisitor } from './credentials.ts'
import { readProblem, unfit } from './foreign-answer.ts'
import { downstreamHeaders, upstreamHeaders } from './headers.ts'
import { isForeign } from './own-origin.ts'
import { fetchWithRetry, PATIENCE, type Patience } from './retry.ts'
import { relaySigningIn } from './signing-in.ts'
import { isForService, suggestFromService } from './suggestions.ts'
import { upstream } from './upstream.ts'

/** Paths that belong to the api (SPECIFICATION section 7). */
export const API_PATHS = ['/api/*', '/app/*', '/dev/*', '/suggestions/*']

/** An answer from outside in the form that the edge promises; one of the api in this process has it already. */
async function fitted(c: Context<Env>, answer: Response): Promise<Response> {
  if (c.env.API_BASE_URL === undefined) return answer
  const fault = unfit(answer, c.req.path)
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
export const createGateway = (patience: Patience = PATIENCE) =>
  async function gateway(c: Context<Env>): Promise<Response> {
    if (isForeign(c)) return problem(c, { code: 'origin.foreign', status: 403 })
    if (isForService(c)) return suggestFromService(c)
    const { raw } = c.req
    const headers = upstreamHeaders(raw.headers, forVisitor(c))
    const init = { method: raw.method, headers, body: raw.body, redirect: 'manual' as const, duplex: 'half' as const }
    const request = new Request(raw.url, init)
    if (isForTrees(request)) return answerFromTrees(c, request)
    const answer = await fetchWithRetry(upstream(c, patience), request, patience)
    if (!answer) return problem(c, { code: 'upstream.unavailable', status: 502 })
    const fit = await fitted(c, answer)
    const relayed = await relaySigningIn(c, fit)
    // Made by the context: it adds the cookies.
    const head = new Response(null, { status: relayed.status, headers: downstreamHeaders(relayed.headers) })
    return c.newResponse(relayed.body, head)
  }

export const gateway = createGateway()
