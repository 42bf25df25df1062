import { Hono } from 'hono'
import { RequestList, RequestResponse, RequestsQuery } from '../../../../domain/contract/requests.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readRequest, readRequests, toRequest } from './queries.ts'

const TAG = 'inquiries'

/** /api/profile/requests */
export const requests = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'What the signed-in person has asked suppliers, latest first', RequestList),
    requires('account.read'),
    query(RequestsQuery),
    async (c) => c.json(await readRequests(c.env, signedIn(c).num, c.req.valid('query'), c.var.locale)),
  )
  .get(
    '/:id',
    describeGet(TAG, 'One of them, with the supplier’s answer', RequestResponse, { unknown: true }),
    requires('account.read'),
    query(LocaleQuery),
    async (c) => {
      const row = await loadOwn(c, 'inquiry.unknown', (db, id) => readRequest(db, signedIn(c).num, id))
      return c.json({ data: toRequest(row, c.var.locale, c.env) })
    },
  )
