/** /api/operator/unsorted-goods: goods without a fitting category, and moving many of them (docs/behaviour.md, "Goods without a category"). */
import { Hono } from 'hono'
import {
  FileGoodsResponse,
  Filings,
  GoodsFiling,
  MAX_FILED,
  UNDO_DAYS,
  UnsortedGoods,
  UnsortedGoodsQuery,
} from '../../../../domain/contract/unsorted-goods.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { moveChosenGoods } from './move-goods.ts'
import { readUnsortedGoods } from './queries.ts'
import { readGoodsMoves, undoGoodsMove } from './undo-move.ts'

const TAG = 'definitions'

export const unsortedGoods = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Goods without a category, or of one that has others below it', UnsortedGoods),
    requires('parameter.read'),
    query(UnsortedGoodsQuery),
    async (c) => c.json(await readUnsortedGoods(database(c.env.DB), c.req.valid('query'), c.var.locale)),
  )
  .patch(
    '/',
    describeWrite(
      TAG,
      `Moves up to ${MAX_FILED} goods, each to a category; what was saved since it was listed stays`,
      { 200: FileGoodsResponse },
      {
        409: 'A category is being merged: `category.in-use`; others saved at the same time: `batch.overtaken`',
      },
    ),
    requires('category.edit'),
    body(GoodsFiling),
    (c) => moveChosenGoods(c, c.req.valid('json')),
  )
  .get(
    '/filings',
    describeGet(TAG, `Moves of the last ${UNDO_DAYS} days, the newest first`, Filings),
    requires('category.edit'),
    async (c) => c.json({ data: await readGoodsMoves(database(c.env.DB)) }),
  )
  .post(
    '/filings/:id/undo',
    describeWrite(
      TAG,
      'Undoes a move: goods that are still where it has put them go to where they were before',
      { 200: FileGoodsResponse },
      {
        404: 'No such move, or one that is older',
        409: 'A category is being merged: `category.in-use`; others saved at the same time: `batch.overtaken`',
      },
    ),
    requires('category.edit'),
    undoGoodsMove,
  )
