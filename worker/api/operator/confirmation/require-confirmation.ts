import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { database } from '../../../db/connection.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { readConfirmation } from './queries.ts'

/**
 * Refuses an act of an operator whose session was not confirmed lately with a code from a second login. An account with
 * a single login needs it where SECOND_FACTOR requires it.
 * @throws AppError 403 `confirmation.required`
 */
export async function requireConfirmation(c: Context<ApiEnv>): Promise<void> {
  const { until, logins } = await readConfirmation(database(c.env.DB), signedIn(c).session, Date.now())
  if (until === null && (logins.length > 0 || c.env.SECOND_FACTOR === 'required'))
    throw new AppError('confirmation.required', 403)
}

/** For calls that always need a confirmed session: it follows `requires`. */
export const requiresSecondFactor = createMiddleware<ApiEnv>(async function requiresSecondFactor(c, next) {
  await requireConfirmation(c)
  await next()
})
