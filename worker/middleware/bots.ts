import { createMiddleware } from 'hono/factory'
import { isbot } from 'isbot'
import type { Env } from '../env.ts'

/** Marks crawlers: they get one complete document without script, and no error pages (SPECIFICATION section 2). */
export const bots = createMiddleware<Env>(async function bots(c, next) {
  c.set('isBot', isbot(c.req.header('User-Agent')))
  await next()
})
