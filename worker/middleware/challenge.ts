import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../edge-env.ts'
import { ensureChallenge } from '../gateway/cookies.ts'

/** Sets the challenge after the sign-in screen was rendered: before that there is no response to set a cookie on. */
export const withChallenge = createMiddleware<EdgeEnv>(async function withChallenge(c, next) {
  await next()
  if (c.res.status === 200 && !c.var.resolved.isBot) ensureChallenge(c)
})
