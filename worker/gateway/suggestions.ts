/** Address suggestions from the configured service: its token is added here and never reaches a browser. */

import type { Context } from 'hono'
import { boundedText } from '../api/http/bounded-body.ts'
import { problem } from '../api/http/problem.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { networksOf } from '../networks.ts'
import { log } from '../observe/log.ts'
import { fetchWithRetry } from './retry.ts'
import { isFromOurPage } from './same-origin.ts'

/** Address of the service unless another is configured. */
const SERVICE = 'https://suggestions.dadata.ru'

/** Bytes: the query has at most 300 characters, and a hundred constraints are short. */
const MAX_BODY_BYTES = 16 * 1024

/**
 * Statuses with which the API refuses a query, by its schema or its limits by person and organization: then the service is not called,
 * since each call costs the operator.
 */
const REFUSED = [400, 415, 422, 429]

/** Statuses that concern the caller's input; the others (no credit, a wrong token) are only for the operator. */
const PASSED_ON = [200, 400, 413, 429]

/** Uses the platform's counter: an edge in front of an external API has no other. Its period is a minute (wrangler.toml). */
async function isTooOften(c: Context<EdgeEnv>): Promise<boolean> {
  const [network] = networksOf(c.req.header('CF-Connecting-IP') ?? null)
  if (!c.env.AUTH_SHIELD || network === undefined) return false
  return !(await c.env.AUTH_SHIELD.limit({ key: `suggestions ${network}` })).success
}

/**
 * Forwards the caller's JSON. A POST is not retried: the next typed character sends another one.
 * @param askApi sends the same query to the API in the visitor's name; an API without this call, or one that fails, does not count as a
 *   refusal
 */
export async function suggestFromService(
  c: Context<EdgeEnv>,
  askApi: (body: string) => Promise<Response>,
): Promise<Response> {
  // Other sites and programs must not use the service at the operator's cost; browsers send Origin with every POST.
  const isForeign = c.req.header('Origin') !== undefined && !isFromOurPage(c)
  if (isForeign || c.req.header('Sec-Fetch-Site') === 'cross-site')
    return problem(c, { code: 'origin.foreign', status: 403 })
  if (await isTooOften(c))
    return problem(c, { code: 'rate.limited', status: 429, extras: { headers: { 'Retry-After': '60' } } })
  const body = await boundedText(c.req.raw.body, MAX_BODY_BYTES)
  if (body === null) return problem(c, { code: 'body.too-large', status: 413 })
  const checked = await askApi(body)
  if (REFUSED.includes(checked.status)) return checked
  await checked.body?.cancel()
  const request = new Request((c.env.SUGGESTIONS_URL ?? SERVICE).replace(/\/$/, '') + c.req.path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Authorization: `Token ${c.env.SUGGESTIONS_TOKEN}`,
    },
    body,
  })
  const response = await fetchWithRetry(fetch, request)
  if (!response || !PASSED_ON.includes(response.status)) {
    log('error', 'address suggestions', { requestId: c.var.requestId, status: response?.status })
    return problem(c, { code: 'suggestions.unavailable', status: 502 })
  }
  return new Response(response.body, {
    status: response.status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  })
}
