import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import * as v from 'valibot'
import { SITE_COUNTS } from '../../../../domain/site-counts.ts'
import { isFromEdge } from '../../client.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { writeAll } from '../../http/writes/commit.ts'
import { today } from '../page-views/queries.ts'

/** Different counts of a report. */
const MAX_COUNTS = 1_000

/** What, a space, key: "page product", "lcp product 2500". */
const Name = v.pipe(v.string(), v.regex(new RegExp(`^(?:${SITE_COUNTS.join('|')}) [\\w ]{0,60}$`)))

const Report = v.pipe(
  v.record(Name, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
  v.check((counts) => Object.keys(counts).length <= MAX_COUNTS),
)

/** Adds what an edge has counted to the day's counts. */
export async function addReportedVisits(c: Context<ApiEnv>): Promise<Response> {
  if (!(await isFromEdge(c))) throw new AppError('route.unknown', 404)
  // Validated here, since the validator of other calls would add this internal one to the OpenAPI document.
  const report = v.safeParse(Report, await c.req.json().catch(() => null))
  if (!report.success) throw new AppError('input.invalid', 422)
  const rows = Object.entries(report.output).map(([name, n]) => {
    const [what, ...key] = name.split(' ')
    return [what, key.join(' '), n]
  })
  await writeAll(c, [
    sql`INSERT INTO site_counts (day, what, key, n)
      SELECT ${today()}, value ->> 0, value ->> 1, value ->> 2 FROM json_each(${JSON.stringify(rows)}) WHERE true
      ON CONFLICT DO UPDATE SET n = n + excluded.n`,
  ])
  return c.body(null, 204)
}
