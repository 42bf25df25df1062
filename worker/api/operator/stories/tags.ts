/** /api/operator/tags: the tags of stories, also those that no story has yet. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { DeskTagResponse, DeskTags, NewTag } from '../../../../domain/contract/desk-stories.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { MAX_TAGS } from '../../../../domain/limits.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { tags } from '../../../db/schema.ts'
import { slugify } from '../../../db/slug.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { localized } from '../../http/locale.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'

export const deskTags = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet('stories', 'All tags of stories', DeskTags),
    requires('story.read'),
    query(LocaleQuery),
    async (c) => {
      const rows = await database(c.env.DB).select().from(tags).orderBy(tags.num).limit(MAX_TAGS)
      return c.json({ data: rows.map(({ id, names }) => ({ id, name: localized(names, c.var.locale) })) })
    },
  )
  .post(
    '/',
    describeWrite(
      'stories',
      'Adds a tag',
      { 201: DeskTagResponse },
      { 409: `\`tag.taken\`: another has this name; \`tags.too-many\` beyond ${MAX_TAGS}` },
    ),
    requires('story.edit'),
    body(NewTag),
    async (c) => {
      const { names } = c.req.valid('json')
      const id = newId()
      const slug = slugify(names.en) || id
      const writes = [
        refuseUnless(sql`(SELECT count(*) FROM tags) < ${MAX_TAGS}`, new AppError('tags.too-many', 409)),
        refuseUnless(sql`NOT EXISTS (SELECT 1 FROM tags WHERE slug = ${slug})`, new AppError('tag.taken', 409)),
        database(c.env.DB).insert(tags).values({ id, slug, names }),
      ]
      return commit(c, writes, { status: 201, body: { data: { id, name: localized(names, c.var.locale) } } })
    },
  )
