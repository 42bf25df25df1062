import { Hono } from 'hono'
import type { Env } from '../../env.ts'
import { requires } from '../access/requires.ts'
import { describeGet } from '../openapi.ts'
import { query } from '../validate.ts'
import { describePage, network } from './describe-page.ts'
import { PageDescription, PageMetaQuery } from './schema.ts'

export const pageMeta = new Hono<Env>().get(
  '/',
  describeGet('app', 'Title, description and picture of a public web page', PageDescription),
  requires('page.inspect'),
  query(PageMetaQuery),
  async (c) => {
    const { url } = c.req.valid('query')
    return c.json({ data: await describePage(url, (signal) => network(c.env.DNS_OVER_HTTPS, signal)) })
  },
)
