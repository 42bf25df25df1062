import { Hono } from 'hono'
import { ServiceTree } from '../../../../domain/contract/services.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readServices } from './queries.ts'

export const servicesRoutes = new Hono<ApiEnv>().get(
  '/',
  describeGet('services', 'The tree of services with counts of companies', ServiceTree),
  query(LocaleQuery),
  async (c) => c.json({ data: await readServices(database(c.env.DB), c.var.locale) }),
)
