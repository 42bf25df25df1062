import { createMiddleware } from 'hono/factory'
import { clientNetworks } from '../../client.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { tooMany } from '../../http/problem.ts'
import { limitsDevices } from '../../http/rate-limit.ts'

/** Period of the platform's counter in seconds (wrangler.toml). */
const SPAN = 60

/** The platform's coarse rate limit, which costs no database query. */
export const coarseLimit = createMiddleware<ApiEnv>(async function coarseLimit(c, next) {
  const { AUTH_SHIELD } = c.env
  const [network] = AUTH_SHIELD && limitsDevices(c.env) ? await clientNetworks(c) : []
  if (AUTH_SHIELD && network !== undefined) {
    const { success } = await AUTH_SHIELD.limit({ key: network })
    if (!success) throw tooMany('rate.limited', SPAN)
  }
  await next()
})
