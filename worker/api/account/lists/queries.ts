import { type SQL, sql } from 'drizzle-orm'
import type { SavedList } from '../../../../domain/contract/lists.ts'
import { MAX_LIST_ITEMS, MAX_LISTS, MAX_SHARED_LISTS } from '../../../../domain/limits.ts'
import { activeMember } from '../../../db/active-member.ts'
import type { Database } from '../../../db/connection.ts'
import { lists } from '../../../db/schema.ts'
import { decoded } from '../../../db/select.ts'
import type { StoredListItem } from '../../../db/tables/lists.ts'
import type { SignedIn } from '../../http/access/viewer.ts'
import { AppError } from '../../http/problem.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'

export type SavedListRow = typeof lists.$inferSelect
type FoundRow = SavedListRow & { owner: string }

/** Whether the person who shares a list still works for the organization: the lists of a person who has left are shared no longer. */
const isShared = sql`EXISTS (SELECT 1 FROM employees AS e WHERE e.user = ${lists.user} AND e.company = ${lists.company}
  AND ${activeMember('e')})`

/** Lists that a person's colleagues share; none for someone without an organization. */
const ofColleagues = ({ num, organization }: SignedIn): SQL =>
  sql`${lists.company} = ${organization?.num ?? null} AND ${lists.user} <> ${num} AND ${isShared}`

/** The favourites that are on sale, the latest first, with the quantity and note that the row has for them. */
const favouriteItems: SQL = sql`(SELECT json_group_array(json(item)) FROM (
  SELECT coalesce((SELECT own.value FROM json_each(lists.items) AS own WHERE own.value ->> 'product' = p.id LIMIT 1),
    json_object('product', p.id, 'variant', NULL, 'quantity', NULL, 'note', '')) AS item
  FROM favourites AS f CROSS JOIN products AS p ON p.num = f.product AND p.status = 'published'
  WHERE f.user = lists.user ORDER BY f.added_at DESC, f.product LIMIT ${MAX_LIST_ITEMS}))`

const items = decoded<StoredListItem[]>(sql`iif(lists.of_favourites, ${favouriteItems}, lists.items)`, 'items')

const owner = sql<string>`(SELECT name FROM users WHERE num = ${lists.user})`.as('owner')

const select = (db: Database, which: SQL) =>
  db
    .select({
      num: lists.num,
      id: lists.id,
      user: lists.user,
      name: lists.name,
      items,
      company: lists.company,
      token: lists.token,
      ofFavourites: lists.ofFavourites,
      version: lists.version,
      createdAt: lists.createdAt,
      updatedAt: lists.updatedAt,
      owner,
    })
    .from(lists)
    .where(which)

/** @returns one's own lists, the newest first, and then those of colleagues */
export async function readLists(db: Database, viewer: SignedIn): Promise<FoundRow[]> {
  const newest = sql`${lists.num} DESC`
  const [own, others] = await db.batch([
    select(db, sql`${lists.user} = ${viewer.num}`)
      .orderBy(newest)
      .limit(MAX_LISTS + 1),
    select(db, ofColleagues(viewer)).orderBy(newest).limit(MAX_SHARED_LISTS),
  ])
  return [...own, ...others]
}

/** @returns a list that the person may read; undefined for any other */
export const readSavedList = (db: Database, viewer: SignedIn, id: string): Promise<FoundRow | undefined> =>
  select(db, sql`${lists.id} = ${id} AND (${lists.user} = ${viewer.num} OR (${ofColleagues(viewer)}))`).get()

/** @returns one's own list; undefined for any other */
export const readOwnList = (db: Database, viewer: SignedIn, id: string): Promise<FoundRow | undefined> =>
  select(db, sql`${lists.id} = ${id} AND ${lists.user} = ${viewer.num}`).get()

/** @returns the row with the quantities and notes of one's favourites; undefined until it was made */
export const readFavouriteList = (db: Database, { num }: SignedIn): Promise<FoundRow | undefined> =>
  select(db, sql`${lists.user} = ${num} AND ${lists.ofFavourites} = 1`).get()

/** Creates the row of `readFavouriteList`, where there is none yet. */
export const makeFavouriteList = (user: number, id: string, now: number): SQL =>
  sql`INSERT INTO lists (id, user, name, of_favourites, created_at, updated_at) VALUES (${id}, ${user}, '', 1, ${now}, ${now})
    ON CONFLICT (user) WHERE of_favourites = 1 DO NOTHING`

/** @returns the list that a link opens; undefined for a token that was never given, or was revoked */
export const readLinkedList = (db: Database, token: string): Promise<FoundRow | undefined> =>
  select(db, sql`${lists.token} = ${token}`).get()

export const toSavedList = (row: FoundRow, viewer: SignedIn): SavedList => {
  const isOwn = row.user === viewer.num
  return {
    id: row.id,
    version: row.version,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    name: row.name,
    favourites: row.ofFavourites,
    count: row.items.length,
    owner: isOwn ? null : row.owner,
    shared: row.company !== null,
    token: isOwn ? row.token : null,
  }
}

/** @returns the refusal 409 `lists.too-many` */
export const refuseTooManyLists = (user: number): Refusal =>
  refuseUnless(
    sql`(SELECT count(*) FROM lists WHERE user = ${user} AND of_favourites = 0) < ${MAX_LISTS}`,
    new AppError('lists.too-many', 409),
  )

/** @returns the refusal 409 `lists.shared-too-many` of one more list that is shared within the organization */
export const refuseTooManyShared = (company: number): Refusal =>
  refuseUnless(
    sql`(SELECT count(*) FROM lists WHERE company = ${company}) < ${MAX_SHARED_LISTS}`,
    new AppError('lists.shared-too-many', 409),
  )

export const updateList = ({ num, name, items, company, token, updatedAt }: SavedListRow): SQL =>
  sql`UPDATE lists SET name = ${name}, items = ${JSON.stringify(items)}, company = ${company}, token = ${token},
    version = version + 1, updated_at = ${updatedAt} WHERE num = ${num}`
