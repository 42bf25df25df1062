/** /app/admin/leads: messages from the forms of the landing pages (docs/behaviour.md, "Partnership requests"). */
import { Hono } from 'hono'
import { HandleLeadResponse, LeadHandling, LeadList, LeadQuery } from '../../../../domain/contract/leads.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { handle, readLead, readLeads } from './queries.ts'

const TAG = 'moderation'

export const leadList = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Messages from the landing pages, those that wait or those that are dealt with', LeadList),
    requires('lead.read'),
    query(LeadQuery),
    async (c) => c.json(await readLeads(database(c.env.DB), c.req.valid('query'))),
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Marks a message as dealt with, or as waiting again',
      { 200: HandleLeadResponse },
      { 404: 'No such message' },
    ),
    requires('lead.handle'),
    body(LeadHandling),
    async (c) => {
      const { num } = await loadOwn(c, 'lead.unknown', readLead)
      const { handled } = c.req.valid('json')
      const writes = [handle(num, handled, signedIn(c).num, Date.now())]
      return commit(c, writes, { status: 200, body: { data: { id: c.req.param('id'), handled } } })
    },
  )
