import type { Context } from 'hono'
import { type ApiClient, createApi } from '../../domain/api-client.ts'
import { getOrCreate } from '../../domain/get-or-create.ts'
import { fetchValue } from '../api/http/in-process.ts'
import type { Bindings } from '../bindings.ts'
import { isClassifierCall, serveClassifier } from '../classifier/calls.ts'
import { batchReads } from '../db/batching-database.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { anonymousIdentity, visitorIdentity } from './credentials.ts'
import { type UpstreamIdentity, upstreamHeaders } from './headers.ts'
import { type Fetch, fetchWithRetry, sendingTime, TIMEOUTS } from './retry.ts'
import { IN_PROCESS, upstream } from './upstream.ts'

/**
 * The API for public pages: typed calls with the gateway's headers, retries and upstream. The calls do not identify the visitor, since
 * their responses go into pages that are cached for everyone.
 */
export const createClient = (c: Context<EdgeEnv>) => clientOf(c, anonymousIdentity(c))

/** The API in the visitor's own name, for pages that are never cached, because the responses are only for this visitor. */
export const createOwnClient = (c: Context<EdgeEnv>) => clientOf(c, visitorIdentity(c))

/**
 * fetch() in the visitor's name, for uploads, whose body is a stream of at most `length` bytes instead of JSON.
 * @returns 502 where the API cannot be reached
 */
export const createOwnFetch = (c: Context<EdgeEnv>) => (path: string, init: RequestInit, length: number) => {
  const timeouts = { ...TIMEOUTS, total: TIMEOUTS.total + sendingTime(length, TIMEOUTS) }
  return send(upstream(c), new Request(new URL(path, IN_PROCESS), init), visitorIdentity(c), timeouts)
}

/** The context of a call without a Hono context, such as a report of views after a response. */
interface DetachedCall {
  env: Bindings
  context: Context['executionCtx']
}

/** POSTs JSON to the API outside of the edge's app. @returns 502 where the API cannot be reached */
export async function postDetached({ env, context }: DetachedCall, path: string, body: unknown) {
  const identity = anonymousIdentity({ env, var: { requestId: crypto.randomUUID() } })
  const headers = { 'Content-Type': 'application/json' }
  const request = new Request(new URL(path, IN_PROCESS), { method: 'POST', headers, body: JSON.stringify(body) })
  return send(upstream({ env, executionCtx: context }), request, identity)
}

async function send(
  fetch: Fetch,
  request: Request,
  identity: UpstreamIdentity,
  timeouts = TIMEOUTS,
): Promise<Response> {
  const headers = upstreamHeaders(request.headers, identity)
  return (
    (await fetchWithRetry(fetch, new Request(request, { headers }), timeouts)) ?? new Response(null, { status: 502 })
  )
}

const batching = new WeakMap<Context<EdgeEnv>, Bindings>()

/** The bindings for all calls of one request, whose reads are batched together. */
const batchingEnv = (c: Context<EdgeEnv>): Bindings =>
  getOrCreate(batching, c, () => ({ ...c.env, DB: batchReads(c.env.DB) }))

function clientOf(c: Context<EdgeEnv>, identity: UpstreamIdentity): ApiClient {
  const send = upstream(c, TIMEOUTS, batchingEnv(c))
  const read: Fetch = identity.inProcess ? (request) => fetchValue(send, request) : send
  return createApi(async (path, { headers: requested, ...init }) => {
    const headers = upstreamHeaders(new Headers(requested), identity)
    const request = new Request(new URL(path, IN_PROCESS), { ...init, headers })
    if (isClassifierCall(request)) return serveClassifier(c, request)
    const fetch = request.method === 'GET' ? read : send
    return (await fetchWithRetry(fetch, request)) ?? new Response(null, { status: 502 })
  })
}
