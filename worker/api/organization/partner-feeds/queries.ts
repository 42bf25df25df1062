import { desc, eq, sql } from 'drizzle-orm'
import type { PartnerFeed, PartnerFeedList, PartnerFetch } from '../../../../domain/contract/partner-feeds.ts'
import { isoOrNull } from '../../../../domain/iso.ts'
import { MAX_PARTNER_FEEDS } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { PARTNER_FEEDS } from '../../../../domain/price-list/partner-feed.ts'
import { textIn } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { type ShopCategory, selectShopCategories, toShopCategories } from '../../../db/import/shop-categories.ts'
import { categories, partnerFeedFetches, partnerFeeds } from '../../../db/schema.ts'
import { number } from '../../../db/select.ts'

/** Fetches of a feed that are listed, latest first. */
const MAX_LISTED = 30

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
  id: row.id,
  name: row.name,
  format: row.format,
  locale: row.locale,
  category: row.category === null ? null : (categories.get(row.category)?.slug ?? null),
  priced: row.priced,
  inStock: row.inStock,
  open: row.open,
  revoked: !row.open && row.hash === null,
  address: addressOfFeed(origin, row.id),
  changedAt: new Date(changedAt).toISOString(),
  createdAt: new Date(row.createdAt).toISOString(),
  fetchedAt: isoOrNull(fetchedAt),
})

const selectFeeds = (db: Database, company: number) =>
  db
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

/** The categories in or below which a company has published goods, and those of its feeds, from the top; counts are by text. */
const selectUsed = (db: Database, company: number) =>
  db
    .select({
      num: categories.num,
      n: number(
        sql`coalesce((SELECT f.n FROM facet_counts AS f WHERE f.ancestor = categories.num AND f.facet = 'company'
          AND f.value = ${String(company)}), 0)`,
        'goods',
      ),
    })
    .from(categories)
    .where(sql`goods > 0 OR num IN (SELECT category FROM partner_feeds WHERE company = ${company})`)
    .orderBy(categories.level, categories.position)

/** @returns an organization's feeds, latest first, and the categories that they can be limited to, in one round trip */
export async function readPartnerFeeds(
  db: Database,
  company: number,
  { origin, locale }: { origin: string; locale: Locale },
): Promise<PartnerFeedList> {
  const [all, feeds, used] = await db.batch([
    selectShopCategories(db),
    selectFeeds(db, company),
    selectUsed(db, company),
  ])
  const around = { categories: new Map(toShopCategories(all).map((category) => [category.num, category])), origin }
  return {
    data: feeds.map(({ feed, ...times }) => toFeed(feed, times, around)),
    meta: { categories: used.flatMap(({ num, n }) => toUsed(around.categories.get(num), n, locale)) },
  }
}

function toUsed(category: ShopCategory | undefined, count: number, locale: Locale) {
  if (!category) return []
  const path = category.lineage.toReversed().map((names) => textIn(names, locale))
  return [{ slug: category.slug, name: path.join(' › '), count }]
}

export const readPartnerFeed = (db: Database, company: number, id: string) =>
  db.select().from(partnerFeeds).where(sql`${partnerFeeds.id} = ${id} AND ${partnerFeeds.company} = ${company}`).get()

/** @returns the last fetches of a feed, latest first */
export async function readFetches(db: Database, feed: number): Promise<PartnerFetch[]> {
  const rows = await db
    .select()
    .from(partnerFeedFetches)
    .where(eq(partnerFeedFetches.feed, feed))
    .orderBy(desc(partnerFeedFetches.num))
    .limit(MAX_LISTED)
  return rows.map(({ program, country, goods, createdAt }) => ({
    at: new Date(createdAt).toISOString(),
    program,
    country,
    goods,
  }))
}
