import { Hono } from 'hono'
import { DAYS, PageViewsResponse } from '../../../../domain/contract/page-views.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { localized } from '../../http/locale.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readViews, today } from './queries.ts'

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
        .map((day, at) => ({ date: utcDay(day * DAY_MS), views: views[at] ?? 0 }))
        .reverse(),
      products: top.map(({ id, names, seen }) => ({ id, name: localized(names, c.var.locale), views: seen })),
    }
    return c.json({ data })
  },
)
