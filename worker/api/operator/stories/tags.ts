/** /api/operator/tags: the tags of stories, also those that no story has yet. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  DeskTagResponse,
  DeskTags,
  NewTag,
  RemoveTagResponse,
  TagRemoval,
} from '../../../../domain/contract/desk-stories.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { MAX_TAGS } from '../../../../domain/limits.ts'
import { byLocale, type Locale } from '../../../../domain/locale.ts'
import { type Database, database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { tags } from '../../../db/schema.ts'
import { number } from '../../../db/select.ts'
import { slugify } from '../../../db/slug.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { localized } from '../../http/locale.ts'
import { describeGet, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { refuseMore } from '../edited-list.ts'

const UNKNOWN = 'tag.unknown'

type Row = typeof tags.$inferSelect

const select = (db: Database) =>
  db
    .select({
      row: tags,
      stories: number(sql`(SELECT count(*) FROM story_tags AS st WHERE st.tag = tags.num)`, 'stories'),
    })
    .from(tags)

/** @returns undefined for an unknown id */
const readTag = async (db: Database, id: string) => (await select(db).where(sql`${tags.id} = ${id}`))[0]

const toTag = ({ row, stories }: { row: Pick<Row, 'id' | 'names' | 'version'>; stories: number }, locale: Locale) => ({
  id: row.id,
  name: localized(row.names, locale),
  stories,
  version: row.version,
  names: byLocale((one) => row.names[one] ?? ''),
})

/** The tag is deleted; what has it, also what is written and not approved yet, gets the other one. */
function removal({ num, id }: Row, other: Row | null) {
  const isFree = sql`NOT EXISTS (SELECT 1 FROM story_tags WHERE tag = ${num})`
  const drafts = sql`num > 0 AND draft IS NOT NULL AND instr(draft, ${id}) > 0`
  const moves = other
    ? [
        sql`INSERT OR IGNORE INTO story_tags (tag, story) SELECT ${other.num}, story FROM story_tags WHERE tag = ${num}`,
        sql`DELETE FROM story_tags WHERE tag = ${num}`,
      ]
    : [refuseUnless(isFree, new AppError('tag.in-use', 409))]
  const rest = sql`SELECT DISTINCT iif(value = ${id}, ${other?.id ?? null}, value) AS tag FROM json_each(draft, '$.tags')`
  return [
    ...moves,
    sql`UPDATE stories INDEXED BY stories_drafts SET draft = json_set(draft, '$.tags',
      (SELECT json_group_array(tag) FROM (${rest}) WHERE tag IS NOT NULL)) WHERE ${drafts}`,
    sql`DELETE FROM tags WHERE num = ${num}`,
  ]
}

export const deskTags = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet('stories', 'All tags of stories', DeskTags),
    requires('story.read'),
    query(LocaleQuery),
    async (c) => {
      const rows = await select(database(c.env.DB)).orderBy(tags.num).limit(MAX_TAGS)
      return c.json({ data: rows.map((one) => toTag(one, c.var.locale)) })
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
        refuseMore('tags', MAX_TAGS, 'tags.too-many'),
        refuseUnless(sql`NOT EXISTS (SELECT 1 FROM tags WHERE slug = ${slug})`, new AppError('tag.taken', 409)),
        database(c.env.DB).insert(tags).values({ id, slug, names }),
      ]
      const tag = toTag({ row: { id, names, version: 1 }, stories: 0 }, c.var.locale)
      return commit(c, writes, editResult(201, tag, 1))
    },
  )
  .patch(
    '/:id',
    describeWrite('stories', 'Renames a tag; its address stays', { 200: DeskTagResponse }, EDIT_FAILURES),
    requires('story.edit'),
    body(NewTag),
    async (c) => {
      const { row, stories } = await loadOwn(c, UNKNOWN, readTag)
      const { names } = c.req.valid('json')
      const version = row.version + 1
      const writes = [
        ...unchangedRow(c, 'tags', row.num, row.version),
        sql`UPDATE tags SET names = ${JSON.stringify(names)}, version = ${version} WHERE num = ${row.num}`,
      ]
      return commit(
        c,
        writes,
        editResult(200, toTag({ row: { ...row, names, version }, stories }, c.var.locale), version),
      )
    },
  )
  .post(
    '/:id/removal',
    describeWrite(
      'stories',
      'Deletes a tag; stories that have it, and drafts, get another one first',
      { 200: RemoveTagResponse },
      { ...EDIT_FAILURES, 409: '`tag.in-use`: stories have it, and `into` is null' },
    ),
    requires('story.edit'),
    body(TagRemoval),
    async (c) => {
      const { row } = await loadOwn(c, UNKNOWN, readTag)
      const { into } = c.req.valid('json')
      const other = into === null ? null : await readTag(database(c.env.DB), into)
      if (other === undefined || other?.row.num === row.num)
        throw invalidInput([{ path: 'into', code: 'unknown', message: 'No such tag' }])
      const writes = [...unchangedRow(c, 'tags', row.num), ...removal(row, other?.row ?? null)]
      return commit(c, writes, { status: 200, body: { data: { id: row.id, into } } })
    },
  )
