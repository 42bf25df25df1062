import type { Context } from 'hono'
import { problem } from '../api/problem.ts'
import type { Env } from '../env.ts'
import { answerFromTrees, isForTrees } from '../trees/app.ts'
import { downstreamHeaders, upstreamHeaders } from './headers.ts'
import { fetchWithRetry } from './retry.ts'
import { isForService, suggestFromService } from './suggestions.ts'
import { upstream } from './upstream.ts'

/** Paths that belong to the api (SPECIFICATION section 7). */
export const API_PATHS = ['/api/*', '/app/*', '/dev/*', '/suggestions/*']

/** Sends one call through the door to the api: headers cleaned, retried where that is safe, the body streamed. */
export async function gateway(c: Context<Env>): Promise<Response> {
  if (isForService(c)) return suggestFromService(c)
  const { raw } = c.req
  const headers = upstreamHeaders(raw.headers, { requestId: c.var.requestId, key: c.env.UPSTREAM_KEY })
  const request = new Request(raw.url, { method: raw.method, headers, body: raw.body, redirect: 'manual' })
  if (isForTrees(request)) return answerFromTrees(c, request)
  const answer = await fetchWithRetry(upstream(c), request)
  if (!answer) return problem(c, { code: 'upstream.unavailable', status: 502 })
  return new Response(answer.body, { status: answer.status, headers: downstreamHeaders(answer.headers) })
}
