import { Hono } from 'hono'
import * as v from 'valibot'
import { SitemapKind, SitemapParts, SitemapQuery, SitemapRows } from '../../../../domain/contract/sitemap.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { query } from '../../http/validate.ts'
import { readParts, readSitemapRows } from './queries.ts'

export const sitemap = new Hono<ApiEnv>()
  .get('/', describeGet('app', 'How many parts the sitemap of each kind has', SitemapParts), async (c) =>
    c.json({ data: await readParts(database(c.env.DB)) }),
  )
  .get(
    '/:kind',
    describeGet('app', 'Addresses of a part, some thousand at a time', SitemapRows, { unknown: true }),
    query(SitemapQuery),
    async (c) => {
      const kind = v.safeParse(SitemapKind, c.req.param('kind'))
      if (!kind.success) throw new AppError('sitemap.unknown', 404)
      return c.json(await readSitemapRows(database(c.env.DB), kind.output, c.req.valid('query'), Date.now()))
    },
  )
