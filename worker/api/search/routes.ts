import { Hono } from 'hono'
import { database } from '../../db/connection.ts'
import type { Env } from '../../env.ts'
import { fromDatabase } from '../codes/source.ts'
import { describeGet } from '../openapi.ts'
import { readSuggestions } from '../products/queries.ts'
import { query } from '../validate.ts'
import { findCodes } from './codes.ts'
import { search as searchAll } from './queries.ts'
import { ProductSearch, ProductSearchQuery, SearchQuery, SearchResults } from './schema.ts'

export const search = new Hono<Env>()
  .get(
    '/search',
    describeGet('search', 'Search across products, categories, services, companies, codes and stories', SearchResults),
    query(SearchQuery),
    async (c) => {
      const [asked, { locale }] = [c.req.valid('query'), c.var]
      const codes = (limit: number) => findCodes(fromDatabase, c, { q: asked.q, limit }, locale)
      return c.json({ data: await searchAll(database(c.env.DB), asked, locale, { now: Date.now(), codes }) })
    },
  )
  .get(
    '/product/search',
    describeGet('search', 'Typeahead for products', ProductSearch),
    query(ProductSearchQuery),
    async (c) => c.json({ data: await readSuggestions(database(c.env.DB), c.req.valid('query').q, c.var.locale) }),
  )
