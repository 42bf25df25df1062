import { Hono } from 'hono'
import { NewRequest, RequestCopyResponse, SendRequestResponse } from '../../../../domain/contract/new-request.ts'
import { OpenedRequestResponse, OpenRequestConfirmation } from '../../../../domain/contract/open-requests.ts'
import { RequestFileResponse } from '../../../../domain/contract/request-files.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { describeFileForm, UNSTORED_FILE } from '../../account/files/describe-form.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { commitWithoutBody } from '../../http/writes/commit.ts'
import { requestWithdrawal } from './erase.ts'
import { uploadRequestFile } from './files.ts'
import { closeOpen, confirmOpen } from './open/own.ts'
import { readRequestCopy } from './queries.ts'
import { sendRequest } from './send.ts'
import { toRequestCopy } from './views.ts'

const TAG = 'inquiries'
const UNKNOWN = 'inquiry.unknown'

/** /api/requests */
export const requestForm = new Hono<ApiEnv>()
  .post(
    '/',
    describeWrite(
      TAG,
      'Asks several suppliers at once: each gets its own lines',
      { 201: SendRequestResponse },
      { 429: 'Too many from here' },
    ),
    requires('inquiry.send'),
    query(LocaleQuery),
    body(NewRequest),
    (c) => sendRequest(c, c.req.valid('json')),
  )
  .post(
    '/files',
    describeWrite(
      TAG,
      'Stores a file for a request, also of people without an account; unless a request names it, it is deleted after a day',
      { 201: RequestFileResponse },
      {
        ...UNSTORED_FILE,
        409: 'No room left: `file.quota`',
        415: 'No form, or no such kind of file: `body.not-form`, `file.type`',
        429: 'Too many from here',
      },
    ),
    describeFileForm,
    requires('inquiry.send'),
    uploadRequestFile,
  )
  .get(
    '/:receipt',
    describeGet(TAG, 'The buyer’s copy of a request', RequestCopyResponse, { unknown: true }),
    requires('inquiry.send'),
    query(LocaleQuery),
    async (c) => {
      const copy = await readRequestCopy(database(c.env.DB), c.req.param('receipt'), Date.now())
      return c.json({ data: toRequestCopy(orNotFound(copy, UNKNOWN), c.var.locale) })
    },
  )
  .delete(
    '/:receipt',
    describeRepeatable(
      TAG,
      'Withdraws the consent to a request: contact and texts are erased at every supplier, and its inquiries are closed',
      { 204: null },
      { 404: 'No such copy: `inquiry.unknown`' },
    ),
    requires('inquiry.send'),
    async (c) => {
      const db = database(c.env.DB)
      const { row } = orNotFound(await readRequestCopy(db, c.req.param('receipt'), Date.now()), UNKNOWN)
      return commitWithoutBody(c, requestWithdrawal(row, Date.now()))
    },
  )
  .post(
    '/:receipt/open',
    describeWrite(
      TAG,
      'Publishes the lines in words, once the contact of the request is confirmed',
      { 200: OpenedRequestResponse },
      {
        404: 'No such copy: `open-request.unknown`',
        409: 'Not confirmed, or closed: `open-request.unconfirmed`, `open-request.ended`',
      },
    ),
    requires('inquiry.send'),
    body(OpenRequestConfirmation),
    (c) => confirmOpen(c, c.req.valid('json').token),
  )
  .delete(
    '/:receipt/open',
    describeRepeatable(
      TAG,
      'Closes the open request: suppliers do not see it any more, their answers stay',
      { 204: null },
      { 404: 'No such copy: `open-request.unknown`' },
    ),
    requires('inquiry.send'),
    closeOpen,
  )
