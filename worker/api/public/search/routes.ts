import { Hono } from 'hono'
import {
  NarrowedSearch,
  ProductSearch,
  ProductSearchQuery,
  SearchQuery,
  SearchResults,
} from '../../../../domain/contract/search.ts'
import { database } from '../../../db/connection.ts'
import { lazy } from '../../../lazy.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'

/** Stemmers, synonyms and corrections, and the search of the classifiers, are loaded here: other pages do not need them. */
const searching = lazy(() => import('./queries.ts'))
const narrowing = lazy(() => import('./narrowed/queries.ts'))
const classifierHits = lazy(() => import('./classifier-hits.ts'))
const meaningOfWords = lazy(() => import('./meant-category.ts'))
const counting = lazy(() => import('./count-empty.ts'))
const classifierSource = lazy(() => import('../classifier/source.ts'))

export const search = new Hono<ApiEnv>()
  .get(
    '/search',
    describeGet('search', 'Search across products, categories, services, companies, codes and stories', SearchResults),
    query(SearchQuery),
    async (c) => {
      const request = c.req.valid('query')
      const { locale } = c.var
      const { searchAll } = await searching()
      const { findClassifierCodes } = await classifierHits()
      const { databaseSource } = await classifierSource()
      const codes = (limit: number) => findClassifierCodes(databaseSource, c, { q: request.q, limit }, locale)
      const { meaningOf } = await meaningOfWords()
      const beside = { codes, meaning: await meaningOf(c, request.q) }
      const data = await searchAll(database(c.env.DB), request, locale, beside)
      if (request.counted) await (await counting()).countEmpty(c, request.q, locale, data)
      return c.json({ data })
    },
  )
  .get(
    '/search/narrowed',
    describeGet('search', 'The category that a query names together with some of its parameters', NarrowedSearch),
    query(ProductSearchQuery),
    async (c) => {
      const { q } = c.req.valid('query')
      const { readNarrowed } = await narrowing()
      const { meaningOf, surelyMeant } = await meaningOfWords()
      const meant = surelyMeant(await meaningOf(c, q))
      return c.json({ data: await readNarrowed(database(c.env.DB), q, c.var.locale, meant) })
    },
  )
  .get(
    '/product/search',
    describeGet('search', 'Typeahead for products', ProductSearch),
    query(ProductSearchQuery),
    async (c) => {
      const { readSuggestions } = await searching()
      return c.json({ data: await readSuggestions(database(c.env.DB), c.req.valid('query').q, c.var.locale) })
    },
  )
