/** Takes a move of goods back, from what the journal has of it (docs/behaviour.md, "Goods without a category"). */

import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { type GoodsMove, UNDO_DAYS } from '../../../../domain/contract/unsorted-goods.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { timeOfId } from '../../../../domain/ids.ts'
import { type Database, database } from '../../../db/connection.ts'
import { idFrom } from '../../../db/id.ts'
import { readShopCategories } from '../../../db/import/shop-categories.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { moveGoods } from './move-goods.ts'

/** Number of listed moves: those of one press, and of some presses before it. */
const MAX_MOVES = 30

/** Moves in the journal, as j, that are not too old to be undone. */
const recent = (now: number): SQL => sql`j.act = 'goods-filed' AND j.id >= ${idFrom(now - UNDO_DAYS * DAY_MS, 0)}`

interface Row {
  id: string
  by: string | null
  goods: number
  undone: number
}

/** @returns the latest moves, the newest first */
export async function readGoodsMoves(db: Database): Promise<GoodsMove[]> {
  const rows = await db.all<Row>(sql`SELECT j.id, u.name AS by,
      (SELECT count(*) FROM json_each(j.before, '$.categories') AS was JOIN json_each(j.after, '$.categories') AS moved
        ON moved.key = was.key AND moved.value <> was.value) AS goods,
      EXISTS (SELECT 1 FROM journal AS back WHERE back.subject = j.id) AS undone
    FROM journal AS j LEFT JOIN users AS u ON u.num = j.operator WHERE ${recent(Date.now())} ORDER BY j.id DESC LIMIT ${MAX_MOVES}`)
  return rows.flatMap(({ id, by, goods, undone }) =>
    goods > 0 ? [{ id, by: by ?? '', goods, undone: undone === 1, at: new Date(timeOfId(id)).toISOString() }] : [],
  )
}

interface Moved {
  id: string
  version: number
  /** Of the category that it was in. */
  slug: string
}

/**
 * Goods that are still where the move has put them go back; those that somebody has moved or deleted since stay.
 * @throws AppError 404 `filing.unknown`; 409 as `moveGoods`
 */
export async function undoGoodsMove(c: Context<ApiEnv>) {
  const { num } = await loadOwn(c, 'filing.unknown', (db, id) =>
    db.get<{ num: number }>(sql`SELECT num FROM journal AS j WHERE ${recent(Date.now())} AND j.id = ${id}`),
  )
  const [goods, shop] = await Promise.all([
    database(c.env.DB).all<Moved>(sql`SELECT p.id, p.version, was.value AS slug
      FROM journal AS j CROSS JOIN json_each(j.before, '$.categories') AS was CROSS JOIN json_each(j.after, '$.categories') AS moved
      CROSS JOIN products AS p ON p.id = was.key CROSS JOIN categories AS c ON c.num = p.category
      WHERE j.num = ${num} AND moved.key = was.key AND moved.value <> was.value AND c.slug = moved.value`),
    readShopCategories(c.env.DB),
  ])
  const bySlug = new Map(shop.map((category) => [category.slug, category]))
  const wanted = goods.flatMap(({ id, version, slug }) => {
    const to = bySlug.get(slug)
    return to ? [{ id, version, to }] : []
  })
  return moveGoods(c, wanted, shop)
}
