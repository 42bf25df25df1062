import { Hono } from 'hono'
import { database } from '../../db/connection.ts'
import type { Env } from '../../env.ts'
import { describeGet } from '../openapi.ts'
import { LocaleQuery } from '../schema.ts'
import { query } from '../validate.ts'
import { readAppData } from './queries.ts'
import { AppData } from './schema.ts'

export const appData = new Hono<Env>().get(
  '/',
  describeGet('app', 'What the app needs at start', AppData),
  query(LocaleQuery),
  async (c) => c.json({ data: await readAppData(database(c.env.DB), c.env, c.var.locale) }),
)
