import { Hono } from 'hono'
import { AppData } from '../../../../domain/contract/app-data.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readAppData } from './queries.ts'

export const appData = new Hono<ApiEnv>().get(
  '/',
  describeGet('app', 'What the app needs at start', AppData),
  query(LocaleQuery),
  async (c) => c.json({ data: await readAppData(database(c.env.DB), c.env, c.var.locale) }),
)
