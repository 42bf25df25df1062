import { Hono } from 'hono'
import { CategoryChoices, FileCategories, FileCategoriesQuery } from '../../../../domain/contract/import-categories.ts'
import {
  ImportAnswers,
  ImportChoice,
  ImportList,
  ImportResponse,
  ImportStatusResponse,
  ImportsQuery,
  NewUpload,
  PartQuery,
  UploadPartResponse,
} from '../../../../domain/contract/imports.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { describeFileForm, UNSTORED_FILE } from '../../account/files/describe-form.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { sendVersioned } from '../../http/writes/version.ts'
import { chooseCategories, readFileCategories } from './categories.ts'
import { beginUpload } from './parts.ts'
import { readImports, toImport } from './queries.ts'
import { receiveImport } from './receive.ts'
import { addPart, answer, applyImport, complete, discardImport, loadImport, loadOpen, undo } from './write.ts'

const TAG = 'imports'

const MOVES = { ...EDIT_FAILURES, 409: 'Not now: `status.refused`, `import.running`, `import.quota`' } as const

export const ownImports = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Price lists that were uploaded, latest first', ImportList),
    requires('product.read'),
    query(ImportsQuery),
    async (c) => c.json(await readImports(database(c.env.DB), member(c).organization.num, c.req.valid('query'))),
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Takes a price list (YML, CommerceML, CSV, XLSX, JSON Lines, or a zip archive; up to 20 MB, a longer one in parts); it is read after the response',
      { 201: ImportStatusResponse },
      UNSTORED_FILE,
    ),
    describeFileForm,
    requires('product.edit'),
    receiveImport,
  )
  .post(
    '/uploads',
    describeWrite(
      TAG,
      'Begins a price list that is sent in parts of 8 MiB (8,388,608 bytes), up to 200 MB; one that is not completed is deleted after 7 days',
      { 201: ImportStatusResponse },
      { 503: 'Cannot be stored just now: `storage.unavailable`' },
    ),
    requires('product.edit'),
    body(NewUpload),
    (c) => beginUpload(c, c.req.valid('json')),
  )
  .post(
    '/:id/parts',
    describeWrite(
      TAG,
      'Takes a part of the file, in any order; one that is sent again replaces the earlier one',
      { 200: UploadPartResponse },
      {
        ...UNSTORED_FILE,
        404: 'Unknown: `import.unknown`',
        409: 'The file is whole: `status.refused`',
      },
    ),
    describeFileForm,
    requires('product.edit'),
    query(PartQuery),
    (c) => addPart(c, c.req.valid('query').part),
  )
  .post(
    '/:id/complete',
    describeWrite(
      TAG,
      'Joins the parts of the file, and begins to read it',
      { 200: ImportStatusResponse },
      {
        ...MOVES,
        503: 'Cannot be stored just now: `storage.unavailable`',
      },
    ),
    requires('product.edit'),
    complete,
  )
  .get(
    '/:id',
    describeGet(TAG, 'An import: how far it is, and what its dry run has found', ImportResponse, { unknown: true }),
    requires('product.read'),
    query(LocaleQuery),
    async (c) => {
      const found = await loadImport(c)
      return sendVersioned(c, await toImport(database(c.env.DB), found, c.var.locale), found.row.version)
    },
  )
  .patch(
    '/:id',
    describeWrite(TAG, 'Says what the file does not, and begins the dry run', { 200: ImportStatusResponse }, MOVES),
    requires('product.edit'),
    body(ImportAnswers),
    (c) => answer(c, c.req.valid('json')),
  )
  .get(
    '/:id/categories',
    describeGet(
      TAG,
      'The categories of its goods, with those of the marketplace where they go, most goods first; none unless it is ready to be applied',
      FileCategories,
      { unknown: true },
    ),
    requires('product.read'),
    query(FileCategoriesQuery),
    async (c) => c.json(await readFileCategories(c.env, (await loadImport(c)).row, c.req.valid('query'))),
  )
  .patch(
    '/:id/categories',
    describeWrite(
      TAG,
      'Says which category goods of the file’s own ones belong to, also in later files, and begins the dry run anew',
      { 200: ImportStatusResponse },
      MOVES,
    ),
    requires('product.edit'),
    body(CategoryChoices),
    async (c) => chooseCategories(c, await loadOpen(c), c.req.valid('json')),
  )
  .post(
    '/:id/apply',
    describeWrite(TAG, 'Writes what the dry run has found', { 200: ImportStatusResponse }, MOVES),
    requires('product.edit'),
    body(ImportChoice),
    (c) => applyImport(c, c.req.valid('json')),
  )
  .post(
    '/:id/undo',
    describeWrite(
      TAG,
      'Undoes an import within 7 days: brings back what it has changed, except what was edited since',
      { 200: ImportStatusResponse },
      { ...MOVES, 409: `${MOVES[409]}, \`import.over\`` },
    ),
    requires('product.edit'),
    undo,
  )
  .post(
    '/:id/discard',
    describeWrite(TAG, 'Cancels an import before it is applied', { 200: ImportStatusResponse }, MOVES),
    requires('product.edit'),
    discardImport,
  )
