/** /api/operator/statistics: how the marketplace is used, for operators (docs/behaviour.md, "Statistics of the marketplace"). */
import { Hono } from 'hono'
import {
  type SiteStatistics,
  SiteStatisticsQuery,
  SiteStatisticsResponse,
} from '../../../../domain/contract/site-statistics.ts'
import { type CsvCell, toCsv } from '../../../../domain/csv.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeFile, describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readSiteStatistics } from './statistics.ts'

const TAG = 'moderation'

const HEAD: CsvCell[] = ['table', 'row', 'now', 'before']

/** Every table of the screen, a row each. */
function toRows({ visits, days, deals, answers, languages, devices, screens, vitals }: SiteStatistics): CsvCell[][] {
  const compared = { visits, deals, languages, devices, screens }
  return [
    ...Object.entries(compared).flatMap(([table, rows]) =>
      rows.map(({ key, now, before }): CsvCell[] => [table, key, now, before]),
    ),
    ...Object.entries(answers).map(([key, value]): CsvCell[] => ['answers', key, value, null]),
    ...days.flatMap(({ date, ...counts }) =>
      Object.entries(counts).map(([key, value]): CsvCell[] => ['days', `${date} ${key}`, value, null]),
    ),
    ...vitals.flatMap(({ screen, vital, ...values }) =>
      Object.entries(values).map(([key, value]): CsvCell[] => ['vitals', `${screen} ${vital} ${key}`, value, null]),
    ),
  ]
}

export const siteStatistics = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'How the marketplace is used: visits, requests, answers, web vitals', SiteStatisticsResponse),
    requires('site-statistics.read'),
    query(SiteStatisticsQuery),
    async (c) => {
      const { days } = c.req.valid('query')
      return c.json({ data: await readSiteStatistics(database(c.env.DB), Number(days), Date.now()) })
    },
  )
  .get(
    '/file',
    describeFile(TAG, 'The same as CSV'),
    requires('site-statistics.read'),
    query(SiteStatisticsQuery),
    async (c) => {
      const { days } = c.req.valid('query')
      const statistics = await readSiteStatistics(database(c.env.DB), Number(days), Date.now())
      return c.body(toCsv([HEAD, ...toRows(statistics)], c.var.locale), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="statistics.csv"',
      })
    },
  )
