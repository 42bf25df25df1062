/** Collects counts after responses, and reports them to the API in batches (docs/decisions/0012-views.md, 0057-visits.md). */
import type { Context } from 'hono'
import type { Bindings } from '../bindings.ts'
import { lazy } from '../lazy.ts'
import { log } from '../observe/log.ts'

/** A request that may be counted. */
export interface Visit {
  request: Request
  env: Bindings
  context: Context['executionCtx']
}

interface Collected<Counters> {
  /** Path of the API that receives the report. */
  path: '/views' | '/visits'
  /** Milliseconds for which an isolate collects before it writes. The platform allows 30 s after a response (waitUntil). */
  collectFor: number
  load: () => Promise<Counters> | Counters
  /** @returns all that was counted, and begins to count anew */
  take: (counters: Counters) => unknown
}

/**
 * Adds one request to the counts.
 * @returns whether there is something to report
 */
type Add<Counters> = (counters: Counters) => boolean

/** Loaded when a report is sent, seconds after the response: it loads more code than a cached page needs. */
const client = lazy(() => import('../gateway/client.ts'))

/** @returns a function that adds to the counts, at once or when their module is loaded, and has them reported */
export function createCollector<Counters>({ path, collectFor, load, take }: Collected<Counters>) {
  /**
   * The module of the counts. Once it is loaded, a view is counted synchronously: a promise and a waitUntil of its own would cost a fifth
   * of a cached page.
   */
  let counters: Counters | undefined
  /**
   * When the counts are reported, in milliseconds since 1970. If this time is long past, no report is scheduled, or the request that should
   * have sent it was cut off; if it is further ahead than a report ever is, the clock was set back.
   */
  let dueAt = 0

  async function reportLater({ env, context }: Visit, loaded: Counters): Promise<void> {
    dueAt = Date.now() + collectFor
    await new Promise((done) => setTimeout(done, collectFor))
    dueAt = 0
    const { postDetached } = await client()
    const { status } = await postDetached({ env, context }, path, take(loaded))
    if (status !== 204) log('warn', path, { status })
  }

  function run(visit: Visit, add: Add<Counters>, loaded: Counters): void {
    if (add(loaded) && Math.abs(Date.now() - dueAt) > collectFor) visit.context.waitUntil(reportLater(visit, loaded))
  }

  async function loadAndRun(visit: Visit, add: Add<Counters>): Promise<void> {
    counters = await load()
    run(visit, add, counters)
  }

  return function collect(visit: Visit, add: Add<Counters>): void {
    const { env, context } = visit
    // Without the key an external API accepts no counts.
    if (env.API_BASE_URL && !env.UPSTREAM_KEY) return
    if (counters) run(visit, add, counters)
    else context.waitUntil(loadAndRun(visit, add))
  }
}
