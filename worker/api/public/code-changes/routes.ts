/** GET /api/okved/changes, /api/tnved/changes (docs/behaviour.md, "Changes of an edition"). */
import { Hono } from 'hono'
import type { ClassifierName } from '../../../../domain/classifier/compact.ts'
import { CodeChangeList, CodeChangesQuery } from '../../../../domain/contract/code-changes.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { CURRENT_EDITION } from '../edition-cache.ts'
import { readCodeChanges } from './queries.ts'

export const codeChanges = (tree: ClassifierName, name: string) =>
  new Hono<ApiEnv>().get(
    '/',
    describeGet(
      'codes',
      `${name}: what its editions have changed, of all codes or of those that begin with some digits`,
      CodeChangeList,
    ),
    query(CodeChangesQuery),
    async (c) => {
      c.header('Cache-Control', CURRENT_EDITION)
      return c.json(await readCodeChanges(database(c.env.DB), tree, c.req.valid('query')))
    },
  )
