import { Hono } from 'hono'
import {
  RandomStories,
  RandomStoriesQuery,
  StoryList,
  StoryListQuery,
  StoryResponse,
} from '../../../../domain/contract/stories.ts'
import { TagList } from '../../../../domain/contract/tags.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { parseId } from '../../http/id.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { storyOrGone } from '../withdrawn/gone.ts'
import { readAbout, readLike, readRandomStories, readStories, readStory, readTags } from './queries.ts'

export const storiesRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet('stories', 'Stories of the press centre, newest first', StoryList),
    query(StoryListQuery),
    async (c) => {
      const { like, about, ...page } = c.req.valid('query')
      const db = database(c.env.DB)
      const { locale } = c.var
      if (about !== undefined) return c.json(await readAbout(db, about, { most: page.perPage, locale }))
      return c.json(
        like === undefined ? await readStories(db, page, locale) : await readLike(db, like, page.perPage, locale),
      )
    },
  )
  .get(
    '/random',
    describeGet('stories', 'Three stories by chance', RandomStories),
    query(RandomStoriesQuery),
    async (c) => {
      const data = await readRandomStories(database(c.env.DB), c.req.valid('query').not ?? [], c.var.locale)
      // A cached response would show the same three stories to everyone.
      c.header('Cache-Control', 'no-store')
      return c.json({ data })
    },
  )
  .get(
    '/:id',
    describeGet('stories', 'One story with its text in Markdown', StoryResponse, { unknown: true, withdrawn: true }),
    query(LocaleQuery),
    async (c) => {
      const db = database(c.env.DB)
      const id = parseId(c.req.param('id'), 'story.unknown')
      return c.json({ data: await storyOrGone(db, id, await readStory(db, id, c.var.locale)) })
    },
  )

/** Mounted at /api/tags. */
export const tagsRoutes = new Hono<ApiEnv>().get(
  '/',
  describeGet('stories', 'Tags of the press centre with counts', TagList),
  query(LocaleQuery),
  async (c) => c.json({ data: await readTags(database(c.env.DB), c.var.locale) }),
)
