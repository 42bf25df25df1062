import { Hono } from 'hono'
import * as v from 'valibot'
import { DAYS, PageViewReport, PageViewsResponse } from '../../../../domain/contract/page-views.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { isFromEdge } from '../../client.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { localized } from '../../http/locale.ts'
import { describeGet } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { query } from '../../http/validate.ts'
import { writeAll } from '../../http/writes/commit.ts'
import { addViews, readViews } from './queries.ts'

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000
const today = () => Math.floor(Date.now() / DAY)

/** /api/profile/company/views */
export const ownViews = new Hono<ApiEnv>().get(
  '/',
  describeGet('own company', 'How often people opened the pages of the organization', PageViewsResponse),
  requires('company.read'),
  query(LocaleQuery),
  async (c) => {
    const days = Array.from({ length: 2 * DAYS }, (_, ago) => today() - ago)
    const { daily, top } = await readViews(database(c.env.DB), member(c).organization.num, days, DAYS)
    const views = days.map((day) => daily.find((one) => one.day === day)?.seen ?? 0)
    const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
    const data = {
      total: sum(views.slice(0, DAYS)),
      before: sum(views.slice(DAYS)),
      days: days
        .slice(0, DAYS)
        .map((day, at) => ({ date: new Date(day * DAY).toISOString().slice(0, 10), views: views[at] ?? 0 }))
        .reverse(),
      products: top.map(({ id, names, seen }) => ({ id, name: localized(names, c.var.locale), views: seen })),
    }
    return c.json({ data })
  },
)

/** /views: called by edges (worker/middleware/count-views.ts). */
export const viewsOfEdges = new Hono<ApiEnv>().post('/', async (c) => {
  if (!(await isFromEdge(c))) throw new AppError('route.unknown', 404)
  // Validated here, since the validator of other calls would add this internal one to the OpenAPI document.
  const report = v.safeParse(PageViewReport, await c.req.json().catch(() => null))
  if (!report.success) throw new AppError('input.invalid', 422)
  await writeAll(c, addViews(report.output, today()))
  return c.body(null, 204)
})
