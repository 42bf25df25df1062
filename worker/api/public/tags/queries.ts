import { desc, sql } from 'drizzle-orm'
import type { TagList } from '../../../../domain/contract/tags.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { tags } from '../../../db/schema.ts'
import { number } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'

/**
 * Counted for each request instead of maintained by triggers, because no write happens when a story's date arrives.
 * @param now milliseconds since 1970.
 */
export async function readTags(db: Database, locale: Locale, now: number): Promise<TagList['data']> {
  const count = sql`(SELECT count(*) FROM tag_stories WHERE tag = ${tags.num} AND published_at <= ${now})`
  const [rows] = await db.batch([
    db
      .select({ id: tags.id, slug: tags.slug, names: tags.names, count: number(count, 'count') })
      .from(tags)
      .orderBy(desc(sql`"count"`), tags.num),
  ])
  return rows
    .filter((row) => row.count > 0)
    .map(({ id, slug, names, count }) => ({ id, slug, name: localized(names, locale), count }))
}
