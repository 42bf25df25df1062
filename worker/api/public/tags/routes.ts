import { Hono } from 'hono'
import { TagList } from '../../../../domain/contract/tags.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readTags } from './queries.ts'

export const tags = new Hono<ApiEnv>().get(
  '/',
  describeGet('stories', 'Tags of the press centre with counts', TagList),
  query(LocaleQuery),
  async (c) => c.json({ data: await readTags(database(c.env.DB), c.var.locale, Date.now()) }),
)
