/** /dev/inbox: sends an e-mail in, as Email Routing would. On a developer's machine alone; elsewhere it is a 404. */
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { MAX_MAIL_BYTES } from '../../../../domain/limits.ts'
import { runSoon } from '../../../jobs/queue-job.ts'
import { lazy } from '../../../lazy.ts'
import { isFromEdge } from '../../client.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { isLoopback } from '../../http/loopback.ts'
import { describeFile, describeRepeatable } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import type { ReceivedMail } from '../../inbound/receive.ts'

/** The parser of e-mails, which few requests need. */
const receiver = lazy(() => import('../../inbound/receive.ts'))

const Outcome = v.object({
  data: v.object({
    as: v.pipe(
      v.picklist(['message', 'unmatched', 'ignored', 'refused']),
      v.description('The result of the e-mail'),
      v.examples(['message']),
    ),
  }),
})

const page = (
  outcome: ReceivedMail | null,
) => html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inbox</title>
<h1>Inbox</h1>${outcome ? html`<p role="status">${outcome.as === 'refused' ? `refused: ${outcome.reason}` : outcome.as}</p>` : ''}
<form method="post" enctype="multipart/form-data">
<p><label>From <input name="from" required></label></p><p><label>To (the Reply-To of a message at /dev/outbox) <input name="to" required size="60"></label></p>
<p><label>Subject <input name="subject"></label></p><p><label>Text <textarea name="text" rows="8" cols="60"></textarea></label></p>
<p><label>or a whole e-mail (.eml) <input type="file" name="raw"></label></p><p><button>Send</button></p></form></html>`

/** @throws AppError 404 `route.unknown`: one wrong variable must not open it to the internet */
async function requireLocal(c: Context<ApiEnv>): Promise<void> {
  const isHere = isLoopback(c.req.url) || (await isFromEdge(c))
  if (c.env.ENVIRONMENT !== 'local' || !isHere) throw new AppError('route.unknown', 404)
  c.header('Cache-Control', 'no-store')
}

const oneLine = (value: unknown): string => (typeof value === 'string' ? value.replace(/[\r\n]+/g, ' ') : '')

function composed(fields: Record<string, unknown>): Uint8Array {
  const head = [
    `From: ${oneLine(fields.from)}`,
    `To: ${oneLine(fields.to)}`,
    `Subject: ${oneLine(fields.subject)}`,
    `Message-ID: <${crypto.randomUUID()}@inbox.localhost>`,
    'Content-Type: text/plain; charset=utf-8',
  ]
  return new TextEncoder().encode(`${head.join('\r\n')}\r\n\r\n${typeof fields.text === 'string' ? fields.text : ''}`)
}

export const inbox = new Hono<ApiEnv>()
  .get(
    '/',
    describeFile('development', 'A form that sends an e-mail in; on a developer’s machine alone'),
    async (c) => {
      await requireLocal(c)
      return c.html(page(null))
    },
  )
  .post(
    '/',
    describeRepeatable(
      'development',
      'Receives an e-mail as Email Routing would pass it on; on a developer’s machine alone',
      { 200: Outcome },
      { 404: 'Not on a developer’s machine: `route.unknown`', 413: 'Too large: `body.too-large`' },
    ),
    async (c) => {
      await requireLocal(c)
      const fields = await c.req.parseBody()
      const { raw: file } = fields
      const raw = file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : composed(fields)
      if (raw.length > MAX_MAIL_BYTES) throw new AppError('body.too-large', 413)
      const { receiveMail } = await receiver()
      const incoming = { from: oneLine(fields.from), to: oneLine(fields.to), raw }
      const outcome = await receiveMail({ env: c.env, origin: await siteOrigin(c) }, incoming)
      // Nothing was stored of an ignored e-mail: there is no notice to send.
      if (outcome.as !== 'ignored') await runSoon(c, ['notice'])
      return c.req.header('Accept')?.includes('text/html')
        ? c.html(page(outcome))
        : c.json({ data: { as: outcome.as } })
    },
  )
