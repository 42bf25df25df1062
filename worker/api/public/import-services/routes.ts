import { Hono } from 'hono'
import { Bringers, BringQuery } from '../../../../domain/contract/freight-routes.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readImportServices } from './queries.ts'

/** Mounted at /api/services/import. */
export const importServices = new Hono<ApiEnv>().get(
  '/',
  describeGet(
    'services',
    'Who brings goods to Russia: freight from a place, customs, certification, with counts',
    Bringers,
  ),
  query(BringQuery),
  async (c) => {
    c.header('Cache-Control', 'public, max-age=60')
    return c.json({ data: await readImportServices(database(c.env.DB), c.req.valid('query').from, c.var.locale) })
  },
)
