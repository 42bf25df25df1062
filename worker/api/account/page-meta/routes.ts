import { Hono } from 'hono'
import { LinkPreview, LinkPreviewQuery } from '../../../../domain/contract/link-preview.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { countAgainst, lookUpLimits } from '../../http/rate-limit.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { query } from '../../http/validate.ts'
import { describePage, network } from './describe-page.ts'

export const pageMetaRoutes = new Hono<ApiEnv>().get(
  '/',
  describeGet('app', 'Title, description and picture of a public web page', LinkPreview, { limited: true }),
  requires('page.inspect'),
  query(LinkPreviewQuery),
  async (c) => {
    await countAgainst(c, await lookUpLimits(c, 'page metadata'))
    const { url } = c.req.valid('query')
    const own = { resolver: c.env.DNS_OVER_HTTPS, site: await siteOrigin(c) }
    return c.json({ data: await describePage(url, (signal) => network(own, signal)) })
  },
)
