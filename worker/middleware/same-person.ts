import { createMiddleware } from 'hono/factory'
import { PERSON_COOKIE, PERSON_HEADER } from '../../domain/person-cookie.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { cookie } from '../gateway/cookies.ts'

/**
 * Refuses a request that a device stored and sends later in the session of another person than its writer. The device checks this itself
 * first, but another tab may sign in between its check and its request; the cookies of one request belong together.
 */
export const samePerson = createMiddleware<EdgeEnv>(async function samePerson(c, next) {
  const meantFor = c.req.header(PERSON_HEADER)
  if (meantFor === undefined || meantFor === (cookie(c, PERSON_COOKIE) ?? '')) return next()
  return c.body(null, 412, { 'Cache-Control': 'no-store' })
})
