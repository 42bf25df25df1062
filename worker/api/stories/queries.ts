import { eq, sql } from 'drizzle-orm'
import type { Locale } from '../../../web/locale.ts'
import type { Database } from '../../db/connection.ts'
import { stories } from '../../db/schema.ts'
import { number } from '../../db/select.ts'
import { localized } from '../locale.ts'
import { offsetOf, type PageRequest, pageMeta, refuseDeepPage } from '../paging.ts'
import { selectStoryCards, toStoryCard } from './cards.ts'
import type { Story, StoryCard, StoryList } from './schema.ts'

/**
 * @param now milliseconds since 1970: a story with a later date waits for it.
 * @returns a page of published stories, newest first.
 * @throws AppError 422 `list.too-deep` beyond page 200.
 */
export async function readStories(db: Database, page: PageRequest, locale: Locale, now: number): Promise<StoryList> {
  refuseDeepPage(page)
  const rows = sql`SELECT num AS story, published_at FROM stories WHERE published_at <= ${now}
    ORDER BY published_at DESC, num DESC LIMIT ${page.perPage} OFFSET ${offsetOf(page)}`
  const [cards, counted] = await db.batch([
    selectStoryCards(db, rows, sql`page.published_at DESC, page.story DESC`),
    db
      .select({ n: number(sql`count(*)`, 'n') })
      .from(sql`stories`)
      .where(sql`published_at <= ${now}`),
  ])
  return { data: cards.map((row) => toStoryCard(row, locale)), meta: pageMeta(page, counted[0]?.n ?? 0) }
}

/**
 * @param id of the story.
 * @param now as in `readStories`.
 * @returns the story with its Markdown body, null where there is none of that id yet.
 */
export async function readStory(db: Database, id: string, locale: Locale, now: number): Promise<Story | null> {
  const row = sql`SELECT num AS story FROM stories WHERE id = ${id} AND published_at <= ${now}`
  const [[card], [text]] = await db.batch([
    selectStoryCards(db, row, sql`page.story`),
    db.select({ bodies: stories.bodies }).from(stories).where(eq(stories.id, id)),
  ])
  return card && text ? { ...toStoryCard(card, locale), body: localized(text.bodies, locale) } : null
}

const OTHERS = 3
/** Older ones are left to the list: chance over all of them would read the whole table. */
const LATEST = 200

/**
 * @param not id of a story to leave out.
 * @returns three of the latest 200 stories, by chance.
 */
export async function readRandomStories(
  db: Database,
  not: string | undefined,
  locale: Locale,
  now: number,
): Promise<StoryCard[]> {
  const latest = sql`SELECT num, id FROM stories WHERE published_at <= ${now} ORDER BY published_at DESC, num DESC LIMIT ${LATEST}`
  const rows = sql`SELECT num AS story FROM (${latest}) WHERE id <> ${not ?? ''} ORDER BY random() LIMIT ${OTHERS}`
  const cards = await selectStoryCards(db, rows, sql`page.story DESC`)
  return cards.map((row) => toStoryCard(row, locale))
}
