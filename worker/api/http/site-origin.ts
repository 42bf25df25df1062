import type { Context } from 'hono'
import type { ApiEnv } from './api-env.ts'

/** @returns the site's public origin for links in e-mails: 'https://market.example' */
export const siteOrigin = (c: Context<ApiEnv>): string => c.env.SITE_ORIGIN ?? new URL(c.req.url).origin
