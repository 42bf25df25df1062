/** GET /api/tnved/makers, /api/okved/goods (docs/behaviour.md, "Makers and goods of a code"). */
import { Hono } from 'hono'
import { ActivityGoods, ActivityGoodsQuery, Makers, MakersQuery } from '../../../../domain/contract/code-links.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readActivityGoods, readMakers } from './queries.ts'

const CACHED = 'public, max-age=60'

export const codeMakers = new Hono<ApiEnv>().get(
  '/',
  describeGet('codes', 'Who sells goods with a TN VED code and states to make goods, and by which activities', Makers),
  query(MakersQuery),
  async (c) => {
    c.header('Cache-Control', CACHED)
    return c.json(await readMakers(database(c.env.DB), c.req.valid('query').code, c.var.locale))
  },
)

export const activityGoods = new Hono<ApiEnv>().get(
  '/',
  describeGet(
    'codes',
    'What companies with an OKVED-2 activity sell: TN VED headings, and some products',
    ActivityGoods,
  ),
  query(ActivityGoodsQuery),
  async (c) => {
    c.header('Cache-Control', CACHED)
    return c.json(await readActivityGoods(database(c.env.DB), c.req.valid('query').code, c.var.locale))
  },
)
