/** The form of a report about something public, and of the appeal against the decision about it. */
import type { Context } from 'hono'
import { NewReport, ReportAppeal } from '../../domain/contract/reports.ts'
import { personalHref } from '../../domain/personal-routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createOwnClient } from '../gateway/client.ts'
import type { DrawScreen } from './plain-form.ts'
import { sentForm } from './sent-form.ts'
import { writerInput } from './writer-fields.ts'

const report = (draw: DrawScreen) =>
  sentForm(draw, {
    schema: NewReport,
    input: ({ kind, id, reason, message = '', ...writer }, locale) => ({
      kind,
      id,
      reason,
      message,
      ...writerInput(writer, locale),
    }),
    send: (c, json, headers) =>
      createOwnClient(c).post('/api/reports', { json, query: { locale: c.var.locale }, headers }),
    thanks: (c, { data: { receipt } }) => personalHref('report', c.var.locale, { receipt, done: 'sent' }),
  })

/** Posted to the report's page; the receipt in the address identifies the report and the side. */
const appeal = (draw: DrawScreen) =>
  sentForm(draw, {
    schema: ReportAppeal,
    input: ({ message = '' }) => ({ message }),
    send: (c, json, headers, { receipt = '' }) =>
      createOwnClient(c).post('/api/reports/:receipt/appeal', { params: { receipt }, json, headers }),
    thanks: (c) => personalHref('report', c.var.locale, { receipt: c.req.query('receipt'), done: 'appealed' }),
  })

export function reportForms(draw: DrawScreen) {
  const send = report(draw)
  const sendAppeal = appeal(draw)
  return (c: Context<EdgeEnv>) => (c.req.query('receipt') ? sendAppeal(c) : send(c))
}
