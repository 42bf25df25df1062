import type { Context } from 'hono'
import type { Env } from '../env.ts'

/** @returns public address of the site, for links in letters: 'https://market.example'. */
export const siteOrigin = (c: Context<Env>): string => c.env.SITE_ORIGIN ?? new URL(c.req.url).origin
