import { type SQL, sql } from 'drizzle-orm'
import type { SavedList } from '../../../../domain/contract/lists.ts'
import { MAX_LISTS, MAX_SHARED_LISTS } from '../../../../domain/limits.ts'
import type { Database } from '../../../db/connection.ts'
import { lists } from '../../../db/schema.ts'
import type { SignedIn } from '../../http/access/viewer.ts'
import { AppError } from '../../http/problem.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'

export type ListRow = typeof lists.$inferSelect
type FoundRow = ListRow & { owner: string }

/** Whether the person who shares a list still works for the organization: who leaves it takes the lists along. */
const isShared = sql`EXISTS (SELECT 1 FROM employees AS e WHERE e.user = ${lists.user} AND e.company = ${lists.company}
  AND e.status = 'active' AND e.deleted_at IS NULL)`

/** Lists that a person's colleagues share; none for someone without an organization. */
const ofColleagues = ({ num, organization }: SignedIn): SQL =>
  sql`${lists.company} = ${organization?.num ?? null} AND ${lists.user} <> ${num} AND ${isShared}`

const owner = sql<string>`(SELECT name FROM users WHERE num = ${lists.user})`.as('owner')

const select = (db: Database, which: SQL) =>
  db
    .select({
      num: lists.num,
      id: lists.id,
      user: lists.user,
      name: lists.name,
      items: lists.items,
      company: lists.company,
      token: lists.token,
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
    select(db, sql`${lists.user} = ${viewer.num}`).orderBy(newest).limit(MAX_LISTS),
    select(db, ofColleagues(viewer)).orderBy(newest).limit(MAX_SHARED_LISTS),
  ])
  return [...own, ...others]
}

/** @returns a list that the person may read; undefined for any other */
export const readList = (db: Database, viewer: SignedIn, id: string): Promise<FoundRow | undefined> =>
  select(db, sql`${lists.id} = ${id} AND (${lists.user} = ${viewer.num} OR (${ofColleagues(viewer)}))`).get()

/** @returns one's own list; undefined for any other */
export const readOwnList = (db: Database, viewer: SignedIn, id: string): Promise<FoundRow | undefined> =>
  select(db, sql`${lists.id} = ${id} AND ${lists.user} = ${viewer.num}`).get()

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
    count: row.items.length,
    owner: isOwn ? null : row.owner,
    shared: row.company !== null,
    token: isOwn ? row.token : null,
  }
}

export const versionOf = (num: number): SQL => sql`(SELECT version FROM lists WHERE num = ${num})`

/** @returns the refusal 409 `lists.too-many` */
export const fits = (user: number): Refusal =>
  refuseUnless(
    sql`(SELECT count(*) FROM lists WHERE user = ${user}) < ${MAX_LISTS}`,
    new AppError('lists.too-many', 409),
  )

/** @returns the refusal 409 `lists.shared-too-many` of one more list that is shared within the organization */
export const canBeShared = (company: number): Refusal =>
  refuseUnless(
    sql`(SELECT count(*) FROM lists WHERE company = ${company}) < ${MAX_SHARED_LISTS}`,
    new AppError('lists.shared-too-many', 409),
  )

export const updateList = ({ num, name, items, company, token, updatedAt }: ListRow): SQL =>
  sql`UPDATE lists SET name = ${name}, items = ${JSON.stringify(items)}, company = ${company}, token = ${token},
    version = version + 1, updated_at = ${updatedAt} WHERE num = ${num}`
