import build from 'virtual:build-info'
import type {
  ExecutionContext,
  ForwardableEmailMessage,
  MessageBatch,
  ScheduledController,
} from '@cloudflare/workers-types'
import { getOrCreate } from '../domain/get-or-create.ts'
import { callApi } from './api/call.ts'
import { hasKey, KEY_MISSING } from './api/secrets/keys.ts'
import { loadData } from './asset-data.ts'
import type { Bindings } from './bindings.ts'
import { serveCachedPage } from './cache/serve-cached-page.ts'
import { takeShownIds } from './cache/shown-header.ts'
import { slowQuery, WatchedDatabase } from './db/watched-database.ts'
import { lazy } from './lazy.ts'
import { countResponse, type ResolvedVisit } from './middleware/count-response.ts'
import { redirectToHttps } from './middleware/https.ts'
import { log } from './observe/log.ts'
import { hasCurrency, queryKeys } from './render/screens/public-rules.ts'
import { createResolver, type ResolvedRequest } from './request.ts'

const resolve = createResolver({ buildId: build.id, queryKeys, hasCurrency })
/** For the app, which resolves no request again. A cached page needs no entry, which the garbage collector would have to clear. */
const resolvedRequests = new WeakMap<Request, ResolvedRequest>()
const resolvedBefore = (request: Request): ResolvedRequest => resolvedRequests.get(request) ?? resolve(request)
/** Loaded on demand: cached pages are served without it. */
const edgeApp = lazy(() => import('./app.ts').then(({ createApp }) => createApp(resolvedBefore)))
const health = lazy(() => import('./observe/health.ts').then((module) => module.health))

/** The bindings with what the build adds to them, by the platform's object: computed once, since every request needs them. */
const prepared = new WeakMap<Bindings, Bindings>()

const prepare = (env: Bindings): Bindings =>
  getOrCreate(prepared, env, () => ({
    ...env,
    DB: new WatchedDatabase(env.DB, slowQuery(env)),
    BUILD_ID: build.id,
  }))

/** Without AUTH_KEY nothing is served at all, so that an operator notices with the first request; the log says what to do. */
function withoutKey(): Response {
  log('error', KEY_MISSING)
  return new Response(`${KEY_MISSING}\n`, { status: 503, headers: { 'Cache-Control': 'no-store' } })
}

/** Serves everything that is not cached: pages, forms, and calls of the API in process. */
async function servePage({ request, resolved, env, context }: ResolvedVisit): Promise<Response> {
  resolvedRequests.set(request, resolved)
  const [app] = await Promise.all([edgeApp(), loadData(env.ASSETS)])
  return app.fetch(request, env, context)
}

async function respond(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
  // Checks for /healthz and /readyz only if the URL ends in 'z', which avoids parsing the URL of nearly every request.
  const report = request.url.endsWith('z') ? await (await health())(request, env, hasKey(env)) : null
  if (report) return report
  const secured = redirectToHttps(request, env)
  if (secured) return secured
  if (!hasKey(env)) return withoutKey()
  // One script, two roles (docs/architecture.md): ROLE=api serves only the API, without the edge.
  if (env.ROLE === 'api') return callApi(request, env, context)
  const resolved = resolve(request)
  const cached = await serveCachedPage(request, resolved)
  const visit = { request, resolved, env, context }
  const response = cached?.response ?? (await servePage(visit))
  countResponse(visit, response, cached ? cached.shownIds : takeShownIds(response.headers))
  return response
}

/** Seconds after which a request that failed temporarily may be repeated (RFC 9110 section 10.2.3). */
const RETRY_AFTER = '5'

/** An edge in front of an external API has no data, and so no jobs. */
async function runDueJobs(env: Bindings, now: number): Promise<void> {
  if (env.API_BASE_URL && env.ROLE !== 'api') return
  const { runJobs } = await import('./jobs/run-jobs.ts')
  await runJobs(env, now)
}

export default {
  async fetch(request: Request, env: Bindings, context: ExecutionContext) {
    const response = await respond(request, prepare(env), context)
    if (response.status >= 502 && !response.headers.has('Retry-After')) response.headers.set('Retry-After', RETRY_AFTER)
    return response
  },

  scheduled: (controller: ScheduledController, env: Bindings, context: ExecutionContext) =>
    context.waitUntil(runDueJobs(env, controller.scheduledTime)),

  /** Receives an answer to an e-mail of a thread (docs/operating.md, "Answers by e-mail"). */
  async email(message: ForwardableEmailMessage, env: Bindings) {
    const { receiveEmail } = await import('./receive-email.ts')
    await receiveEmail(message, prepare(env))
  },

  /** A message says only that something is due; the table of jobs says what. */
  queue: (_: MessageBatch, env: Bindings) => runDueJobs(env, Date.now()),
}
