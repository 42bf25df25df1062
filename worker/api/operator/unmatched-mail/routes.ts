/** /api/operator/unmatched-mail: e-mails to reply addresses that belong to no thread (docs/behaviour.md, "Answers by e-mail"). */
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  AssignMailResponse,
  MailAssignment,
  UnmatchedMailList,
  UnmatchedMailQuery,
} from '../../../../domain/contract/unmatched-mail.ts'
import { callStore } from '../../../call-store.ts'
import { database } from '../../../db/connection.ts'
import { runSoon } from '../../../jobs/queue-job.ts'
import { lazy } from '../../../lazy.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn, orNotFound } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { body, query } from '../../http/validate.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { forgetMail, rawKey } from '../../inbound/unmatched.ts'
import { readUnmatched, readUnmatchedMail } from './queries.ts'

const TAG = 'moderation'
const UNKNOWN = 'mail.unknown'

/** The parser of e-mails, which few requests need. */
const assigning = lazy(async () => ({
  ...(await import('../../inbound/mail-to-message.ts')),
  ...(await import('../../inbound/match.ts')),
  ...(await import('../../inbound/parse-mail.ts')),
}))

const find = (c: Context<ApiEnv>) => loadOwn(c, UNKNOWN, readUnmatchedMail)

/** The e-mail as it arrived. @throws AppError 404 `mail.unknown` where its bytes are gone */
async function readRaw(c: Context<ApiEnv>, id: string): Promise<Uint8Array> {
  const stored = orNotFound((await callStore('R2', () => c.env.FILES.get(rawKey(id)))) ?? undefined, UNKNOWN)
  return new Uint8Array(await stored.arrayBuffer())
}

const isOpen = (id: string) => sql`EXISTS (SELECT 1 FROM unmatched_mail WHERE id = ${id} AND expires_at > 0)`

export const unmatchedMailRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'E-mails to reply addresses that belong to no thread, latest first', UnmatchedMailList),
    requires('mail.read'),
    query(UnmatchedMailQuery),
    async (c) => c.json(await readUnmatched(database(c.env.DB), c.req.valid('query'))),
  )
  .post(
    '/:id/thread',
    describeWrite(
      TAG,
      'Makes the e-mail a message of a thread, whose other side is notified',
      { 201: AssignMailResponse },
      {
        400: 'The e-mail cannot be read: `mail.unreadable`',
        404: 'No such e-mail: `mail.unknown`; no such thread: `inquiry.unknown`',
        409: 'The thread has ended: `inquiry.ended`',
      },
    ),
    requires('mail.assign'),
    body(MailAssignment),
    async (c) => {
      const { id } = await find(c)
      const { thread: to, side } = c.req.valid('json')
      const { mailWrites, parseMail, readThread } = await assigning()
      const thread = orNotFound(await readThread(database(c.env.DB), to), 'inquiry.unknown')
      const mail = await parseMail(await readRaw(c, id)).catch(() => {
        throw new AppError('mail.unreadable', 400)
      })
      const author = { side, user: side === 'buyer' ? thread.user : null, locale: thread.locale }
      const taken = [refuseUnless(isOpen(id), new AppError(UNKNOWN, 404)), forgetMail(sql`id = ${id}`)]
      const place = { env: c.env, origin: await siteOrigin(c) }
      const { id: message, writes } = await mailWrites(place, thread, author, mail)
      const response = await commit(c, [...taken, ...writes], { status: 201, body: { data: { id: message } } })
      await runSoon(c, ['notice'])
      return response
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Deletes the e-mail', { 204: null }, { 404: 'No such e-mail: `mail.unknown`' }),
    requires('mail.assign'),
    async (c) => {
      const { id } = await find(c)
      return commitWithoutBody(c, [forgetMail(sql`id = ${id}`)])
    },
  )
