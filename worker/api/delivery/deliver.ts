import type { Context } from 'hono'
import type { Locale } from '../../../domain/locale.ts'
import type { Login } from '../../../domain/login.ts'
import { log } from '../../observe/log.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { inBackground } from '../http/background.ts'
import { AppError } from '../http/problem.ts'
import { channelTo } from './channels.ts'
import { compose, type Email } from './emails.ts'

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
