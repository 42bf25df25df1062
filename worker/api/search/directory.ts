/** Hits among categories, companies and stories: few enough to be ranked in full. */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../../web/locale.ts'
import type { Database } from '../../db/connection.ts'
import type { DirectoryKind } from '../../db/reindex.ts'
import { categories } from '../../db/schema.ts'
import { decoded, number } from '../../db/select.ts'
import type { Text } from '../../db/text.ts'
import { productCount } from '../categories/queries.ts'
import { selectCompanyCards } from '../companies/cards.ts'
import { localized } from '../locale.ts'
import { selectStoryCards } from '../stories/cards.ts'

const byRank = sql`page.score, page.num`

/** Rows of one kind that have the words; a name counts ten times the rest. `visible` is a condition on `d.ref`. */
const hits = (kind: DirectoryKind, match: string, visible: SQL): SQL => sql`
  SELECT d.ref AS num, d.ref AS ${sql.raw(kind)}, bm25(directory_fts, 10.0, 1.0) AS score
  FROM directory_fts CROSS JOIN directory AS d ON d.num = directory_fts.rowid AND d.kind = ${kind}
  WHERE directory_fts MATCH ${match} AND EXISTS (SELECT 1 FROM ${visible})`

const first = (rows: SQL, limit: number): SQL => sql`${rows} ORDER BY score, d.ref LIMIT ${limit}`

/** Each kind with what of it the public may see. */
const visible = (now: number) => ({
  category: sql`categories WHERE num = d.ref`,
  company: sql`companies WHERE num = d.ref AND status = 'active'`,
  story: sql`stories WHERE num = d.ref AND published_at <= ${now}`,
})

/** What a search looks for, and how far. */
export interface DirectorySearch {
  match: string
  limit: number
  /** Milliseconds since 1970; later stories are not out yet. */
  now: number
}

export const selectDirectoryCount = (db: Database, kind: 'category' | 'company' | 'story', search: DirectorySearch) =>
  db
    .select({ n: number(sql`count(*)`, 'n') })
    .from(sql`(${hits(kind, search.match, visible(search.now)[kind])}) AS hits`)

export const selectCompanyHits = (db: Database, { match, limit, now }: DirectorySearch) =>
  selectCompanyCards(db, first(hits('company', match, visible(now).company), limit), byRank)

export const selectStoryHits = (db: Database, { match, limit, now }: DirectorySearch) =>
  selectStoryCards(db, first(hits('story', match, visible(now).story), limit), byRank)

const path = sql`(SELECT json_group_array(json(names)) FROM (
  SELECT above.names FROM category_ancestors AS up CROSS JOIN categories AS above ON above.num = up.ancestor
  WHERE up.category = ${categories.num} AND up.ancestor <> ${categories.num} ORDER BY above.level))`

export const selectCategoryHits = (db: Database, { match, limit, now }: DirectorySearch) =>
  db
    .select({
      id: categories.id,
      slug: categories.slug,
      names: categories.names,
      path: decoded<Text[]>(path, 'path'),
      count: number(productCount, 'count'),
    })
    .from(sql`(${first(hits('category', match, visible(now).category), limit)}) AS page`)
    .innerJoin(categories, sql`${categories.num} = page.num`)
    .orderBy(byRank)

type CategoryRow = Awaited<ReturnType<typeof selectCategoryHits>>[number]

export const toCategoryHit = ({ id, slug, names, path, count }: CategoryRow, locale: Locale) => ({
  id,
  slug,
  name: localized(names, locale),
  path: path.map((above) => localized(above, locale).text),
  count,
})
