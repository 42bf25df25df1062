import type { Context } from 'hono'
import { companyRoute, companyRoutes } from '../../domain/company-kinds.ts'
import { href, type PublicRouteName } from '../../domain/routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createClient } from '../gateway/client.ts'

const OF_COMPANIES = ['supplier', 'supplierProducts', 'serviceCompany'] as const satisfies readonly PublicRouteName[]

/**
 * @returns the address to which the page of a merged company redirects (docs/behaviour.md, "Merged companies"), with the same query; null
 * where the address has no merged company
 */
export async function mergedCompany(c: Context<EdgeEnv>): Promise<string | null> {
  const { route, prefix, search } = c.var.resolved
  const name = OF_COMPANIES.find((one) => one === route?.name)
  if (!route || !name) return null
  const response = await createClient(c).get('/api/companies/:id/current', { params: { id: route.id } })
  if (!response.ok) return null
  const { data } = await response.json()
  const sells = companyRoutes(data.kind).some((one) => one === 'supplier')
  const isShown = name === 'serviceCompany' ? companyRoutes(data.kind).some((one) => one === name) : sells
  return href(isShown ? name : companyRoute(data.kind), prefix, data, Object.fromEntries(new URLSearchParams(search)))
}
