/** How an e-mail or SMS is sent: one function a channel, chosen by what the operator has configured (docs/operating.md). */

import type { Login } from '../../../domain/login.ts'
import type { Bindings } from '../../bindings.ts'
import { database } from '../../db/connection.ts'
import { outbox } from '../../db/schema.ts'
import { log } from '../../observe/log.ts'
import { AppError } from '../http/problem.ts'
import type { Wording } from './emails.ts'

/** @throws Error where the message was not taken. */
type Channel = (to: Login, wording: Wording) => Promise<void>

/** Milliseconds that a gateway has to take a message. */
const PATIENCE = 5000

/** A gateway takes a POST of JSON with a bearer; any 2xx means that it has the message. */
async function post(url: string, token: string | undefined, message: Record<string, string>): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(message),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The delivery gateway answered ${answer.status}`)
}

/** Stores messages in the database of a developer's machine, to be read at /dev/outbox. */
const toOutbox =
  (env: Bindings): Channel =>
  async ({ kind, value }, { subject, text, short }) => {
    const sms = kind === 'phone'
    const row = { channel: sms ? 'sms' : 'email', recipient: value, subject, body: sms ? short : text } as const
    await database(env.DB)
      .insert(outbox)
      .values({ ...row, createdAt: Date.now() })
  }

const mail = (env: Bindings): Channel | null => {
  const { EMAIL, MAIL_FROM: from = '', MAIL_GATEWAY_URL, MAIL_GATEWAY_TOKEN } = env
  if (MAIL_GATEWAY_URL) {
    return (to, { subject, text }) => post(MAIL_GATEWAY_URL, MAIL_GATEWAY_TOKEN, { from, to: to.value, subject, text })
  }
  if (!EMAIL) return null
  return async (to, { subject, text }) => {
    await EMAIL.send({ from, to: to.value, subject, text })
  }
}

const sms = ({ SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN }: Bindings): Channel | null =>
  SMS_GATEWAY_URL ? (to, { short }) => post(SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN, { to: to.value, text: short }) : null

/**
 * @returns the channel for a login.
 * @throws AppError 503 `delivery.unconfigured`
 */
export function channelTo(env: Bindings, to: Login): Channel {
  const configured = to.kind === 'email' ? mail(env) : sms(env)
  if (configured) return configured
  if (env.ENVIRONMENT === 'local') return toOutbox(env)
  log('error', 'nothing to send with: configure a channel (docs/operating.md, "Delivery")', { kind: to.kind })
  throw new AppError('delivery.unconfigured', 503)
}
