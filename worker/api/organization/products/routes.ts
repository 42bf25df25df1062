import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import {
  NewProduct,
  OwnProductList,
  OwnProductResponse,
  OwnProductsQuery,
  ProductChange,
  StatusChange,
} from '../../../../domain/contract/organization-products.ts'
import {
  PricesInput,
  PricesResponse,
  ProductFileInput,
  ProductFilesResponse,
} from '../../../../domain/contract/product-sections.ts'
import { VariantsInput, VariantsResponse } from '../../../../domain/contract/product-variants.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { FactsInput, FactsResponse, toFactWordings } from '../../../../domain/contract/wordings.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { commit, commitDelete } from '../../http/writes/commit.ts'
import { replace } from '../../http/writes/replace.ts'
import { editResult, sendVersioned } from '../../http/writes/version.ts'
import { announceProduct } from '../../public/index-now/announce.ts'
import { productAssist } from './assist/routes.ts'
import { toPriceChange, toRowChange } from './change.ts'
import { createProduct } from './create.ts'
import { editProduct, ownProduct, productResult, type RowChange } from './edit.ts'
import { addFile, removeFile } from './files.ts'
import { withholdHighPrices } from './high-prices.ts'
import { readOwnProducts } from './list.ts'
import { confirmPrices, knownCategory, type OwnRow } from './queries.ts'
import { removeProduct, restoreProduct } from './remove.ts'
import { statusChange } from './status.ts'
import { requireOwnStock, toVariantChange } from './variants.ts'
import { toOwnProduct, toPrices, toProductFiles, toVariants } from './views.ts'

const TAG = 'own products'
const FAILURES = { 404: 'No such id', 412: 'Changed meanwhile: `version.outdated`' } as const

/** An uploaded file by its id, a picture on the supplier's own site by its address. */
const FileKey = v.object({ file: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)) })

/** Responds to a GET with a section of the product, and the version of the whole product. */
async function sendSection<Data extends object>(c: Context<ApiEnv>, toSection: (own: OwnRow) => Data) {
  const own = await ownProduct(c)
  return sendVersioned(c, toSection(own), own.row.version)
}

/** Responds to a PUT with the section after the change. */
async function replaceSection<Data extends object>(
  c: Context<ApiEnv>,
  toChange: (own: OwnRow) => RowChange,
  toSection: (own: OwnRow) => Data,
) {
  const read = () => ownProduct(c)
  const own = await replace(c, toChange, read, async (before, change) =>
    editProduct(c, before, await withholdHighPrices(database(c.env.DB), before.row, change)),
  )
  return sendVersioned(c, toSection(own), own.row.version)
}

/** Sending prices confirms them now, even if they are unchanged. */
const confirmNow = (c: Context<ApiEnv, '/:id/:section'>) =>
  confirmPrices(database(c.env.DB), member(c).organization.num, c.req.param('id'), Date.now())

const facts = ({ row }: OwnRow) => row.facts.map(toFactWordings)
const prices = ({ row }: OwnRow) => toPrices(row)
const variants = ({ row }: OwnRow) => toVariants(row)

export const ownProducts = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, "The organization's products in any state, latest change first", OwnProductList),
    requires('product.read'),
    query(OwnProductsQuery),
    async (c) => {
      const company = member(c).organization.num
      return c.json(await readOwnProducts(database(c.env.DB), company, c.req.valid('query'), c.var.locale))
    },
  )
  .post(
    '/',
    describeWrite(TAG, 'Begins a product, as a draft', { 201: OwnProductResponse }),
    requires('product.edit'),
    body(NewProduct),
    async (c) => {
      const { after, writes } = await createProduct(c, c.req.valid('json'))
      return commit(c, writes, productResult(c, after, 201))
    },
  )
  .get(
    '/:id',
    describeGet(TAG, 'One product with all its wordings', OwnProductResponse, { unknown: true }),
    requires('product.read'),
    query(LocaleQuery),
    (c) => sendSection(c, (own) => toOwnProduct(own, c.var.locale)),
  )
  .patch(
    '/:id',
    describeWrite(TAG, 'Changes a product', { 200: OwnProductResponse }, FAILURES),
    requires('product.edit'),
    body(ProductChange),
    async (c) => {
      const change = c.req.valid('json')
      const own = await ownProduct(c)
      const category = change.category && (await knownCategory(database(c.env.DB), change.category))
      const columns = { ...toRowChange(own.row, change), ...(category && { category: category.num }) }
      requireOwnStock(own.row, columns)
      const { after, writes } = editProduct(c, own, columns, category ? { category } : {})
      return commit(c, writes, productResult(c, after, 200))
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Deletes a product; for 7 days it can be restored', { 204: null }, FAILURES),
    requires('product.edit'),
    async (c) => {
      const { before, writes } = await removeProduct(c)
      const response = await commitDelete(c, writes)
      await announceProduct(c, before, { from: before.status, to: 'archived' })
      return response
    },
  )
  .post(
    '/:id/restore',
    describeWrite(
      TAG,
      'Brings back a product that was deleted within 7 days',
      { 200: OwnProductResponse },
      { 404: 'Nothing to restore' },
    ),
    requires('product.edit'),
    async (c) => {
      const { after, writes } = await restoreProduct(c)
      const response = await commit(c, writes, productResult(c, after, 200))
      await announceProduct(c, after.row, { from: 'archived', to: after.row.status })
      return response
    },
  )
  .patch(
    '/:id/status',
    describeWrite(
      TAG,
      'Sends a product in, takes it back, hides it, shows it again or puts it away',
      { 200: OwnProductResponse },
      {
        ...FAILURES,
        409: 'Not from here: `status.refused` with `allowed`; not yet: `product.incomplete` with `errors`, `company.not-active`',
      },
    ),
    requires('product.edit'),
    body(StatusChange),
    async (c) => {
      const own = await ownProduct(c)
      const now = Date.now()
      const { status } = c.req.valid('json')
      const step = statusChange(own, status, now)
      if (!step) return commit(c, [], productResult(c, own, 200))
      const { after, writes } = editProduct(c, own, step.change, { statusAt: status === 'moderation' ? now : null })
      const response = await commit(c, [...writes, ...step.writes], productResult(c, after, 200))
      await announceProduct(c, own.row, { from: own.row.status, to: after.row.status })
      return response
    },
  )
  .get(
    '/:id/prices',
    describeGet(TAG, 'Prices of a product', PricesResponse, { unknown: true }),
    requires('product.read'),
    (c) => sendSection(c, prices),
  )
  .put(
    '/:id/prices',
    describeRepeatable(TAG, 'Replaces the prices of a product', { 200: PricesResponse }, FAILURES),
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
    describeRepeatable(TAG, 'Replaces the facts of a product', { 200: FactsResponse }, FAILURES),
    requires('product.edit'),
    body(FactsInput),
    (c) => replaceSection(c, () => c.req.valid('json'), facts),
  )
  .get(
    '/:id/variants',
    describeGet(TAG, 'Variants of a product', VariantsResponse, { unknown: true }),
    requires('product.read'),
    (c) => sendSection(c, variants),
  )
  .put(
    '/:id/variants',
    describeRepeatable(TAG, 'Replaces the variants of a product', { 200: VariantsResponse }, FAILURES),
    requires('product.edit'),
    body(VariantsInput),
    async (c) => {
      const sent = c.req.valid('json')
      const response = await replaceSection(c, ({ row }) => toVariantChange(row, sent), variants)
      if (sent.variants.some(({ tiers }) => tiers)) await confirmNow(c)
      return response
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
        ...FAILURES,
        409: 'In use already: `file.used`; or `files.too-many`',
      },
    ),
    requires('product.edit'),
    body(ProductFileInput),
    async (c) => {
      const { after, writes } = await addFile(c, c.req.valid('json'))
      return commit(c, writes, editResult(201, toProductFiles(after), after.row.version))
    },
  )
  .delete(
    '/:id/files',
    describeRepeatable(TAG, 'Takes a picture or document from a product', { 204: null }, FAILURES),
    requires('product.edit'),
    query(FileKey),
    async (c) => commitDelete(c, (await removeFile(c, c.req.valid('query').file)).writes),
  )
  .route('/', productAssist)
