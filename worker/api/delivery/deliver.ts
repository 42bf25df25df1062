/** Sends e-mails and SMS: one function a channel, chosen by what the operator has configured (docs/operating.md). */

import type { Context } from 'hono'
import { NOTICE_CHANNELS, type NoticeChannel } from '../../../domain/contract/notice-channels.ts'
import type { UnsentSms } from '../../../domain/contract/profile.ts'
import { DAY_S } from '../../../domain/durations.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Login } from '../../../domain/login.ts'
import type { Bindings } from '../../bindings.ts'
import { database } from '../../db/connection.ts'
import { outbox } from '../../db/schema.ts'
import { log } from '../../observe/log.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { AppError } from '../http/problem.ts'
import { countAgainst } from '../http/rate-limit.ts'
import { countMessage } from './ceilings.ts'
import { compose, type Email, type Wording } from './emails.ts'
import { threadHeaders } from './reply-address.ts'
import { recordUnsent } from './unsent-sms.ts'

/** @throws Error where the message was not accepted. */
type Channel = (to: Login, wording: Wording) => Promise<void>

/** Milliseconds until a gateway has to respond. */
const TIMEOUT = 5000

/** A gateway accepts a message by responding to a POST of JSON, with a bearer token, with any 2xx. */
async function post(url: string, token: string | undefined, message: Record<string, string>): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(message),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The delivery gateway answered ${response.status}`)
}

/** Stores messages in the database of a developer's machine, to be read at /dev/outbox. */
const toOutbox =
  (env: Bindings): Channel =>
  async ({ kind, value }, { subject, text, short, replyTo }) => {
    const sms = kind === 'phone'
    const row = {
      channel: sms ? 'sms' : 'email',
      recipient: value,
      subject,
      body: sms ? short : text,
      replyTo: sms ? null : replyTo,
    } as const
    await database(env.DB)
      .insert(outbox)
      .values({ ...row, createdAt: Date.now() })
  }

const mail = (env: Bindings): Channel | null => {
  const { EMAIL, MAIL_FROM: from = '', MAIL_GATEWAY_URL, MAIL_GATEWAY_TOKEN } = env
  if (MAIL_GATEWAY_URL) {
    return (to, { subject, text, replyTo, references, unsubscribe }) =>
      post(MAIL_GATEWAY_URL, MAIL_GATEWAY_TOKEN, {
        from,
        to: to.value,
        subject,
        text,
        ...(replyTo && { replyTo }),
        ...(references && { references }),
        ...(unsubscribe && { unsubscribe }),
      })
  }
  if (!EMAIL) return null
  return async (to, { subject, text, replyTo, references, unsubscribe }) => {
    const headers = {
      ...(references && { References: references, 'In-Reply-To': references }),
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    }
    await EMAIL.send({ from, to: to.value, subject, text, ...(replyTo && { replyTo }), headers })
  }
}

const sms = ({ SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN }: Bindings): Channel | null =>
  SMS_GATEWAY_URL ? (to, { short }) => post(SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN, { to: to.value, text: short }) : null

/**
 * Whether links in messages can be trusted: without SITE_ORIGIN they would have the host that a visitor sent, which may be anything behind
 * a wildcard route or a proxy.
 */
const isNamed = ({ SITE_ORIGIN, ENVIRONMENT }: Bindings): boolean =>
  ENVIRONMENT === 'local' || SITE_ORIGIN !== undefined

/** @returns the channel for a kind of login, null where the operator has configured none */
const channelFor = (env: Bindings, kind: Login['kind']): Channel | null =>
  isNamed(env) ? configuredFor(env, kind) : null

const configuredFor = (env: Bindings, kind: Login['kind']): Channel | null =>
  (kind === 'email' ? mail(env) : sms(env)) ?? (env.ENVIRONMENT === 'local' ? toOutbox(env) : null)

/**
 * @returns the channels over which these readers can be reached, each once. Whether a notice was accepted is known from `sendRaised`
 *   alone.
 */
export function channelsTo(env: Bindings, readers: readonly { to: Login; isMuted?: boolean }[]): NoticeChannel[] {
  const reached = readers.filter(({ isMuted }) => !isMuted)
  const reaches = (kind: Login['kind']) => reached.some(({ to }) => to.kind === kind) && channelFor(env, kind) !== null
  return NOTICE_CHANNELS.filter((channel) => reaches(channel === 'email' ? 'email' : 'phone'))
}

/**
 * @returns the channel for a login.
 * @throws AppError 503 `delivery.unconfigured`
 */
function channelTo(env: Bindings, to: Login): Channel {
  const configured = channelFor(env, to.kind)
  if (configured) return configured
  const missing = isNamed(env) ? 'a channel' : 'SITE_ORIGIN'
  log('error', 'nothing to send with', { missing, kind: to.kind })
  throw new AppError('delivery.unconfigured', 503)
}

/** Who sends: a request's bindings, and its id for the log; '' for a job. */
export interface Sender {
  env: Bindings
  requestId: string
}

/**
 * Sends an e-mail, or its short text to a phone, and waits until it was accepted.
 * @throws AppError 503 `delivery.unconfigured`, `delivery.failed`
 */
async function deliverFrom({ env, requestId }: Sender, to: Login, email: Email, locale: Locale): Promise<void> {
  const send = channelTo(env, to)
  const takeBack = await countMessage(env, to)
  try {
    const thread = email.thread && (await threadHeaders(env, email.thread))
    await send(to, { ...compose(email, locale, env), ...thread })
  } catch (error) {
    await takeBack()
    log('error', 'an e-mail was not accepted', { requestId, email: email.name }, error)
    throw new AppError('delivery.failed', 503)
  }
}

/** `deliverFrom` for a request. */
export const deliver = (c: Context<ApiEnv>, to: Login, email: Email, locale: Locale): Promise<void> =>
  deliverFrom({ env: c.env, requestId: c.var.requestId }, to, email, locale)

/** Each SMS costs the operator money, and strangers cause some of them: more than these a day are not sent. */
const SMS_A_DAY = 50

interface Notice {
  to: Login
  email: Email
  locale: Locale
}

/** Sends a notice and waits. @returns why it was not accepted; null where it was */
async function deliverNotice(from: Sender, { to, email, locale }: Notice): Promise<UnsentSms['reason'] | null> {
  if (to.kind === 'phone') {
    const limit = { name: 'notices by SMS', subject: to.value, most: SMS_A_DAY, seconds: DAY_S }
    const isLimited = await countAgainst(from, [limit]).then(
      () => false,
      () => true,
    )
    if (isLimited) return 'limit'
  }
  return deliverFrom(from, to, email, locale).then(
    () => null,
    () => 'failed',
  )
}

/** @returns whether it was accepted; an SMS that was not is recorded, and its owner sees in the account that it was not sent */
export async function sendNotice(from: Sender, notice: Notice): Promise<boolean> {
  const fault = await deliverNotice(from, notice)
  if (fault === null) return true
  if (notice.to.kind === 'phone') await recordUnsent(from.env, notice.to.value, fault)
  return false
}
