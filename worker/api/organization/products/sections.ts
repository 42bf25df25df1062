/** /api/profile/company/products/{id}: its sections, each with the version of the whole product. */
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import {
  PricesInput,
  PricesResponse,
  ProductFileInput,
  ProductFilesResponse,
} from '../../../../domain/contract/product-sections.ts'
import { VariantsInput, VariantsResponse } from '../../../../domain/contract/product-variants.ts'
import { FactsInput, FactsResponse, toFactWordings } from '../../../../domain/contract/wordings.ts'
import { database } from '../../../db/connection.ts'
import type { StoredVariant } from '../../../db/schema.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { replace } from '../../http/writes/replace.ts'
import { editResult, sendVersioned } from '../../http/writes/version.ts'
import { toPriceChange } from './change.ts'
import { editProduct, ownProduct, type ProductRowChange } from './edit.ts'
import { addProductFile, removeProductFile } from './files.ts'
import { withholdHighPrices } from './high-prices.ts'
import { confirmPrices, type OwnProductRow } from './queries.ts'
import { readRemovedVariants } from './removed-variants.ts'
import { toVariantChange } from './variants.ts'
import { toPrices, toProductFiles, toVariants } from './views.ts'

const TAG = 'own products'

/** An uploaded file by its id, a picture on the supplier's own site by its address. */
const FileKey = v.object({ file: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)) })

/** Responds to a GET with a section of the product, and the version of the whole product. */
async function sendSection<Data extends object>(c: Context<ApiEnv>, toSection: (own: OwnProductRow) => Data) {
  const own = await ownProduct(c)
  return sendVersioned(c, toSection(own), own.row.version)
}

/** @returns the product after the change of a PUT */
const replaceColumns = (
  c: Context<ApiEnv>,
  toChange: (own: OwnProductRow) => ProductRowChange,
): Promise<OwnProductRow> =>
  replace(
    c,
    toChange,
    () => ownProduct(c),
    async (before, change) => editProduct(c, before, await withholdHighPrices(database(c.env.DB), before.row, change)),
  )

/** Responds to a PUT with the section after the change. */
async function replaceSection<Data extends object>(
  c: Context<ApiEnv>,
  toChange: (own: OwnProductRow) => ProductRowChange,
  toSection: (own: OwnProductRow) => Data,
) {
  const own = await replaceColumns(c, toChange)
  return sendVersioned(c, toSection(own), own.row.version)
}

/** Sending prices confirms them now, even if they are unchanged. */
const confirmNow = (c: Context<ApiEnv, '/:id/:section'>) =>
  confirmPrices(database(c.env.DB), member(c).organization.num, c.req.param('id'), Date.now())

const facts = ({ row }: OwnProductRow) => row.facts.map(toFactWordings)
const prices = ({ row }: OwnProductRow) => toPrices(row)

const readRemoved = (c: Context<ApiEnv>) =>
  readRemovedVariants(database(c.env.DB), member(c).organization.num, c.req.param('id') ?? '')

/** Responds with the variants, and those that were removed and can be put back. */
function sendVariants(c: Context<ApiEnv>, { row }: OwnProductRow, removed: StoredVariant[]) {
  const meta = { removed: toVariants({ ...row, variants: removed }) }
  return sendVersioned(c, toVariants(row), row.version, { meta })
}

export const productSections = new Hono<ApiEnv>()
  .get(
    '/:id/prices',
    describeGet(TAG, 'Prices of a product', PricesResponse, { unknown: true }),
    requires('product.read'),
    (c) => sendSection(c, prices),
  )
  .put(
    '/:id/prices',
    describeRepeatable(TAG, 'Replaces the prices of a product', { 200: PricesResponse }, EDIT_FAILURES),
    requires('product.price'),
    body(PricesInput),
    async (c) => {
      const response = await replaceSection(c, () => toPriceChange(c.req.valid('json')), prices)
      await confirmNow(c)
      return response
    },
  )
  .get(
    '/:id/facts',
    describeGet(TAG, 'Facts of a product', FactsResponse, { unknown: true }),
    requires('product.read'),
    (c) => sendSection(c, facts),
  )
  .put(
    '/:id/facts',
    describeRepeatable(TAG, 'Replaces the facts of a product', { 200: FactsResponse }, EDIT_FAILURES),
    requires('product.edit'),
    body(FactsInput),
    (c) => replaceSection(c, () => c.req.valid('json'), facts),
  )
  .get(
    '/:id/variants',
    describeGet(TAG, 'Variants of a product', VariantsResponse, { unknown: true }),
    requires('product.read'),
    async (c) => {
      const [own, removed] = await Promise.all([ownProduct(c), readRemoved(c)])
      return sendVariants(c, own, removed)
    },
  )
  .put(
    '/:id/variants',
    describeRepeatable(TAG, 'Replaces the variants of a product', { 200: VariantsResponse }, EDIT_FAILURES),
    requires('product.edit'),
    body(VariantsInput),
    async (c) => {
      const sent = c.req.valid('json')
      const removed = await readRemoved(c)
      const own = await replaceColumns(c, ({ row }) => toVariantChange(row, sent, removed))
      if (sent.variants.some(({ tiers }) => tiers)) await confirmNow(c)
      return sendVariants(c, own, await readRemoved(c))
    },
  )
  .get(
    '/:id/files',
    describeGet(TAG, 'Pictures and documents of a product', ProductFilesResponse, { unknown: true }),
    requires('product.read'),
    (c) => sendSection(c, toProductFiles),
  )
  .post(
    '/:id/files',
    describeWrite(
      TAG,
      'Adds an uploaded picture or document to a product',
      { 201: ProductFilesResponse },
      {
        ...EDIT_FAILURES,
        409: 'In use already: `file.used`; or `files.too-many`',
      },
    ),
    requires('product.edit'),
    body(ProductFileInput),
    async (c) => {
      const { after, writes } = await addProductFile(c, c.req.valid('json'))
      return commit(c, writes, editResult(201, toProductFiles(after), after.row.version))
    },
  )
  .delete(
    '/:id/files',
    describeRepeatable(TAG, 'Takes a picture or document from a product', { 204: null }, EDIT_FAILURES),
    requires('product.edit'),
    query(FileKey),
    async (c) => commitWithoutBody(c, (await removeProductFile(c, c.req.valid('query').file)).writes),
  )
