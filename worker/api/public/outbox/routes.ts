import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { database } from '../../../db/connection.ts'
import { outbox as table } from '../../../db/schema.ts'
import { isFromEdge } from '../../client.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { isLoopback } from '../../http/loopback.ts'
import { describeGet } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { query } from '../../http/validate.ts'

const MAX_MESSAGES = 50

const OutboxQuery = v.object({ to: v.optional(v.string()) })
const Message = v.object({
  id: v.number(),
  channel: v.picklist(['email', 'sms']),
  to: v.string(),
  subject: v.string(),
  body: v.string(),
  /** Where a reply goes; null: to the site's own address. */
  replyTo: v.nullable(v.string()),
  sentAt: v.string(),
})
const Messages = v.object({ data: v.array(Message) })
type Message = v.InferOutput<typeof Message>

const page = (messages: Message[]) =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<h1>Outbox</h1><p><a href="/dev/inbox">Send an e-mail in</a></p>${messages.map(
    ({ to, subject, body, replyTo, sentAt }) =>
      html`<article><h2>${subject}</h2><p>${to}${replyTo ? html` · Reply-To: ${replyTo}` : ''} · <time datetime="${sentAt}">${sentAt}</time></p><pre>${body}</pre></article>`,
  )}</html>`

/** /dev/outbox: the messages that a developer's machine would have sent. In other environments it is a 404. */
export const outboxRoutes = new Hono<ApiEnv>().get(
  '/',
  describeGet('development', 'Latest messages to people, newest first; on a developer’s machine alone', Messages, {
    unknown: true,
  }),
  query(OutboxQuery),
  async (c) => {
    // One wrong variable must not open it to the internet: an edge forwards only requests from its own machine (worker/gateway/gateway.ts).
    const isHere = isLoopback(c.req.url) || (await isFromEdge(c))
    if (c.env.ENVIRONMENT !== 'local' || !isHere) throw new AppError('route.unknown', 404)
    const { to } = c.req.valid('query')
    const rows = await database(c.env.DB)
      .select()
      .from(table)
      .where(to === undefined ? undefined : eq(table.recipient, to))
      .orderBy(desc(table.num))
      .limit(MAX_MESSAGES)
    const data = rows.map(
      ({ num, recipient, createdAt, channel, subject, body, replyTo }): Message => ({
        id: num,
        channel,
        to: recipient,
        subject,
        body,
        replyTo,
        sentAt: new Date(createdAt).toISOString(),
      }),
    )
    c.header('Cache-Control', 'no-store')
    return c.req.header('Accept')?.includes('text/html') ? c.html(page(data)) : c.json({ data })
  },
)
