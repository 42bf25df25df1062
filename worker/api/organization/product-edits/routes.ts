import { Hono } from 'hono'
import { ImportStatusResponse } from '../../../../domain/contract/imports.ts'
import { CellsInput, CellsResponse } from '../../../../domain/contract/product-cells.ts'
import { EditChange, EditResponse, NewEdit } from '../../../../domain/contract/product-edits.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { sendVersioned } from '../../http/writes/version.ts'
import { saveProductCells } from './cells.ts'
import { toEdit } from './queries.ts'
import { applyEdit, beginEdit, chooseChange, discardEdit, loadEdit, undoEdit } from './write.ts'

const TAG = 'product edits'

const MOVES = { ...EDIT_FAILURES, 409: 'Not now: `status.refused`, `import.running`, `import.over`' } as const

export const productEdits = new Hono<ApiEnv>()
  .post(
    '/',
    describeWrite(
      TAG,
      'Begins a change of many products: which ones',
      { 201: ImportStatusResponse },
      { 409: 'No product: `edit.none`; more than 20,000: `edit.too-many`' },
    ),
    requires('product.edit'),
    body(NewEdit),
    (c) => beginEdit(c, c.req.valid('json')),
  )
  .post(
    '/cells',
    describeWrite(
      TAG,
      'Saves cells of up to 200 rows of the list, merged cell by cell with what others have saved; can be undone',
      { 200: CellsResponse },
      { 409: 'Others saved the same rows again and again: `batch.overtaken`' },
    ),
    requires('product.edit'),
    body(CellsInput),
    (c) => saveProductCells(c, c.req.valid('json')),
  )
  .get(
    '/:id',
    describeGet(TAG, 'An edit of several products: how far it is, and what its preview has found', EditResponse, {
      unknown: true,
    }),
    requires('product.read'),
    query(LocaleQuery),
    async (c) => {
      const found = await loadEdit(c)
      return sendVersioned(c, await toEdit(database(c.env.DB), found, c.var.locale), found.row.version)
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Says what changes, and begins the preview, which writes nothing',
      { 200: ImportStatusResponse },
      MOVES,
    ),
    requires('product.edit'),
    body(EditChange),
    (c) => chooseChange(c, c.req.valid('json')),
  )
  .post(
    '/:id/apply',
    describeWrite(TAG, 'Writes what the preview has shown', { 200: ImportStatusResponse }, MOVES),
    requires('product.edit'),
    applyEdit,
  )
  .post(
    '/:id/undo',
    describeWrite(
      TAG,
      'Undoes an edit within 7 days: brings back exactly what it has changed, except what was edited since',
      { 200: ImportStatusResponse },
      MOVES,
    ),
    requires('product.edit'),
    undoEdit,
  )
  .post(
    '/:id/discard',
    describeWrite(TAG, 'Cancels an edit before it is applied', { 200: ImportStatusResponse }, MOVES),
    requires('product.edit'),
    discardEdit,
  )
