import { type Context, Hono } from 'hono'
import { RequestAnswersResponse } from '../../../../domain/contract/answers.ts'
import { RequestChange, RequestResponse, RequestsQuery, SentInquiryList } from '../../../../domain/contract/requests.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { INQUIRY_MOVES } from '../../../../domain/statuses/inquiry.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn, parseId } from '../../http/id.ts'
import { describeGet, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { changes } from '../../http/state-machine.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult, sendVersioned, unchangedRow } from '../../http/writes/version.ts'
import { threadRoutes } from '../../organization/inquiries/thread/routes.ts'
import { threadStatusWrites } from '../../organization/inquiries/thread/write.ts'
import { readAnswers } from './answers.ts'
import { isSentBy, readRequest, readRequests, toRequest } from './queries.ts'
import { contactRoutes } from './show-contact.ts'

const TAG = 'inquiries'
const UNKNOWN = 'inquiry.unknown'

const find = (c: Context<ApiEnv>) => loadOwn(c, UNKNOWN, (db, id) => readRequest(db, isSentBy(signedIn(c).num), id))

/** /api/profile/requests */
export const requestsRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'What the signed-in person has asked suppliers, latest first', SentInquiryList),
    requires('account.read'),
    query(RequestsQuery),
    async (c) => c.json(await readRequests(c.env, signedIn(c).num, c.req.valid('query'), c.var.locale)),
  )
  .get(
    '/:id',
    describeGet(TAG, 'A request of the signed-in person, with the supplier’s answer', RequestResponse, {
      unknown: true,
    }),
    requires('account.read'),
    query(LocaleQuery),
    async (c) => {
      const row = await find(c)
      return sendVersioned(c, toRequest(row, c.var.locale, c.env), row.row.version)
    },
  )
  .get(
    '/:id/quotes',
    describeGet(TAG, 'What all suppliers of the request have offered, to be compared', RequestAnswersResponse, {
      unknown: true,
    }),
    requires('account.read'),
    query(LocaleQuery),
    async (c) => {
      const id = parseId(c.req.param('id'), UNKNOWN)
      return c.json({ data: await readAnswers(database(c.env.DB), signedIn(c).num, id, c.var.locale) })
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Closes what the buyer does not need any more',
      { 200: RequestResponse },
      { ...EDIT_FAILURES, 409: 'Not from here: `status.refused` with `allowed`' },
    ),
    requires('request.edit'),
    body(RequestChange),
    async (c) => {
      const found = await find(c)
      const { row } = found
      const { status } = c.req.valid('json')
      const isChange = changes(INQUIRY_MOVES.buyer, row.status, status)
      const version = isChange ? row.version + 1 : row.version
      const now = Date.now()
      const change = { status, side: 'buyer' as const, author: signedIn(c).num, locale: c.var.locale, now }
      const after = { ...row, status, version, updatedAt: isChange ? now : row.updatedAt }
      const writes = isChange
        ? [...unchangedRow(c, 'inquiries', row.id, row.version), ...threadStatusWrites(row, change)]
        : []
      const data = toRequest({ ...found, row: after }, c.var.locale, c.env)
      return commit(c, writes, editResult(200, data, version))
    },
  )

/** The conversations of the signed-in buyer. */
export const requestThreads = threadRoutes({
  side: 'buyer',
  read: 'account.read',
  write: 'request.edit',
  writer: signedIn,
  find: async (c) => {
    const { row, contact } = await find(c)
    return { ...row, contact }
  },
  own: (c) => isSentBy(signedIn(c).num),
})

export const requestContact = contactRoutes({ write: 'request.edit', find, author: (c) => signedIn(c).num })
