import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  LinkedListResponse,
  ListAddition,
  ListChange,
  NewList,
  OpenedListResponse,
  SavedListResponse,
  SavedLists,
} from '../../../../domain/contract/lists.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { MAX_LIST_ITEMS, MAX_LISTS, MAX_SHARED_LISTS } from '../../../../domain/limits.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { lists as table } from '../../../db/schema.ts'
import { newToken } from '../../../new-token.ts'
import { requires } from '../../http/access/requires.ts'
import { member, signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn, orNotFound } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { countPace, LIST_SAVES } from '../../http/save-limits.ts'
import { body, query } from '../../http/validate.ts'
import { commit, commitWithoutBody, type Write, writeAll } from '../../http/writes/commit.ts'
import { editResult, sendVersioned, unchangedRow } from '../../http/writes/version.ts'
import { refuseFractions } from './fractions.ts'
import { readItems, withItems } from './items.ts'
import {
  makeFavouriteList,
  readFavouriteList,
  readLinkedList,
  readLists,
  readOwnList,
  readSavedList,
  refuseTooManyLists,
  refuseTooManyShared,
  type SavedListRow,
  toSavedList,
  updateList,
} from './queries.ts'

const TAG = 'lists'
const UNKNOWN = 'list.unknown'
const TOO_MANY = `There are ${MAX_LISTS} already: \`lists.too-many\``

/** The list that the path names, if it is the caller's own. */
const ownList = (c: Context<ApiEnv>) => loadOwn(c, UNKNOWN, (db, id) => readOwnList(db, signedIn(c), id))

/**
 * Ends a change of a list: refused where it was changed since it was read.
 * @throws AppError 429 `rate.limited`
 */
async function commitChange(
  c: Context<ApiEnv>,
  before: SavedListRow & { owner: string },
  change: Partial<SavedListRow>,
  refusals: Write[] = [],
) {
  await countPace(c, LIST_SAVES, signedIn(c))
  const after = { ...before, ...change, version: before.version + 1, updatedAt: Date.now() }
  const writes = [...unchangedRow(c, 'lists', before.num, before.version), ...refusals, updateList(after)]
  return commit(c, writes, editResult(200, toSavedList(after, signedIn(c)), after.version))
}

/** /api/profile/lists */
export const ownLists = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'One’s own lists, the newest first, then those that colleagues share', SavedLists),
    requires('list.read'),
    async (c) => {
      const viewer = signedIn(c)
      const rows = await readLists(database(c.env.DB), viewer)
      return c.json({ data: rows.map((row) => toSavedList(row, viewer)) })
    },
  )
  .post(
    '/',
    describeWrite(TAG, 'Makes a list', { 201: SavedListResponse }, { 409: TOO_MANY }),
    requires('list.edit'),
    body(NewList),
    async (c) => {
      const viewer = signedIn(c)
      await countPace(c, LIST_SAVES, viewer)
      await refuseFractions(database(c.env.DB), c.req.valid('json').items)
      const now = Date.now()
      const row = {
        ...c.req.valid('json'),
        id: newId(),
        user: viewer.num,
        company: null,
        token: null,
        ofFavourites: false,
        version: 1,
        createdAt: now,
        updatedAt: now,
      }
      const insert = database(c.env.DB).insert(table).values(row)
      const data = toSavedList({ ...row, num: 0, owner: '' }, viewer)
      return commit(c, [refuseTooManyLists(viewer.num), insert], editResult(201, data, 1))
    },
  )
  .put(
    '/favourites',
    describeRepeatable(
      TAG,
      'Makes the list of one’s favourites, where there is none yet: their quantities, notes and link',
      { 200: SavedListResponse },
    ),
    requires('list.edit'),
    async (c) => {
      const viewer = signedIn(c)
      const db = database(c.env.DB)
      const before = await readFavouriteList(db, viewer)
      if (before) return c.json({ data: toSavedList(before, viewer) })
      await countPace(c, LIST_SAVES, viewer)
      await writeAll(c, [makeFavouriteList(viewer.num, newId(), Date.now())])
      return c.json({ data: toSavedList(orNotFound(await readFavouriteList(db, viewer), UNKNOWN), viewer) })
    },
  )
  .get(
    '/:id',
    describeGet(TAG, 'One list with its products', OpenedListResponse, { unknown: true }),
    requires('list.read'),
    query(LocaleQuery),
    async (c) => {
      const viewer = signedIn(c)
      const row = await loadOwn(c, UNKNOWN, (db, id) => readSavedList(db, viewer, id))
      const contents = await readItems(database(c.env.DB), row.items, c.var.locale)
      return sendVersioned(c, { ...toSavedList(row, viewer), ...contents }, row.version)
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Renames a list, replaces its products, or shares it within the organization; of the favourites the products stay',
      { 200: SavedListResponse },
      { ...EDIT_FAILURES, 409: `The organization shares ${MAX_SHARED_LISTS} already: \`lists.shared-too-many\`` },
    ),
    requires('list.edit'),
    body(ListChange),
    async (c) => {
      const before = await ownList(c)
      const { shared, ...change } = c.req.valid('json')
      await refuseFractions(database(c.env.DB), change.items)
      if (shared !== true) return commitChange(c, before, shared === false ? { ...change, company: null } : change)
      const company = member(c).organization.num
      const refusals = before.company === company ? [] : [refuseTooManyShared(company)]
      return commitChange(c, before, { ...change, company }, refusals)
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Deletes a list', { 204: null }, EDIT_FAILURES),
    requires('list.edit'),
    async (c) => {
      const { num, version } = await ownList(c)
      return commitWithoutBody(c, [
        ...unchangedRow(c, 'lists', num, version),
        sql`DELETE FROM lists WHERE num = ${num}`,
      ])
    },
  )
  .post(
    '/:id/items',
    describeWrite(
      TAG,
      'Adds products to a list; one that is there already gets the new quantity',
      { 200: SavedListResponse },
      { ...EDIT_FAILURES, 409: `More than ${MAX_LIST_ITEMS} products: \`list.full\`` },
    ),
    requires('list.edit'),
    body(ListAddition),
    async (c) => {
      const before = await ownList(c)
      const { items: added } = c.req.valid('json')
      await refuseFractions(database(c.env.DB), added)
      const items = withItems(before.items, added)
      if (items.length > MAX_LIST_ITEMS) throw new AppError('list.full', 409)
      return commitChange(c, before, { items })
    },
  )
  .post(
    '/:id/link',
    describeWrite(
      TAG,
      'Makes a link that opens the list for everyone who has it; a former link ends',
      { 200: SavedListResponse },
      EDIT_FAILURES,
    ),
    requires('list.edit'),
    async (c) => commitChange(c, await ownList(c), { token: newToken() }),
  )
  .delete(
    '/:id/link',
    describeRepeatable(TAG, 'Revokes the link', { 204: null }, EDIT_FAILURES),
    requires('list.edit'),
    async (c) => {
      const before = await ownList(c)
      const revoked = { ...before, token: null, updatedAt: Date.now() }
      return commitWithoutBody(c, [...unchangedRow(c, 'lists', before.num, before.version), updateList(revoked)])
    },
  )

/** /api/lists */
export const linkedLists = new Hono<ApiEnv>().get(
  '/:token',
  describeGet(TAG, 'The list that a link opens', LinkedListResponse, { unknown: true }),
  requires('list.open'),
  query(LocaleQuery),
  async (c) => {
    const db = database(c.env.DB)
    const { name, items, ofFavourites, updatedAt } = orNotFound(await readLinkedList(db, c.req.param('token')), UNKNOWN)
    const contents = await readItems(db, items, c.var.locale)
    return c.json({
      data: { name, favourites: ofFavourites, updatedAt: new Date(updatedAt).toISOString(), ...contents },
    })
  },
)
