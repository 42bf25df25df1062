/** Sends e-mails and SMS: one function a channel, chosen by what the operator has configured (docs/operating.md). */
import type { Context } from 'hono'
import type { Locale } from '../../../domain/locale.ts'
import type { Login } from '../../../domain/login.ts'
import type { Bindings } from '../../bindings.ts'
import { database } from '../../db/connection.ts'
import { outbox } from '../../db/schema.ts'
import { log } from '../../observe/log.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { inBackground } from '../http/background.ts'
import { AppError } from '../http/problem.ts'
import { compose, type Email, type Wording } from './emails.ts'

/** @throws Error where the message was not accepted. */
type Channel = (to: Login, wording: Wording) => Promise<void>

/** Milliseconds until a gateway has to respond. */
const PATIENCE = 5000

/** A gateway accepts a message by responding to a POST of JSON, with a bearer token, with any 2xx. */
async function post(url: string, token: string | undefined, message: Record<string, string>): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(message),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The delivery gateway answered ${response.status}`)
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
function channelTo(env: Bindings, to: Login): Channel {
  const configured = to.kind === 'email' ? mail(env) : sms(env)
  if (configured) return configured
  if (env.ENVIRONMENT === 'local') return toOutbox(env)
  log('error', 'nothing to send with: configure a channel (docs/operating.md, "Delivery")', { kind: to.kind })
  throw new AppError('delivery.unconfigured', 503)
}

/**
 * Sends an e-mail, or its short text to a phone, and waits until it was accepted.
 * @throws AppError 503 `delivery.unconfigured`, `delivery.failed`
 */
export async function deliver(c: Context<ApiEnv>, to: Login, email: Email, locale: Locale): Promise<void> {
  const send = channelTo(c.env, to)
  try {
    await send(to, compose(email, locale))
  } catch (error) {
    log('error', 'an e-mail was not accepted', { requestId: c.var.requestId, email: email.name }, error)
    throw new AppError('delivery.failed', 503)
  }
}

/** Sends one after the response; the request succeeds even where it cannot be sent. */
export const notify = (c: Context<ApiEnv>, to: Login, email: Email, locale: Locale): Promise<void> =>
  inBackground(
    c,
    deliver(c, to, email, locale).catch(() => undefined),
  )
