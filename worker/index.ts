import build from 'virtual:build-info'
import type { ExecutionContext, ScheduledController } from '@cloudflare/workers-types'
import { api } from './api/app.ts'
import { hasKey, KEY_MISSING } from './api/secrets/keys.ts'
import { createApp } from './app.ts'
import type { Bindings } from './bindings.ts'
import { keptPage } from './cache/serve-cached-page.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { countView } from './middleware/count-views.ts'
import { health } from './observe/health.ts'
import { instrumentDatabase, slowQuery } from './observe/instrument-database.ts'
import { log } from './observe/log.ts'

const edge = createApp()

/** What the script is given and what the build knows of itself; put together once, for it is asked of every request. */
const known = new WeakMap<Bindings, Bindings>()

function withBuild(env: Bindings): Bindings {
  const before = known.get(env)
  if (before) return before
  const made = { ...env, DB: instrumentDatabase(env.DB, slowQuery(env)), BUILD_ID: build.id }
  known.set(env, made)
  return made
}

/** Nothing is served half: an operator finds out with the first request, and is told what to do. */
function withoutKey(): Response {
  log('error', KEY_MISSING)
  return new Response(`${KEY_MISSING}\n`, { status: 503, headers: { 'Cache-Control': 'no-store' } })
}

async function answer(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
  const told = await health(request, withBuild(env), hasKey(env))
  if (told) return told
  if (!hasKey(env)) return withoutKey()
  // One script, two roles (DECISIONS section 1): ROLE=api serves the api alone, without the edge.
  if (env.ROLE === 'api') return api.fetch(request, withBuild(env), context)
  return (await keptPage(request)) ?? edge.fetch(request, withBuild(env), context)
}

/** Seconds after which what could not be answered may be asked for again (RFC 9110 section 10.2.3). */
const RETRY_AFTER = '5'

export default {
  async fetch(request: Request, env: Bindings, context: ExecutionContext) {
    const answered = await answer(request, env, context)
    if (answered.status >= 502 && !answered.headers.has('Retry-After')) answered.headers.set('Retry-After', RETRY_AFTER)
    countView({ request, env: withBuild(env), context }, answered)
    return answered
  },

  // An edge in front of an external api has no data to look after.
  scheduled(controller: ScheduledController, env: Bindings, context: ExecutionContext) {
    if (env.API_BASE_URL && env.ROLE !== 'api') return
    context.waitUntil(runJobs(env, controller.scheduledTime))
  },
}
