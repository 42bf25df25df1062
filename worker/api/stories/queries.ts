import { sql } from 'drizzle-orm'
import type { Locale } from '../../../web/locale.ts'
import type { Database } from '../../db/connection.ts'
import { number } from '../../db/select.ts'
import { offsetOf, type PageRequest, pageMeta, refuseDeepPage } from '../paging.ts'
import { selectStoryCards, toStoryCard } from './cards.ts'
import type { StoryList } from './schema.ts'

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
    db.select({ n: number(sql`count(*)`, 'n') }).from(sql`stories`).where(sql`published_at <= ${now}`),
  ])
  return { data: cards.map((row) => toStoryCard(row, locale)), meta: pageMeta(page, counted[0]?.n ?? 0) }
}
