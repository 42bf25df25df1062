import type { Context } from 'hono'
import { addressOf, href, type RouteName } from '../../domain/routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createClient } from '../gateway/client.ts'

/** Pages that a category narrows by a parameter of their query. */
const NARROWED: readonly RouteName[] = ['catalogue', 'suppliers']

/**
 * @returns the address to which the page of a merged category redirects (docs/behaviour.md, "Categories"), with the same query; null where
 * the address has no merged category
 */
export async function mergedCategory(c: Context<EdgeEnv>): Promise<string | null> {
  const { route, path, prefix, search } = c.var.resolved
  const query = Object.fromEntries(new URLSearchParams(search))
  const isPath = route?.name === 'category'
  const id = isPath ? route.id : route && NARROWED.includes(route.name) ? query.category : undefined
  if (id === undefined) return null
  const response = await createClient(c).get('/api/categories/:id', { params: { id }, query: { locale: c.var.locale } })
  if (!response.ok) return null
  const { data } = await response.json()
  if (data.id === id) return null
  return isPath ? href('category', prefix, data, query) : addressOf(path, prefix, { ...query, category: data.id })
}
