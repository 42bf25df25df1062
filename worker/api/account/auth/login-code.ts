/** One-time codes that are sent to a login: sending one, and using an attempt at it. */
import type { Context } from 'hono'
import { CODE_LIFE } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Login } from '../../../../domain/login.ts'
import { deliver } from '../../delivery/deliver.ts'
import type { Email } from '../../delivery/emails.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { countAgainst, forgetCount, undoCount } from '../../http/rate-limit.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { type Write, writeAll } from '../../http/writes/commit.ts'
import { resendLimit, sendLimits, verifyLimits } from './auth-limits.ts'
import { checkCode, issueCode, type Subject, withdrawCode } from './one-time-code.ts'

/**
 * Sends a code to a login. The work and its duration do not depend on whether the login has an account.
 * @param name of the e-mail that contains the code
 * @throws AppError 429 `otp.too-soon` or `rate.limited`, 503 `delivery.failed`: it counts for no limit, so another can be
 *   requested at once
 */
export async function sendCode(
  c: Context<ApiEnv>,
  { to, subject, name, locale }: { to: Login; subject: Subject; name: Email['name']; locale: Locale },
): Promise<void> {
  const limits = await sendLimits(c, to)
  await countAgainst(c, limits)
  const code = await issueCode(c, subject)
  const origin = await siteOrigin(c)
  const params = { code, minutes: CODE_LIFE / 60, origin, host: new URL(origin).hostname }
  try {
    await deliver(c, to, { name, params }, locale)
  } catch (error) {
    await writeAll(c, [await withdrawCode(c, subject), await undoCount(c, limits)])
    throw error
  }
}

/**
 * Uses one attempt at a code that was sent to a login.
 * @returns the writes that delete the code, for the caller's batch; another code may then be sent at once
 * @throws AppError as `checkCode`, 429 `rate.limited`
 */
export async function checkLoginCode(
  c: Context<ApiEnv>,
  login: Login,
  subject: Subject,
  code: string,
): Promise<Write[]> {
  await countAgainst(c, await verifyLimits(c))
  return [...(await checkCode(c, subject, code)), await forgetCount(c, resendLimit(login))]
}
