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
import { resendLimits, sendLimits, verifyLimits } from './auth-limits.ts'
import type { CodeOwner } from './code-owner.ts'
import { checkCode, issueCode, type Subject, withdrawCode } from './one-time-code.ts'

/** The purpose of a code, and who may use it. */
export interface LoginCode {
  /** Login that it is sent to. */
  to: Login
  subject: Subject
  owner: CodeOwner
}

/** The subject with the requesting browser in it, so that guesses from another browser do not find the code. */
export const subjectFor = ({ subject, owner }: Pick<LoginCode, 'subject' | 'owner'>): Subject =>
  `${subject} for ${owner.browser}`

/**
 * Sends a code to a login. The work and its duration do not depend on whether the login has an account.
 * @param name of the e-mail that contains the code
 * @param about what the e-mail says besides the code
 * @throws AppError 429 `otp.too-soon` or `rate.limited`, 503 `delivery.failed`: it counts for no limit, so another can be
 *   requested at once
 */
export async function sendCode(
  c: Context<ApiEnv>,
  {
    name,
    locale,
    about = {},
    ...requested
  }: LoginCode & { name: Email['name']; locale: Locale; about?: Email['params'] },
): Promise<void> {
  const { to, owner } = requested
  const subject = subjectFor(requested)
  const limits = await sendLimits(c, to, owner)
  await countAgainst(c, limits)
  const code = await issueCode(c, subject)
  const origin = await siteOrigin(c)
  const params = { ...about, code, minutes: CODE_LIFE / 60, origin, host: new URL(origin).hostname }
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
  { to, owner, subject }: LoginCode,
  code: string,
): Promise<Write[]> {
  await countAgainst(c, await verifyLimits(c, owner))
  const useCode = await checkCode(c, subjectFor({ subject, owner }), code)
  const pauses = await resendLimits(c, to, owner)
  return [...useCode, ...(await Promise.all(pauses.map((limit) => forgetCount(c, limit))))]
}
