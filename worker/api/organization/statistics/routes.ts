/** /api/profile/company/statistics: shown, opened, asked, answered (docs/decisions/0051-statistics.md). */
import { Hono } from 'hono'
import { StatisticsQuery, StatisticsResponse } from '../../../../domain/contract/statistics.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readStatistics } from './statistics.ts'

export const statistics = new Hono<ApiEnv>().get(
  '/',
  describeGet(
    'own company',
    'What the pages of the organization bring: shown, opened, asked, answered',
    StatisticsResponse,
    {
      unknown: true,
    },
  ),
  requires('company.read'),
  query(StatisticsQuery),
  async (c) => {
    const { num } = member(c).organization
    return c.json({ data: await readStatistics(database(c.env.DB), num, c.req.valid('query'), c.var.locale) })
  },
)
