import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../edge-env.ts'
import { ensureChallenge } from '../gateway/cookies.ts'

/** Set after the sign-in screen was rendered: only then does its response accept cookies. */
export const withChallenge = createMiddleware<EdgeEnv>(async function withChallenge(c, next) {
  await next()
  if (c.res.status === 200 && !c.var.resolved.isBot) ensureChallenge(c)
})
