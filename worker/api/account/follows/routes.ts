/** /api/profile/follows: what a person is notified of when it has news (docs/behaviour.md, "Following"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  CreateFollowResponse,
  type Follow,
  FollowList,
  followedFilters,
  NewFollow,
} from '../../../../domain/contract/follows.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { iso, isoOrNull } from '../../../../domain/iso.ts'
import { MAX_FOLLOWS } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { follows } from '../../../db/schema.ts'
import { lookAt } from '../../../follows/find-news.ts'
import { type FollowRow, readFollows } from '../../../follows/rows.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { localized } from '../../http/locale.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { body, query } from '../../http/validate.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'

const TAG = 'follows'

const unknownFilters = () =>
  invalidInput([{ path: 'query', code: 'filters', message: 'Filters of a list, as its address has them' }])

const toFollow = ({ category, supplier, changedAt, ...row }: FollowRow, locale: Locale): Follow => ({
  id: row.id,
  kind: row.kind,
  query: new URLSearchParams(row.filters).toString(),
  category: category && localized(category, locale),
  supplier: supplier && localized(supplier, locale),
  news: row.news,
  changedAt: isoOrNull(changedAt),
  createdAt: iso(row.createdAt),
})

export const ownFollows = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Lists and codes that the signed-in person follows, the latest first', FollowList),
    requires('account.read'),
    query(LocaleQuery),
    async (c) => {
      const rows = await readFollows(database(c.env.DB), signedIn(c).num)
      return c.json({ data: rows.map((row) => toFollow(row, c.var.locale)) })
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Follows a list of products, or codes; what is followed already stays as it is',
      { 201: CreateFollowResponse },
      { 409: `There are ${MAX_FOLLOWS} already: \`follows.too-many\`` },
    ),
    requires('account.edit'),
    body(NewFollow),
    async (c) => {
      const { kind, query } = c.req.valid('json')
      const { num: user } = signedIn(c)
      const db = database(c.env.DB)
      const filters = followedFilters(kind, query)
      const look = filters && (await lookAt(db, { kind, filters, seen: null }, c.var.locale))
      if (!look) throw unknownFilters()
      const stored = JSON.stringify(filters)
      const [same] = await db.all<{ id: string }>(
        sql`SELECT id FROM follows WHERE user = ${user} AND kind = ${kind} AND filters = ${stored}`,
      )
      const now = Date.now()
      const id = same?.id ?? newId(now)
      const hasRoom = sql`(SELECT count(*) FROM follows WHERE user = ${user}) < ${MAX_FOLLOWS}`
      const writes = [
        refuseUnless(hasRoom, new AppError('follows.too-many', 409)),
        db.insert(follows).values({ id, user, kind, filters, seen: look.seen, createdAt: now }).onConflictDoNothing(),
      ]
      return commit(c, same ? [] : writes, { status: 201, body: { data: { id } } })
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Unfollows a list of products, or codes', { 204: null }, { 404: 'No such id' }),
    requires('account.edit'),
    async (c) => {
      const user = signedIn(c).num
      const { num } = await loadOwn(c, 'follow.unknown', (db, id) =>
        db.get<{ num: number }>(sql`SELECT num FROM follows WHERE id = ${id} AND user = ${user}`),
      )
      return commitWithoutBody(c, [sql`DELETE FROM follows WHERE num = ${num}`])
    },
  )
