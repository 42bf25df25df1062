import { Hono } from 'hono'
import { NewLead, SendLeadResponse } from '../../../../domain/contract/leads.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { listed } from '../../../../domain/listed.ts'
import { phoneText } from '../../../../domain/phone-text.ts'
import { database } from '../../../db/connection.ts'
import { consentVersion } from '../../../db/consent-version.ts'
import { newId } from '../../../db/id.ts'
import { leads as table } from '../../../db/schema.ts'
import { sendSoon } from '../../delivery/notify.ts'
import { raise } from '../../delivery/raise.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeWrite } from '../../http/openapi.ts'
import { countAgainst, writingLimits } from '../../http/rate-limit.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'

export const leadsRoutes = new Hono<ApiEnv>().post(
  '/',
  describeWrite(
    'leads',
    'Stores a message from a landing page',
    { 201: SendLeadResponse },
    { 429: 'Too many from here' },
  ),
  requires('lead.send'),
  query(LocaleQuery),
  body(NewLead),
  async (c) => {
    const { page, message, contact } = c.req.valid('json')
    await countAgainst(c, await writingLimits(c, 'lead', contact.email ?? contact.phone ?? ''))
    const now = Date.now()
    const row = {
      id: newId(now),
      page,
      message,
      contact,
      locale: c.var.locale,
      consent: consentVersion(now),
      createdAt: now,
    }
    const { CONTACT_EMAIL: operator } = c.env
    const from = listed(
      [contact.name, contact.organization, contact.email, contact.phone && phoneText(contact.phone)],
      c.var.locale,
    )
    const raised = raise(
      {
        event: 'lead',
        key: `lead:${row.id}`,
        readers: operator ? [{ to: { kind: 'email', value: operator }, locale: c.var.locale }] : [],
        emailTo: () => ({ name: 'lead', params: { page, contact: from, message } }),
      },
      now,
    )
    const writes = [database(c.env.DB).insert(table).values(row), ...raised.writes]
    const response = await commit(c, writes, { status: 201, body: { data: { id: row.id } } })
    await sendSoon(c)
    return response
  },
)
