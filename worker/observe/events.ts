import type { Context } from 'hono'
import type { EdgeEnv } from '../edge-env.ts'
import type { ResolvedRequest } from '../request.ts'
import { log } from './log.ts'

/** Milliseconds after which a response is logged as slow. */
const SLOW = 2000

const IDS = /\/(?=[^/]*\d)[0-9a-z]{16}[^/]*/g

/** What was requested, without personal ids: a public screen's name, otherwise the path. */
const subjectOf = ({ route, path }: ResolvedRequest): string => route?.name ?? path.replace(IDS, '/:id').slice(0, 80)

/**
 * Counts a response for the operator (binding EVENTS, docs/operating.md) and logs a slow one. Nothing personal is in it; pages from
 * the cache are not counted here, the platform counts those.
 * @param timings milliseconds by name; `total` is the whole
 */
export function reportResponse(c: Context<EdgeEnv>, timings: Record<string, number>): void {
  const { total = 0 } = timings
  const { resolved } = c.var
  const { EVENTS } = c.env
  const subject = subjectOf(resolved)
  if (total >= SLOW) log('warn', 'slow answer', { requestId: c.var.requestId, subject, ...timings })
  EVENTS?.writeDataPoint({
    indexes: [subject],
    blobs: [subject, c.req.method, c.var.locale ?? '', resolved.isBot ? 'bot' : 'person'],
    doubles: [total, c.res.status],
  })
}
