import { createMiddleware } from 'hono/factory'
import type { Env } from '../../env.ts'
import { clientAddress } from '../client.ts'
import { tooMany } from '../problem.ts'
import { limitsDevices } from '../rate-limit.ts'

/** Seconds: the platform's counter has spans of this length (wrangler.toml). */
const SPAN = 60

/** The platform's counter, cheap and coarse, before anything is read from the database. */
export const shield = createMiddleware<Env>(async function shield(c, next) {
  const { AUTH_SHIELD } = c.env
  const address = AUTH_SHIELD && limitsDevices(c.env) ? await clientAddress(c) : null
  if (AUTH_SHIELD && address !== null) {
    const { success } = await AUTH_SHIELD.limit({ key: address })
    if (!success) throw tooMany('rate.limited', SPAN)
  }
  await next()
})
