import { type SQL, sql } from 'drizzle-orm'
import type { FavouriteIds, FavouriteList } from '../../../../domain/contract/favourites.ts'
import { MAX_FAVOURITES } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { number } from '../../../db/select.ts'
import { offsetOf, type PageRequest, pageMeta } from '../../http/paging.ts'
import { selectRates, toRates } from '../../public/money.ts'
import { selectCards, toCard } from '../../public/products/cards.ts'

/** Favourites that are public, newest first; those added at once in the order of their numbers. */
const visible = (user: number): SQL => sql`FROM favourites AS f JOIN products AS p ON p.num = f.product
  WHERE f.user = ${user} AND p.status = 'published'`

const toIso = (milliseconds: number): string => new Date(milliseconds).toISOString()

const selectAdded = (db: Database, user: number, limit: SQL) =>
  db
    .select({ id: sql<string>`id`.as('id'), addedAt: sql`added_at`.mapWith(toIso).as('added_at') })
    .from(sql`(SELECT p.id, f.added_at ${visible(user)} ORDER BY f.added_at DESC, f.product ${limit})`)

export async function readFavourites(
  db: Database,
  user: number,
  page: PageRequest,
  locale: Locale,
): Promise<FavouriteList> {
  const limit = sql`LIMIT ${page.perPage} OFFSET ${offsetOf(page)}`
  const rows = sql`SELECT f.product, f.added_at ${visible(user)} ORDER BY f.added_at DESC, f.product ${limit}`
  const [cards, added, counted, rates] = await db.batch([
    selectCards(db, rows, sql`page.added_at DESC, page.product`, locale),
    selectAdded(db, user, limit),
    db.select({ n: number(sql`count(*)`, 'n') }).from(sql`(SELECT 1 ${visible(user)})`),
    selectRates(db),
  ])
  const known = toRates(rates)
  const addedAt = new Map(added.map((row) => [row.id, row.addedAt]))
  const data = cards.map((card) => ({ ...toCard(card, locale, known), addedAt: addedAt.get(card.id) ?? '' }))
  return { data, meta: pageMeta(page, counted[0]?.n ?? 0) }
}

export const readFavouriteIds = (db: Database, user: number): Promise<FavouriteIds['data']> =>
  selectAdded(db, user, sql`LIMIT ${MAX_FAVOURITES}`)

/** @returns the product's key; undefined where it is not public */
export const visibleProduct = (db: Database, id: string) =>
  db.get<{ num: number }>(sql`SELECT num FROM products WHERE id = ${id} AND status = 'published'`)

export const countFavourites = (user: number): SQL => sql`(SELECT count(*) FROM favourites WHERE user = ${user})`

/** Adds products that are not favourites yet, the first of `ids` as the newest; unknown ids are skipped. */
export const addFavourites = (user: number, ids: string[], now: number): SQL =>
  sql`INSERT OR IGNORE INTO favourites (user, product, added_at)
    SELECT ${user}, p.num, ${now} - wanted.key FROM json_each(${JSON.stringify(ids)}) AS wanted
    CROSS JOIN products AS p ON p.id = wanted.value AND p.status = 'published'
    WHERE true ORDER BY wanted.key LIMIT max(0, ${MAX_FAVOURITES} - ${countFavourites(user)})`

/** Removes a favourite, also of a product that is hidden now. */
export const removeFavourite = (user: number, id: string): SQL =>
  sql`DELETE FROM favourites WHERE user = ${user} AND product = (SELECT num FROM products WHERE id = ${id})`
