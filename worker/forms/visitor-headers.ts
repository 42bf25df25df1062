import type { Context } from 'hono'
import { COUNTRY_HEADER } from '../country-header.ts'
import type { EdgeEnv } from '../edge-env.ts'

/** Headers of a form's call of the API with the visitor's network, as the platform names it. */
export const visitorHeaders = (c: Context<EdgeEnv>): Record<string, string> => ({
  'CF-Connecting-IP': c.req.header('CF-Connecting-IP') ?? '',
  [COUNTRY_HEADER]: c.req.header(COUNTRY_HEADER) ?? '',
})
