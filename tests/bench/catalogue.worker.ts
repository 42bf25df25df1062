/**
 * The edge with its data at hand: the same middleware and the same rendering as in worker/app.ts, but a page's data comes
 * from a binding instead of the api. What is measured here is the page alone.
 */
import type { ExecutionContext } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { Outcome } from '../../web/app/deferred.tsx'
import type { Bindings, Env } from '../../worker/env.ts'
import { bots } from '../../worker/middleware/bots.ts'
import { locale } from '../../worker/middleware/locale.ts'
import { securityHeaders } from '../../worker/middleware/security-headers.ts'
import { serverTiming } from '../../worker/middleware/server-timing.ts'
import { tidyPath } from '../../worker/middleware/tidy-path.ts'
import { viewport } from '../../worker/middleware/viewport.ts'
import { pages } from '../../worker/render/pages.ts'
import type { RenderedPage } from '../../worker/render/render-page.ts'
import { respondWithDocument } from '../../worker/render/respond.ts'
import type { CapturedPage } from './captured.ts'

/** Pages by path without language prefix. */
type Captured = Record<string, CapturedPage>

/** Late by one turn of the event loop: the page is under way, and nothing else is waited for. */
const late = (outcome: Outcome<unknown>): Promise<Outcome<unknown>> =>
  new Promise((resolve) => setTimeout(() => resolve(outcome), 0))

function rendered({ payload, files, deferred }: CapturedPage): RenderedPage {
  if (payload.route === null) throw new Error('the captured page has no route')
  return {
    payload,
    View: pages[payload.route].View,
    files,
    deferred: Object.fromEntries(Object.entries(deferred).map(([name, outcome]) => [name, late(outcome)])),
  }
}

function createApp(captured: Captured) {
  const app = new Hono<Env>()
  app.use(requestId(), serverTiming, securityHeaders, tidyPath, bots, locale, viewport)
  app.get('*', (c) => {
    const page = captured[c.var.path]
    return page ? respondWithDocument(c, rendered(page), page.appData) : c.notFound()
  })
  return app
}

let app: ReturnType<typeof createApp> | undefined
let bytes: Promise<Uint8Array<ArrayBuffer>> | undefined

const bytesOf = async (answer: Response | Promise<Response>) => new Uint8Array(await (await answer).arrayBuffer())

/** A page's bytes, made once: nothing a worker does to give them could be cheaper. */
const staticAnswer = async (body: Promise<Uint8Array<ArrayBuffer>>) =>
  new Response(await body, { headers: { 'Content-Type': 'text/html; charset=UTF-8' } })

export default {
  fetch(request: Request, env: Bindings & { CAPTURED: Captured }, context: ExecutionContext) {
    app ??= createApp(env.CAPTURED)
    if (!request.url.endsWith('?static')) return app.fetch(request, env, context)
    bytes ??= bytesOf(app.fetch(request, env, context))
    return staticAnswer(bytes)
  },
}
