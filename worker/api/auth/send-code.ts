import type { Context } from 'hono'
import type { Locale } from '../../../web/locale.ts'
import type { Env } from '../../env.ts'
import { deliver } from '../delivery/deliver.ts'
import type { Letter } from '../delivery/letters.ts'
import { countAgainst, forgetCount } from '../rate-limit.ts'
import { siteOrigin } from '../site-origin.ts'
import { writeAll } from '../writes/commit.ts'
import { CODE_LIFE, issueCode, type Subject, withdrawCode } from './code.ts'
import { resendLimit, sendLimits } from './limits.ts'
import type { Login } from './login.ts'

/**
 * Sends a code to a login; whether anybody has that login makes no difference here, in what is done or how long it takes.
 * @param name of the letter that carries it.
 * @throws AppError 429 `otp.too-soon` or `rate.limited`, 503 `delivery.failed`: then another may be asked for at once.
 */
export async function sendCode(
  c: Context<Env>,
  { to, subject, name, locale }: { to: Login; subject: Subject; name: Letter['name']; locale: Locale },
): Promise<void> {
  await countAgainst(c, await sendLimits(c, to))
  const code = await issueCode(c, subject)
  const origin = siteOrigin(c)
  const params = { code, minutes: CODE_LIFE / 60, origin, host: new URL(origin).hostname }
  try {
    await deliver(c, to, { name, params }, locale)
  } catch (error) {
    await writeAll(c, [await withdrawCode(c, subject), await forgetCount(c, resendLimit(to))])
    throw error
  }
}
