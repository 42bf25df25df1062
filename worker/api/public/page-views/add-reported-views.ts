import type { Context } from 'hono'
import * as v from 'valibot'
import { PageViewReport } from '../../../../domain/contract/page-views.ts'
import { isFromEdge } from '../../client.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { writeAll } from '../../http/writes/commit.ts'
import { addViews } from './add-views.ts'
import { today } from './queries.ts'

/** Adds what an edge has counted. */
export async function addReportedViews(c: Context<ApiEnv>): Promise<Response> {
  if (!(await isFromEdge(c))) throw new AppError('route.unknown', 404)
  // Validated here, since the validator of other calls would add this internal one to the OpenAPI document.
  const report = v.safeParse(PageViewReport, await c.req.json().catch(() => null))
  if (!report.success) throw new AppError('input.invalid', 422)
  await writeAll(c, addViews(report.output, today()))
  return c.body(null, 204)
}
