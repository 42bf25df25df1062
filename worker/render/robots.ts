import type { Context } from 'hono'
import type { EdgeEnv } from '../edge-env.ts'
import { origin } from './render-page.ts'

/** Payloads repeat pages, and the API repeats their data: crawlers need neither. */
export const robots = (c: Context<EdgeEnv>) =>
  c.text(
    [
      'User-agent: *',
      'Disallow: /*/_payload.json',
      'Disallow: /api/',
      'Disallow: /app/',
      'Disallow: /dev/',
      'Allow: /api/files/',
      'Allow: /api/docs',
      '',
      `Sitemap: ${origin(c)}/sitemap.xml`,
      '',
    ].join('\n'),
    200,
    {
      'Cache-Control': 'public, max-age=86400',
    },
  )
