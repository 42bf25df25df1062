import type { ExecutionContext } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import { type ApiClient, createApi } from '../../domain/api-client.ts'
import type { Bindings } from '../bindings.ts'
import { isClassifierCall, serveClassifier } from '../classifier/app.ts'
import { batchReads } from '../db/batching-database.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { anonymousIdentity, visitorIdentity } from './credentials.ts'
import { type UpstreamIdentity, upstreamHeaders } from './headers.ts'
import { fetchWithRetry, TIMEOUTS } from './retry.ts'
import { upstream } from './upstream.ts'

/** An address is needed to build requests; nothing is ever sent to this one. */
const IN_PROCESS = 'http://api.internal'

/**
 * The API for public pages: typed calls with the gateway's headers, retries and upstream. They say nothing of the visitor, since their
 * responses go into pages that are cached for all.
 */
export const createClient = (c: Context<EdgeEnv>) => clientOf(c, anonymousIdentity(c))

/** The API in the visitor's own name: its responses are theirs alone, for pages that are never cached. */
export const createOwnClient = (c: Context<EdgeEnv>) => clientOf(c, visitorIdentity(c))

/** fetch() in the visitor's name, for uploads, whose body is no JSON. @returns 502 where the API cannot be reached */
export function createOwnFetch(c: Context<EdgeEnv>) {
  return async (path: string, init: RequestInit): Promise<Response> => {
    const request = new Request(new URL(path, IN_PROCESS), init)
    const headers = upstreamHeaders(request.headers, visitorIdentity(c))
    return (await fetchWithRetry(upstream(c), new Request(request, { headers }))) ?? new Response(null, { status: 502 })
  }
}

/** What a call needs where no Hono context exists: a count that follows a response. */
interface DetachedCall {
  env: Bindings
  context: ExecutionContext
  /** Access token in whose name the call is made; undefined: in no one's. */
  bearer?: string | undefined
}

/** POSTs JSON to the API outside of the edge's app. @returns 502 where the API cannot be reached */
export async function postDetached({ env, context, bearer }: DetachedCall, path: string, body: unknown) {
  const identity = { ...anonymousIdentity({ env, var: { requestId: crypto.randomUUID() } }), bearer }
  const headers = upstreamHeaders(new Headers({ 'Content-Type': 'application/json' }), identity)
  const request = new Request(new URL(path, IN_PROCESS), { method: 'POST', headers, body: JSON.stringify(body) })
  const response = await fetchWithRetry(upstream({ env, executionCtx: context }), request)
  return response ?? new Response(null, { status: 502 })
}

const batching = new WeakMap<Context<EdgeEnv>, Bindings>()

/** The bindings for all calls of one request, whose reads are batched together. */
function batchingEnv(c: Context<EdgeEnv>): Bindings {
  const env = batching.get(c) ?? { ...c.env, DB: batchReads(c.env.DB) }
  batching.set(c, env)
  return env
}

function clientOf(c: Context<EdgeEnv>, identity: UpstreamIdentity): ApiClient {
  const send = upstream(c, TIMEOUTS, batchingEnv(c))
  return createApi(async (path, { headers: own, ...init }) => {
    const headers = upstreamHeaders(new Headers(own), identity)
    // The response becomes a page at once: the API saves itself an ETag (worker/api/app.ts).
    if (identity.inProcess && identity.bearer === undefined) headers.set('Cache-Control', 'no-store')
    const request = new Request(new URL(path, IN_PROCESS), { ...init, headers })
    if (isClassifierCall(request)) return serveClassifier(c, request)
    return (await fetchWithRetry(send, request)) ?? new Response(null, { status: 502 })
  })
}
