import { Hono } from 'hono'
import { CategoryQuery, CategoryTree } from '../../../../domain/contract/categories.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readChildren, readTree } from './queries.ts'

export const categories = new Hono<ApiEnv>().get(
  '/',
  describeGet('categories', 'The category tree with product counts, or one level of it', CategoryTree, {
    unknown: true,
  }),
  query(CategoryQuery),
  async (c) => {
    const { parent } = c.req.valid('query')
    const db = database(c.env.DB)
    const data = parent ? await readChildren(db, parent, c.var.locale) : await readTree(db, c.var.locale)
    return c.json({ data: orNotFound(data, 'category.unknown') })
  },
)
