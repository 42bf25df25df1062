import { type Context, Hono } from 'hono'
import {
  ProductFacets,
  ProductFacetsQuery,
  ProductList,
  ProductListQuery,
  ProductQuery,
  ProductResponse,
  SimilarProducts,
} from '../../../../domain/contract/products.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { lazy } from '../../../lazy.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound, parseId } from '../../http/id.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import type { MeaningOf } from '../search/meant-category.ts'
import { productOrGone } from '../withdrawn/gone.ts'
import { basisOf } from './cards.ts'
import { readProduct } from './one.ts'
import { readFacets, readProductList, readSimilar } from './queries.ts'

const meaning = lazy(() => import('../search/meant-category.ts'))

const meaningIn =
  (c: Context<ApiEnv>): MeaningOf =>
  async (q) =>
    (await meaning()).meaningOf(c, q)

const UNKNOWN = 'product.unknown'

export const productsRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet('products', 'Products by category, words and filters', ProductList),
    query(ProductListQuery),
    async (c) => c.json(await readProductList(database(c.env.DB), c.req.valid('query'), c.var.locale, meaningIn(c))),
  )
  .get(
    '/filter',
    describeGet('products', 'What each filter could be set to, with counts', ProductFacets),
    query(ProductFacetsQuery),
    async (c) => c.json(await readFacets(database(c.env.DB), c.req.valid('query'), c.var.locale, meaningIn(c))),
  )
  .get(
    '/:id',
    describeGet('products', 'One product', ProductResponse, { unknown: true, withdrawn: true }),
    query(ProductQuery),
    async (c) => {
      const id = parseId(c.req.param('id'), UNKNOWN)
      const db = database(c.env.DB)
      const product = await readProduct(db, id, c.var.locale, basisOf(c.req.valid('query')))
      return c.json({ data: await productOrGone(db, id, product) })
    },
  )
  .get(
    '/:id/products',
    describeGet('products', 'Similar products, nearest in price first', SimilarProducts, { unknown: true }),
    query(LocaleQuery),
    async (c) => {
      const id = parseId(c.req.param('id'), UNKNOWN)
      return c.json({ data: orNotFound(await readSimilar(database(c.env.DB), id, c.var.locale), UNKNOWN) })
    },
  )
