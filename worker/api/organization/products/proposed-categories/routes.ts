import { Hono } from 'hono'
import { ProposedCategories, ProposedCategoriesQuery } from '../../../../../domain/contract/proposed-categories.ts'
import { database } from '../../../../db/connection.ts'
import { requires } from '../../../http/access/requires.ts'
import type { ApiEnv } from '../../../http/api-env.ts'
import { describeGet } from '../../../http/openapi.ts'
import { query } from '../../../http/validate.ts'
import { proposeCategories } from './propose.ts'

/** /api/profile/company/products/proposed-categories */
export const proposedCategories = new Hono<ApiEnv>().get(
  '/',
  describeGet('own products', 'Categories that goods of this name belong to, the likeliest first', ProposedCategories),
  requires('product.read'),
  query(ProposedCategoriesQuery),
  async (c) => {
    const ids = await proposeCategories(database(c.env.DB), c.req.valid('query').q)
    return c.json({ data: ids.map((id) => ({ id })) })
  },
)
