import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  FavouriteIds,
  FavouriteList,
  FavouriteListQuery,
  FavouriteResponse,
  Merge,
} from '../../../../domain/contract/favourites.ts'
import { MAX_FAVOURITES } from '../../../../domain/limits.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { unlessViewing } from '../../http/access/unless-viewing.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound, parseId } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { body, query } from '../../http/validate.ts'
import { commit, writeAll } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import {
  addFavourites,
  countFavourites,
  readFavouriteIds,
  readFavourites,
  removeFavourite,
  visibleProduct,
} from './queries.ts'

const TAG = 'favourites'
const UNKNOWN = 'product.unknown'

/** /api/profile/favourites */
export const favouritesRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Favourite products, newest first', FavouriteList),
    requires('favourite.read'),
    query(FavouriteListQuery),
    async (c) => c.json(await readFavourites(database(c.env.DB), signedIn(c).num, c.req.valid('query'), c.var.locale)),
  )
  .get(
    '/ids',
    describeGet(TAG, 'Ids of all favourite products, newest first', FavouriteIds),
    requires('favourite.read'),
    // The browser stores these ids as its own: an operator who views as this person must not receive them.
    unlessViewing,
    async (c) => c.json({ data: await readFavouriteIds(database(c.env.DB), signedIn(c).num) }),
  )
  .post(
    '/',
    describeWrite(TAG, 'Adds the favourites that a device has stored; existing ones stay as they are', {
      200: FavouriteIds,
    }),
    requires('favourite.edit'),
    body(Merge),
    async (c) => {
      const { num } = signedIn(c)
      await writeAll(c, [addFavourites(num, c.req.valid('json').ids, Date.now())])
      const data = await readFavouriteIds(database(c.env.DB), num)
      return commit(c, [], { status: 200, body: { data } })
    },
  )

/** /api/products/{id}/favourite */
export const favouriteToggle = new Hono<ApiEnv>()
  .post(
    '/:id/favourite',
    describeWrite(
      TAG,
      'Makes a product a favourite: 201 when added, 200 when it was one',
      { 200: FavouriteResponse, 201: FavouriteResponse },
      { 404: 'No such id', 409: `There are ${MAX_FAVOURITES} already: \`favourites.too-many\`` },
    ),
    requires('favourite.edit'),
    async (c) => {
      const { num } = signedIn(c)
      const id = parseId(c.req.param('id'), UNKNOWN)
      const product = orNotFound(await visibleProduct(database(c.env.DB), id), UNKNOWN)
      const has = sql`EXISTS (SELECT 1 FROM favourites WHERE user = ${num} AND product = ${product.num})`
      const [, added] = await writeAll(c, [
        refuseUnless(
          sql`${has} OR ${countFavourites(num)} < ${MAX_FAVOURITES}`,
          new AppError('favourites.too-many', 409),
        ),
        addFavourites(num, [id], Date.now()),
      ])
      const status = added?.meta.changes ? 201 : 200
      return commit(c, [], { status, body: { data: { id, favourite: true } } })
    },
  )
  .delete(
    '/:id/favourite',
    describeRepeatable(
      TAG,
      'Makes a product no favourite any more; nor is it a failure to say so twice',
      { 200: FavouriteResponse },
      { 404: 'Not even an id' },
    ),
    requires('favourite.edit'),
    async (c) => {
      const id = parseId(c.req.param('id'), UNKNOWN)
      await writeAll(c, [removeFavourite(signedIn(c).num, id)])
      return c.json({ data: { id, favourite: false } })
    },
  )
