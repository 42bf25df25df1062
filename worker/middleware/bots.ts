import { createMiddleware } from 'hono/factory'
import { isbot } from 'isbot'
import type { Env } from '../env.ts'

/**
 * Crawlers that isbot takes for browsers. What measures a page as people have it (GTmetrix and its like) is left among
 * the people on purpose.
 */
const MORE_BOTS = /turingos|miniature\.io/i

/** Whether a User-Agent is a crawler's. None at all is nobody's in particular: a person's page does for it. */
export const isCrawler = (userAgent = ''): boolean => isbot(userAgent) || MORE_BOTS.test(userAgent)

/** Marks crawlers: they get one complete document without script, and no error pages (SPECIFICATION section 2). */
export const bots = createMiddleware<Env>(async function bots(c, next) {
  c.set('isBot', isCrawler(c.req.header('User-Agent')))
  await next()
})
