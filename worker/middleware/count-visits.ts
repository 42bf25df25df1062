/** Counts visits of people and of crawlers after the response, and reports them in batches (docs/decisions/0057-visits.md). */
import type { Context } from 'hono'
import type { Bindings } from '../bindings.ts'
import { lazy } from '../lazy.ts'
import { log } from '../observe/log.ts'
import type { ResolvedRequest } from '../request.ts'
import { isAhead } from './count-views.ts'

const importCounters = lazy(() => import('./collected-visits.ts'))
type Counters = Awaited<ReturnType<typeof importCounters>>
/** Once they are loaded, a visit is counted at once, as a view is (count-views.ts). */
let counters: Counters | undefined
const client = lazy(() => import('../gateway/client.ts'))

/** Milliseconds for which an isolate collects visits, for one write. The platform allows 30 s after a response (waitUntil). */
export const COLLECT_FOR = 10_000

export interface Visit {
  request: Request
  env: Bindings
  context: Context['executionCtx']
}

/** When the collected visits are reported, in milliseconds since 1970; long past: nothing is due, or the reporting request was cut off. */
let dueAt = 0

async function reportLater({ env, context }: Visit, { takeVisits }: Counters): Promise<void> {
  dueAt = Date.now() + COLLECT_FOR
  await new Promise((done) => setTimeout(done, COLLECT_FOR))
  dueAt = 0
  const { postDetached } = await client()
  const { status } = await postDetached({ env, context }, '/visits', takeVisits())
  if (status !== 204) log('warn', 'visits', { status })
}

type Add = (counters: Counters) => void

function run(visit: Visit, add: Add, loaded: Counters): void {
  add(loaded)
  if (Date.now() > dueAt + COLLECT_FOR) visit.context.waitUntil(reportLater(visit, loaded))
}

async function loadAndRun(visit: Visit, add: Add): Promise<void> {
  counters = await importCounters()
  run(visit, add, counters)
}

/** Runs what adds to the counts, now or once they are loaded, and has them reported. */
export function collect(visit: Visit, add: Add): void {
  const { env, context } = visit
  // Without the key an external API accepts no counts.
  if (env.API_BASE_URL && !env.UPSTREAM_KEY) return
  if (counters) run(visit, add, counters)
  else context.waitUntil(loadAndRun(visit, add))
}

/** Counts a response as a visit where it is one: a whole page of a screen, to somebody who says what they browse with. */
export function countVisit(visit: Visit & { resolved: ResolvedRequest }, { status }: Response): void {
  const { request, resolved } = visit
  const isScreen = resolved.route !== null || resolved.personal !== null
  if (!isScreen || request.method !== 'GET' || status !== 200 || !request.headers.get('User-Agent')) return
  if (!isAhead(request.headers)) collect(visit, ({ addVisit }) => addVisit(request, resolved))
}
