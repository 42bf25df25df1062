/** GET /api/tnved/candidates (docs/behaviour.md, "Code for goods"). */
import { Hono } from 'hono'
import { CandidatesQuery, CandidatesResponse } from '../../../../domain/contract/code-candidates.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readCandidates } from './read-candidates.ts'

const describe = describeGet(
  'codes',
  'Three TN VED codes that goods may have, from name, category and facts, with reasons for and against each',
  CandidatesResponse,
)

export const candidates = new Hono<ApiEnv>().get('/', describe, query(CandidatesQuery), async (c) => {
  // Operators' names of things count at once.
  c.header('Cache-Control', 'public, max-age=60')
  return c.json(await readCandidates(c, c.req.valid('query')))
})
