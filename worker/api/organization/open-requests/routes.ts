import { Hono } from 'hono'
import {
  AnswerOpenRequestResponse,
  OpenRequestAnswer,
  OpenRequestList,
  OpenRequestResponse,
  OpenRequestsQuery,
} from '../../../../domain/contract/open-requests.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { answerOpenRequest } from './answer.ts'
import { readOpenRequest, readOpenRequests, toOpenRequest } from './queries.ts'

const TAG = 'inquiries'
const UNKNOWN = 'open-request.unknown'

/** /api/profile/company/open-requests */
export const openRequestsRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(
      TAG,
      'Open requests of the categories in which the organization sells, the latest first',
      OpenRequestList,
    ),
    requires('inquiry.read'),
    query(OpenRequestsQuery),
    async (c) => {
      const which = { ...c.req.valid('query'), company: member(c).organization.num, now: Date.now() }
      return c.json(await readOpenRequests(database(c.env.DB), which, c.var.locale))
    },
  )
  .get(
    '/:id',
    describeGet(TAG, 'An open request with all its lines', OpenRequestResponse, { unknown: true }),
    requires('inquiry.read'),
    query(LocaleQuery),
    async (c) => {
      const row = await loadOwn(c, UNKNOWN, (db, id) => readOpenRequest(db, member(c).organization.num, id))
      return c.json({ data: toOpenRequest(row, c.var.locale) })
    },
  )
  .post(
    '/:id/answer',
    describeWrite(
      TAG,
      'Answers an open request: begins a conversation with the buyer, who is notified',
      { 201: AnswerOpenRequestResponse },
      {
        404: 'No such id',
        409: 'Not any more: `open-request.ended`, `open-request.full`, `open-request.answered`, `company.not-active`',
      },
    ),
    requires('inquiry.answer'),
    body(OpenRequestAnswer),
    async (c) => {
      const row = await loadOwn(c, UNKNOWN, (db, id) => readOpenRequest(db, member(c).organization.num, id))
      return answerOpenRequest(c, row, c.req.valid('json').text)
    },
  )
