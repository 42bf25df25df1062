import { Hono } from 'hono'
import { database } from '../../db/connection.ts'
import type { Env } from '../../env.ts'
import { describeGet } from '../openapi.ts'
import { AppError } from '../problem.ts'
import { query } from '../validate.ts'
import { readChildren, readTree } from './queries.ts'
import { CategoryQuery, CategoryTree } from './schema.ts'

export const categories = new Hono<Env>().get(
  '/',
  describeGet('categories', 'The category tree with product counts, or one level of it', CategoryTree, {
    unknown: true,
  }),
  query(CategoryQuery),
  async (c) => {
    const { parent } = c.req.valid('query')
    const db = database(c.env.DB)
    const data = parent ? await readChildren(db, parent, c.var.locale) : await readTree(db, c.var.locale)
    if (!data) throw new AppError('category.unknown', 404)
    return c.json({ data })
  },
)
