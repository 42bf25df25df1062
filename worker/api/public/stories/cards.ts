/** A story as a card: what lists and search show of it. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { StoryCard } from '../../../../domain/contract/stories.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { files, stories } from '../../../db/schema.ts'
import { decoded, translated, translation } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { type LinkRow, toLink } from '../links.ts'
import { joinedPicture, toPicture } from '../pictures.ts'

const tags = (locale: Locale) => sql`(SELECT json_group_array(
    json_object('id', t.id, 'slug', t.slug, 'names', json(${translation(sql`t.names`, locale)})))
  FROM story_tags AS st CROSS JOIN tags AS t ON t.num = st.tag WHERE st.story = ${stories.num})`

const columns = (locale: Locale) => ({
  id: stories.id,
  slug: stories.slug,
  titles: translated(stories.titles, locale, 'titles'),
  leads: translated(stories.leads, locale, 'leads'),
  publishedAt: stories.publishedAt,
  tags: decoded<LinkRow[]>(tags(locale), 'tags'),
  cover: joinedPicture('cover'),
})

/**
 * @param rows a SELECT that has a `story` column, no longer than a page.
 * @param by terms of ORDER BY on its columns, which are called page.column here.
 */
export const selectStoryCards = (db: Database, rows: SQL, by: SQL, locale: Locale) =>
  db
    .select(columns(locale))
    .from(sql`(${rows}) AS page`)
    .innerJoin(stories, sql`${stories.num} = page.story`)
    .leftJoin(files, eq(files.id, stories.cover))
    .orderBy(by)

type StoryRow = Awaited<ReturnType<typeof selectStoryCards>>[number]

export const toStoryCard = (row: StoryRow, locale: Locale): StoryCard => ({
  id: row.id,
  slug: row.slug,
  title: localized(row.titles, locale),
  lead: localized(row.leads, locale),
  cover: row.cover && toPicture(row.cover, '960'),
  tags: row.tags.map((tag) => toLink(tag, locale)),
  publishedAt: new Date(row.publishedAt).toISOString(),
})
