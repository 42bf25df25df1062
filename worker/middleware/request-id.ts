import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../edge-env.ts'

/**
 * Gives a request its id. A caller's own is not used: two requests with one id could not be distinguished in the log. It is logged as well
 * if it has the form of one, so that a proxy's log can be matched.
 */
export const requestId = createMiddleware<EdgeEnv>(async function requestId(c, next) {
  const id = crypto.randomUUID()
  c.set('requestId', id)
  c.header('X-Request-Id', id)
  await next()
})

/** @returns the id that the caller has sent; undefined where it does not have the form of an id */
export const callersId = (headers: Headers): string | undefined =>
  /^[\w-]{8,64}$/.exec(headers.get('X-Request-Id') ?? '')?.[0]
