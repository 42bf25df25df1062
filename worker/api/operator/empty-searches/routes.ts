/** /api/operator/empty-searches: searches without results (docs/behaviour.md, "Searches without results"). */
import { Hono } from 'hono'
import { EmptySearchList, EmptySearchQuery } from '../../../../domain/contract/empty-searches.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readEmptySearches } from './queries.ts'

export const emptySearches = new Hono<ApiEnv>().get(
  '/',
  describeGet(
    'moderation',
    'Searches of the last week that have found nothing, the most frequent first',
    EmptySearchList,
  ),
  requires('search.read'),
  query(EmptySearchQuery),
  async (c) => c.json(await readEmptySearches(database(c.env.DB), c.req.valid('query'), Date.now())),
)
