import type { Context } from 'hono'
import { matchRoute } from '../../domain/routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { log } from './log.ts'

/** Milliseconds that an answer may take unnoticed. */
const SLOW = 2000

const IDS = /\/(?=[^/]*\d)[0-9a-z]{16}[^/]*/g

/** What was asked for, without whose: a screen's name, or a call's path without ids. */
function subject(c: Context<EdgeEnv>): string {
  const path = c.var.path ?? c.req.path
  return matchRoute(path)?.name ?? path.replace(IDS, '/:id').slice(0, 80)
}

/**
 * Tells the operator's counters (binding EVENTS, docs/operating.md) of an answer, and the log of a slow one. Nothing of a person is in
 * it, and a page from the cache is not told of: that is what the platform counts.
 * @param timings milliseconds by name; `total` is the whole
 */
export function reportResponse(c: Context<EdgeEnv>, timings: Record<string, number>): void {
  const { total = 0 } = timings
  const { EVENTS } = c.env
  if (total >= SLOW) log('warn', 'slow answer', { requestId: c.var.requestId, subject: subject(c), ...timings })
  EVENTS?.writeDataPoint({
    indexes: [subject(c)],
    blobs: [subject(c), c.req.method, c.var.locale ?? '', c.var.isBot ? 'bot' : 'person'],
    doubles: [total, c.res.status],
  })
}
