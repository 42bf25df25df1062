import { Hono } from 'hono'
import { database } from '../../db/connection.ts'
import type { Env } from '../../env.ts'
import { describeGet } from '../openapi.ts'
import { query } from '../validate.ts'
import { readStories } from './queries.ts'
import { StoryList, StoryListQuery } from './schema.ts'

export const stories = new Hono<Env>().get(
  '/',
  describeGet('stories', 'Stories of the press centre, newest first', StoryList),
  query(StoryListQuery),
  async (c) => c.json(await readStories(database(c.env.DB), c.req.valid('query'), c.var.locale, Date.now())),
)
