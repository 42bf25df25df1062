import { Hono } from 'hono'
import { database } from '../../db/connection.ts'
import type { Env } from '../../env.ts'
import { describeGet } from '../openapi.ts'
import { LocaleQuery } from '../schema.ts'
import { query } from '../validate.ts'
import { readTags } from './queries.ts'
import { TagList } from './schema.ts'

export const tags = new Hono<Env>().get(
  '/',
  describeGet('stories', 'Tags of the press centre with counts', TagList),
  query(LocaleQuery),
  async (c) => c.json({ data: await readTags(database(c.env.DB), c.var.locale, Date.now()) }),
)
