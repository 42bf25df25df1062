import { Hono } from 'hono'
import { ProductSearch, ProductSearchQuery, SearchQuery, SearchResults } from '../../../../domain/contract/search.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { databaseSource } from '../classifier/source.ts'
import { readSuggestions } from '../products/queries.ts'
import { findClassifierCodes } from './classifier-hits.ts'
import { search as searchAll } from './queries.ts'

export const search = new Hono<ApiEnv>()
  .get(
    '/search',
    describeGet('search', 'Search across products, categories, services, companies, codes and stories', SearchResults),
    query(SearchQuery),
    async (c) => {
      const request = c.req.valid('query')
      const { locale } = c.var
      const codes = (limit: number) => findClassifierCodes(databaseSource, c, { q: request.q, limit }, locale)
      return c.json({ data: await searchAll(database(c.env.DB), request, locale, codes) })
    },
  )
  .get(
    '/product/search',
    describeGet('search', 'Typeahead for products', ProductSearch),
    query(ProductSearchQuery),
    async (c) => c.json({ data: await readSuggestions(database(c.env.DB), c.req.valid('query').q, c.var.locale) }),
  )
