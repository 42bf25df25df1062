import type { Context } from 'hono'
import type { Login } from '../../../../domain/login.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { countAgainst, forgetCount } from '../../http/rate-limit.ts'
import type { Write } from '../../http/writes/commit.ts'
import { resendLimit, verifyLimits } from './auth-limits.ts'
import { checkCode, type Subject } from './one-time-code.ts'

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
  await countAgainst(c, await verifyLimits(c, login))
  return [...(await checkCode(c, subject, code)), await forgetCount(c, resendLimit(login))]
}
