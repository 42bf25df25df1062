import { Hono } from 'hono'
import { WithdrawnQuery, WithdrawnResponse } from '../../../../domain/contract/withdrawn.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound, parseId } from '../../http/id.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readWithdrawn } from './queries.ts'

const UNKNOWN = 'page.unknown'

/** Mounted at /app/withdrawn. */
export const withdrawn = new Hono<ApiEnv>().get(
  '/:id',
  describeGet('app', 'What was public once and is not any more, and where there is more like it', WithdrawnResponse, {
    unknown: true,
  }),
  query(WithdrawnQuery),
  async (c) => {
    const id = parseId(c.req.param('id'), UNKNOWN)
    const { kind } = c.req.valid('query')
    const { locale } = c.var
    return c.json({ data: orNotFound(await readWithdrawn(database(c.env.DB), kind, { id, locale }), UNKNOWN) })
  },
)
