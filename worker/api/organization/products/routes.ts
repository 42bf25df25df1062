import { Hono } from 'hono'
import {
  NewProduct,
  OwnProductList,
  OwnProductResponse,
  OwnProductsQuery,
  ProductChange,
  ProductStatusChange,
} from '../../../../domain/contract/organization-products.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { sendVersioned } from '../../http/writes/version.ts'
import { announceProduct } from '../../public/index-now/announce.ts'
import { productAssist } from './assist/routes.ts'
import { toProductRowChange } from './change.ts'
import { createProduct } from './create.ts'
import { editProduct, ownProduct, productResult } from './edit.ts'
import { readOwnProducts } from './list.ts'
import { knownCategory } from './queries.ts'
import { removeProduct, restoreProduct } from './remove.ts'
import { withholdRuled } from './ruled-goods.ts'
import { productSections } from './sections.ts'
import { setProductStatus } from './set-status.ts'
import { requireOwnStock } from './variants.ts'
import { toOwnProduct } from './views.ts'

const TAG = 'own products'

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
    async (c) => {
      const own = await ownProduct(c)
      return sendVersioned(c, toOwnProduct(own, c.var.locale), own.row.version)
    },
  )
  .patch(
    '/:id',
    describeWrite(TAG, 'Changes a product', { 200: OwnProductResponse }, EDIT_FAILURES),
    requires('product.edit'),
    body(ProductChange),
    async (c) => {
      const change = c.req.valid('json')
      const own = await ownProduct(c)
      const category = change.category && (await knownCategory(database(c.env.DB), change.category))
      const columns = { ...toProductRowChange(own.row, change), ...(category && { category: category.num }) }
      requireOwnStock(own.row, columns)
      const held = await withholdRuled(database(c.env.DB), own.row, columns)
      const { after, writes } = editProduct(c, own, held, category ? { category } : {})
      const response = await commit(c, writes, productResult(c, after, 200))
      await announceProduct(c, own.row, { from: own.row.status, to: after.row.status })
      return response
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Deletes a product; for 7 days it can be restored', { 204: null }, EDIT_FAILURES),
    requires('product.edit'),
    async (c) => {
      const { before, writes } = await removeProduct(c)
      const response = await commitWithoutBody(c, writes)
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
        ...EDIT_FAILURES,
        409: 'Not from here: `status.refused` with `allowed`; not yet: `product.incomplete` with `errors`, `company.not-active`; never: `product.forbidden`',
      },
    ),
    requires('product.edit'),
    body(ProductStatusChange),
    (c) => setProductStatus(c, c.req.valid('json').status),
  )
  .route('/', productSections)
  .route('/', productAssist)
