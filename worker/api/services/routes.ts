import { Hono } from 'hono'
import { database } from '../../db/connection.ts'
import type { Env } from '../../env.ts'
import { describeGet } from '../openapi.ts'
import { LocaleQuery } from '../schema.ts'
import { query } from '../validate.ts'
import { readServices } from './queries.ts'
import { ServiceTree } from './schema.ts'

export const services = new Hono<Env>().get(
  '/',
  describeGet('services', 'The tree of services with counts of companies', ServiceTree),
  query(LocaleQuery),
  async (c) => c.json({ data: await readServices(database(c.env.DB), c.var.locale) }),
)
