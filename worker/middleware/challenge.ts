import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../edge-env.ts'
import { ensureChallenge } from '../gateway/cookies.ts'

/** After the sign-in screen was drawn: its response takes cookies from then on only. */
export const withChallenge = createMiddleware<EdgeEnv>(async function withChallenge(c, next) {
  await next()
  if (c.res.status === 200 && !c.var.resolved.isBot) ensureChallenge(c)
})
