import { desc, eq, sql } from 'drizzle-orm'
import type { PartnerFeed, PartnerFeedList, PartnerFetch } from '../../../../domain/contract/partner-feeds.ts'
import { MAX_PARTNER_FEEDS } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { PARTNER_FEEDS } from '../../../../domain/price-list/partner-feed.ts'
import { wordingIn } from '../../../catalogue-file/product-cells.ts'
import type { Database } from '../../../db/connection.ts'
import type { ShopCategory } from '../../../db/import/shop-categories.ts'
import { partnerFeedFetches, partnerFeeds } from '../../../db/schema.ts'
import { isoOrNull } from '../../http/iso.ts'

/** Fetches of a feed that are listed, latest first. */
const MOST_LISTED = 30

type Row = typeof partnerFeeds.$inferSelect

interface Around {
  /** By number. */
  categories: ReadonlyMap<number, ShopCategory>
  /** Of the site. */
  origin: string
}

export const addressOfFeed = (origin: string, id: string): string => `${origin}${PARTNER_FEEDS}/${id}`

const toFeed = (
  row: Row,
  { changedAt, fetchedAt }: { changedAt: number; fetchedAt: number | null },
  { categories, origin }: Around,
): PartnerFeed => ({
  ...{ id: row.id, name: row.name, format: row.format, locale: row.locale },
  category: row.category === null ? null : (categories.get(row.category)?.slug ?? null),
  ...{ priced: row.priced, inStock: row.inStock, open: row.open },
  revoked: !row.open && row.hash === null,
  address: addressOfFeed(origin, row.id),
  changedAt: new Date(changedAt).toISOString(),
  createdAt: new Date(row.createdAt).toISOString(),
  fetchedAt: isoOrNull(fetchedAt),
})

/** @returns an organization's feeds, latest first */
export async function readPartnerFeeds(db: Database, company: number, around: Around): Promise<PartnerFeed[]> {
  const rows = await db
    .select({
      feed: partnerFeeds,
      changedAt: sql<number>`coalesce((SELECT changed_at FROM goods_stamps WHERE company = ${company}), ${partnerFeeds.createdAt})`,
      fetchedAt: sql<
        number | null
      >`(SELECT max(f.created_at) FROM partner_feed_fetches AS f WHERE f.feed = ${partnerFeeds.num})`,
    })
    .from(partnerFeeds)
    .where(eq(partnerFeeds.company, company))
    .orderBy(desc(partnerFeeds.num))
    .limit(MAX_PARTNER_FEEDS)
  return rows.map(({ feed, ...times }) => toFeed(feed, times, around))
}

export const readPartnerFeed = (db: Database, company: number, id: string) =>
  db.select().from(partnerFeeds).where(sql`${partnerFeeds.id} = ${id} AND ${partnerFeeds.company} = ${company}`).get()

/** @returns the categories that a company has published goods in or below, or a feed of, from the top */
export async function readGoodsCategories(
  db: Database,
  company: number,
  { categories }: Around,
  locale: Locale,
): Promise<PartnerFeedList['meta']['categories']> {
  // Counts are by text, and D1 binds numbers as REAL.
  const rows = await db.all<{ num: number; n: number }>(
    sql`SELECT c.num, coalesce(f.n, 0) AS n FROM categories AS c LEFT JOIN facet_counts AS f
      ON f.ancestor = c.num AND f.facet = 'company' AND f.value = ${String(company)}
      WHERE f.n > 0 OR c.num IN (SELECT category FROM partner_feeds WHERE company = ${company}) ORDER BY c.level, c.position`,
  )
  return rows.flatMap(({ num, n }) => {
    const category = categories.get(num)
    if (!category) return []
    const path = category.lineage.toReversed().map((names) => wordingIn(names, locale))
    return [{ slug: category.slug, name: path.join(' › '), count: n }]
  })
}

/** @returns the last fetches of a feed, latest first */
export async function readFetches(db: Database, feed: number): Promise<PartnerFetch[]> {
  const rows = await db
    .select()
    .from(partnerFeedFetches)
    .where(eq(partnerFeedFetches.feed, feed))
    .orderBy(desc(partnerFeedFetches.num))
    .limit(MOST_LISTED)
  return rows.map(({ program, country, goods, createdAt }) => ({
    ...{ at: new Date(createdAt).toISOString(), program, country, goods },
  }))
}
