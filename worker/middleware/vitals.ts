import type { Context } from 'hono'
import * as v from 'valibot'
import { matchRoute } from '../../domain/routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { parsePath } from '../request.ts'
import { collectVisits } from './count-visits.ts'

const Milliseconds = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)))

/** The measurements of a page that a browser sends (web/app/startup/vitals.ts): only the page's path, nothing else of the visit. */
const Measured = v.object({
  path: v.pipe(v.string(), v.maxLength(500)),
  ttfb: Milliseconds,
  lcp: Milliseconds,
  inp: Milliseconds,
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
})

/** Characters of a report. */
const MAX_REPORT_LENGTH = 1_000

async function readReport(request: Request): Promise<unknown> {
  if (Number(request.headers.get('Content-Length') ?? MAX_REPORT_LENGTH + 1) > MAX_REPORT_LENGTH) return null
  try {
    return JSON.parse(await request.text())
  } catch {
    return null
  }
}

/** POST /vitals: counts the measurements of a page. Only the screen of the path is counted, and nothing is stored about the visitor. */
export async function vitals(c: Context<EdgeEnv>): Promise<Response> {
  const report = v.safeParse(Measured, await readReport(c.req.raw))
  if (!report.success) return c.body(null, 422)
  const { path, ...measured } = report.output
  const route = matchRoute(parsePath(path).path)
  if (route && !c.var.resolved.isBot)
    collectVisits({ request: c.req.raw, env: c.env, context: c.executionCtx }, ({ addVitals }) =>
      addVitals(c.req.raw, route.name, measured),
    )
  return c.body(null, 204)
}
