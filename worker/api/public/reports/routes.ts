/** /api/reports: anybody reports what should not be on the site (docs/behaviour.md, "Reports"). */
import { Hono } from 'hono'
import { NewReport, ReportAppeal, ReportCopyResponse, SendReportResponse } from '../../../../domain/contract/reports.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { appeal } from './appeal.ts'
import { readByReceipt, toReportCopy } from './queries.ts'
import { sendReport } from './send.ts'

const TAG = 'reports'

export const reportForm = new Hono<ApiEnv>()
  .post(
    '/',
    describeWrite(
      TAG,
      'Reports a product, a company, or a message that was written to the caller',
      { 201: SendReportResponse },
      {
        401: 'The Guest-Token of who reports a message has expired: `guest.required`',
        404: 'Not public, or no message to the caller: `report.subject`',
        429: 'Too many from here',
      },
    ),
    requires('report.send'),
    query(LocaleQuery),
    body(NewReport),
    (c) => sendReport(c, c.req.valid('json')),
  )
  .get(
    '/:receipt',
    describeGet(TAG, 'A report as one of its sides sees it, with the decision', ReportCopyResponse, { unknown: true }),
    requires('report.send'),
    query(LocaleQuery),
    async (c) => {
      const found = await readByReceipt(database(c.env.DB), c.req.param('receipt'))
      return c.json({ data: toReportCopy(orNotFound(found, 'report.unknown'), c.var.locale, Date.now()) })
    },
  )
  .post(
    '/:receipt/appeal',
    describeWrite(
      TAG,
      'Appeals a decision, once, by the side that it is against: the next one is final',
      { 200: ReportCopyResponse },
      { 404: 'No such report: `report.unknown`', 409: 'The decision cannot be appealed: `report.final`' },
    ),
    requires('report.send'),
    query(LocaleQuery),
    body(ReportAppeal),
    (c) => appeal(c, c.req.param('receipt'), c.req.valid('json').message),
  )
