/** /api/conversations: inquiries that were sent without an account, for the person who has proven the contact given in them. */

import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { RequestResponse } from '../../../../domain/contract/requests.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { guestOf } from '../../http/access/guest.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { sendVersioned } from '../../http/writes/version.ts'
import { threadRoutes } from '../../organization/inquiries/thread/routes.ts'
import { readRequest, toRequest } from './queries.ts'
import { inquiriesOfGuest } from './sender-conditions.ts'
import { contactRoutes } from './show-contact.ts'

const isTheirs = (c: Context<ApiEnv>): SQL => sql`inquiries.num IN ${inquiriesOfGuest(guestOf(c))}`

const find = (c: Context<ApiEnv>) => loadOwn(c, 'inquiry.unknown', (db, id) => readRequest(db, isTheirs(c), id))

export const conversations = new Hono<ApiEnv>().get(
  '/:id',
  describeGet('inquiries', 'A request of a guest, with the supplier’s answer', RequestResponse, {
    unknown: true,
  }),
  requires('conversation.read'),
  query(LocaleQuery),
  async (c) => {
    const found = await find(c)
    return sendVersioned(c, toRequest(found, c.var.locale, c.env), found.row.version)
  },
)

export const conversationThreads = threadRoutes({
  side: 'buyer',
  read: 'conversation.read',
  write: 'conversation.write',
  find: async (c) => {
    const { row, contact } = await find(c)
    return { ...row, contact }
  },
  own: isTheirs,
  writer: (c) => ({ num: null, id: `guest ${guestOf(c).value}`, name: '', organization: null }),
})

export const conversationContact = contactRoutes({ write: 'conversation.write', find, author: () => null })
