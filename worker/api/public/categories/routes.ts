import { Hono } from 'hono'
import { CategoryQuery, CategoryResponse, CategoryTree } from '../../../../domain/contract/categories.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound, parseId } from '../../http/id.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readChildren, readCurrent, readTree } from './queries.ts'

const UNKNOWN = 'category.unknown'

export const categoriesRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet('categories', 'The category tree with product counts, or one level of it', CategoryTree, {
      unknown: true,
    }),
    query(CategoryQuery),
    async (c) => {
      const { parent } = c.req.valid('query')
      const db = database(c.env.DB)
      const data = parent ? await readChildren(db, parent, c.var.locale) : await readTree(db, c.var.locale)
      return c.json({ data: orNotFound(data, UNKNOWN) })
    },
  )
  .get(
    '/:id',
    describeGet('categories', 'A category; of one that was merged, the one that has its goods now', CategoryResponse, {
      unknown: true,
    }),
    async (c) => {
      const id = parseId(c.req.param('id'), UNKNOWN)
      return c.json({ data: orNotFound(await readCurrent(database(c.env.DB), id, c.var.locale), UNKNOWN) })
    },
  )
