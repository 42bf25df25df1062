import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Story, StoryCard, StoryList } from '../../../../domain/contract/stories.ts'
import type { TagList } from '../../../../domain/contract/tags.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { stories, tags } from '../../../db/schema.ts'
import { number, valuesOf } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { pageByNumber } from '../../http/page-by-number.ts'
import { type PageRequest, pageMeta } from '../../http/paging.ts'
import { type LinkRow, toLink } from '../links.ts'
import { aboutSubject, subjectColumns } from './about.ts'
import { selectStoryCards, toStoryCard } from './cards.ts'

/** A story with a later date is not published yet. */
const isPublished = (): SQL => sql`published_at <= ${Date.now()} AND withdrawn_at IS NULL`

/**
 * Published stories by an index in the right order: all of them, or those of a tag (triggers delete the rows of
 * withdrawn stories). An unknown tag has none.
 */
const published = (tag: string | undefined): SQL =>
  tag === undefined
    ? sql`SELECT num AS story, published_at FROM stories WHERE ${isPublished()}`
    : sql`SELECT story, published_at FROM tag_stories
        WHERE tag = (SELECT num FROM tags WHERE id = ${tag}) AND published_at <= ${Date.now()}`

/**
 * @param query.tag id of a tag, for its stories only.
 * @returns a page of published stories, newest first.
 * @throws AppError 422 `list.too-deep` beyond page 200.
 */
export async function readStories(
  db: Database,
  { tag, ...page }: PageRequest & { tag?: string | undefined },
  locale: Locale,
): Promise<StoryList> {
  const all = published(tag)
  const { rows, meta } = await pageByNumber(db, page, sql`FROM (${all})`, (limit, offset) => {
    const ofPage = sql`${all} ORDER BY published_at DESC, story DESC LIMIT ${limit} OFFSET ${offset}`
    return selectStoryCards(db, ofPage, sql`page.published_at DESC, page.story DESC`, locale)
  })
  return { data: rows.map((row) => toStoryCard(row, locale)), meta }
}

/**
 * @param id of the story.
 * @returns the story with its Markdown body, null where no published story has that id.
 */
export async function readStory(db: Database, id: string, locale: Locale): Promise<Story | null> {
  const row = sql`SELECT num AS story FROM stories WHERE id = ${id} AND ${isPublished()}`
  const [[card], [text]] = await db.batch([
    selectStoryCards(db, row, sql`page.story`, locale),
    db
      .select({ bodies: stories.bodies, coverAlts: stories.coverAlts, ...subjectColumns() })
      .from(stories)
      .where(eq(stories.id, id)),
  ])
  if (!card || !text) return null
  const { bodies, coverAlts, products, categories, codes } = text
  const links = (rows: LinkRow[]) => rows.map((one) => toLink(one, locale))
  return {
    ...toStoryCard(card, locale),
    body: localized(bodies, locale),
    coverAlt: coverAlts[locale] ?? '',
    about: { products: links(products), categories: links(categories), codes },
  }
}

/** Only so many latest stories are candidates, because comparing or drawing from all would read the whole table. */
const LATEST = 200

const latest = (): SQL =>
  sql`SELECT num, id, published_at FROM stories WHERE ${isPublished()}
    ORDER BY published_at DESC, num DESC LIMIT ${LATEST}`

/**
 * @param id of the story being read.
 * @param most how many.
 * @returns the stories among the latest 200 that share most tags with it, the newest first among equals.
 */
export async function readLike(db: Database, id: string, most: number, locale: Locale): Promise<StoryList> {
  const rows = sql`SELECT other.num AS story, count(*) AS shared, other.published_at FROM (${latest()}) AS other
    CROSS JOIN story_tags AS has ON has.story = other.num
    WHERE other.id <> ${id} AND has.tag IN (
      SELECT tag FROM story_tags WHERE story = (SELECT num FROM stories WHERE id = ${id}))
    GROUP BY other.num ORDER BY shared DESC, other.published_at DESC, other.num DESC LIMIT ${most}`
  const cards = await selectStoryCards(db, rows, sql`page.shared DESC, page.published_at DESC, page.story DESC`, locale)
  const meta = pageMeta({ page: 1, perPage: most }, cards.length)
  return { data: cards.map((row) => toStoryCard(row, locale)), meta }
}

interface Wanted {
  /** Stories, at most. */
  most: number
  locale: Locale
}

/** @param about a subject as `StoryListQuery.about` names it @returns the cards of stories about it, or about what is above it, the latest first */
export function selectAbout(db: Database, about: string, { most, locale }: Wanted) {
  const rows = sql`SELECT num AS story, published_at FROM stories WHERE num IN (${aboutSubject(about)}) AND ${isPublished()}
    ORDER BY published_at DESC, num DESC LIMIT ${most}`
  return selectStoryCards(db, rows, sql`page.published_at DESC, page.story DESC`, locale)
}

/** The same as a list. */
export async function readAbout(db: Database, about: string, wanted: Wanted): Promise<StoryList> {
  const cards = await selectAbout(db, about, wanted)
  const meta = pageMeta({ page: 1, perPage: wanted.most }, cards.length)
  return { data: cards.map((row) => toStoryCard(row, wanted.locale)), meta }
}

const OTHERS = 3

/**
 * @param not ids of stories to leave out.
 * @returns three random stories among the latest 200.
 */
export async function readRandomStories(db: Database, not: string[], locale: Locale): Promise<StoryCard[]> {
  const rows = sql`SELECT num AS story FROM (${latest()}) 
    WHERE id NOT IN ${valuesOf(not)} ORDER BY random() LIMIT ${OTHERS}`
  const cards = await selectStoryCards(db, rows, sql`page.story DESC`, locale)
  return cards.map((row) => toStoryCard(row, locale))
}

/** Counted for each request instead of maintained by triggers, because no write happens when a story's date arrives. */
export async function readTags(db: Database, locale: Locale): Promise<TagList['data']> {
  const count = sql`(SELECT count(*) FROM tag_stories WHERE tag = ${tags.num} AND published_at <= ${Date.now()})`
  const rows = await db
    .select({ id: tags.id, slug: tags.slug, names: tags.names, count: number(count, 'count') })
    .from(tags)
    .orderBy(desc(sql`"count"`), tags.num)
  return rows.filter(({ count }) => count > 0).map((row) => ({ ...toLink(row, locale), count: row.count }))
}
