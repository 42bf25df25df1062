/**
 * Finds which other organization of the visitor a screen belongs to, to offer switching to it (docs/behaviour.md, "Several organizations").
 */
import type { Context } from 'hono'
import type { PersonalName } from '../../domain/personal-routes.ts'
import type { OtherOrganization } from '../../web/pages/not-found/load.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createOwnClient } from '../gateway/client.ts'

/** Screens of one thing of an organization, to which notices link. */
const OF_ORGANIZATION: ReadonlySet<PersonalName> = new Set<PersonalName>([
  'product',
  'productPrice',
  'productFile',
  'productFact',
  'productEdit',
  'import',
  'received',
  'ownQuote',
  'sale',
  'approval',
  'employee',
])

/** @returns null where the screen belongs to no organization, or to none of the visitor's others */
export async function otherOrganization(c: Context<EdgeEnv>): Promise<OtherOrganization | null> {
  const { personal, path, search } = c.var.resolved
  if (!personal || !OF_ORGANIZATION.has(personal.name)) return null
  const { locale } = c.var
  const response = await createOwnClient(c).get('/api/profile/organization-of/:id', {
    params: { id: personal.id },
    query: { locale },
  })
  if (!response.ok) return null
  const { id, name, isCurrent } = (await response.json()).data
  return isCurrent ? null : { id, name, next: `/${locale}${path}${search}` }
}
