import type { Context } from 'hono'
import { read } from '../../domain/page-error.ts'
import type { CategoryTrees } from '../../web/app/page/load.ts'
import { memoizeResponse } from '../cache/memoized-response.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createClient } from '../gateway/client.ts'

const categories = memoizeResponse('categories', (api, locale) =>
  read(api.get('/api/categories', { query: { locale } })),
)
const services = memoizeResponse('services', (api, locale) => read(api.get('/api/services', { query: { locale } })))

/** The trees that a page's load may read, in the page's language. */
export function treesOf(c: Context<EdgeEnv>): CategoryTrees {
  const { locale, requestId } = c.var
  return {
    categories: async () => (await categories(createClient(c), locale, requestId)).data,
    services: async () => (await services(createClient(c), locale, requestId)).data,
  }
}
