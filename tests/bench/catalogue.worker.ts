/**
 * The edge without its database: the same middleware, loading and rendering as in worker/app.ts, but with data that is
 * loaded once from the site, so that only rendering is measured.
 */
import type { ExecutionContext } from '@cloudflare/workers-types'
import { type Context, Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { AppData } from '../../domain/contract/app-data.ts'
import type { DeferredResult } from '../../web/app/page/page.ts'
import type { Bindings } from '../../worker/bindings.ts'
import type { EdgeEnv } from '../../worker/edge-env.ts'
import { createClient } from '../../worker/gateway/client.ts'
import { locale } from '../../worker/middleware/locale.ts'
import { securityHeaders } from '../../worker/middleware/security-headers.ts'
import { serverTiming } from '../../worker/middleware/server-timing.ts'
import { tidyPath } from '../../worker/middleware/tidy-path.ts'
import { viewport } from '../../worker/middleware/viewport.ts'
import { loadAppData } from '../../worker/render/app-data.ts'
import { settleAll } from '../../worker/render/draw-slots.ts'
import { type DeferredSlotState, loadPage, type RenderedPage } from '../../worker/render/render-page.ts'
import { respondWithDocument } from '../../worker/render/respond.ts'
import { createResolver } from '../../worker/request.ts'

/** A public page with its data. */
interface Loaded {
  page: RenderedPage
  arrived: Record<string, DeferredResult<unknown>>
  frame: AppData | null
}

/** By path without language prefix, and whether for a crawler. */
const loaded = new Map<string, Loaded>()

async function load(c: Context<EdgeEnv>): Promise<Loaded> {
  const page = await loadPage(c)
  if (page.payload.status !== 200) throw new Error(`${c.var.resolved.path} answered ${page.payload.status}`)
  const frame = await loadAppData(createClient(c), c.var.locale, c.var.requestId)
  return { page, arrived: await settleAll(page), frame }
}

/**
 * Loads the data for the first response, and once more for all others, as the site reads it again: compared with the very objects that were
 * stored with its document it would cost nothing.
 */
async function loadOnce(c: Context<EdgeEnv>): Promise<Loaded> {
  const { path, isBot } = c.var.resolved
  const known = loaded.get(`${path} ${isBot}`)
  if (known) return known
  const first = await load(c)
  loaded.set(`${path} ${isBot}`, await load(c))
  return first
}

/** A result that comes a millisecond later, when the page is already streaming: a page waits one turn of the event loop. */
const late = (result: DeferredResult<unknown> = { ok: false }): Promise<DeferredResult<unknown>> =>
  new Promise((resolve) => setTimeout(() => resolve(result), 1))

let drawings = 0

/** The page with a different description each time, so that its document is not cached. */
const changed = ({ payload }: RenderedPage) => ({
  ...payload,
  head: { ...payload.head, description: `${drawings++}` },
})

const asLoaded = ({ page, arrived }: Loaded, anew: boolean): RenderedPage => ({
  ...page,
  payload: anew ? changed(page) : page.payload,
  deferred: Object.fromEntries(
    Object.entries(page.deferred).map(([name, one]): [string, DeferredSlotState] => [
      name,
      { ...one, result: late(arrived[name]) },
    ]),
  ),
})

// The cache key is set to null, so that no copy is stored after the response.
const resolve = createResolver({ buildId: 'bench', queryKeys: () => [], hasCurrency: () => false })
const app = new Hono<EdgeEnv>()
app.use((c, next) => {
  c.set('resolved', { ...resolve(c.req.raw), cacheKey: null })
  return next()
})
app.use(requestId(), serverTiming, securityHeaders, tidyPath, locale, viewport)
app.get('*', async (c) => {
  const one = await loadOnce(c)
  return respondWithDocument(c, asLoaded(one, c.req.query('anew') !== undefined), one.frame)
})

let bytes: Promise<Uint8Array<ArrayBuffer>> | undefined

const bytesOf = async (response: Response | Promise<Response>) => new Uint8Array(await (await response).arrayBuffer())

/** The bytes of a page that was rendered once: the cheapest response of a worker. */
const staticResponse = async (body: Promise<Uint8Array<ArrayBuffer>>) =>
  new Response(await body, { headers: { 'Content-Type': 'text/html; charset=UTF-8' } })

export default {
  fetch(request: Request, env: Bindings, context: ExecutionContext) {
    if (!request.url.endsWith('?static')) return app.fetch(request, env, context)
    bytes ??= bytesOf(app.fetch(request, env, context))
    return staticResponse(bytes)
  },
}
