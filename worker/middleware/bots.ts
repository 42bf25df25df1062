import { createMiddleware } from 'hono/factory'
import { isbot } from 'isbot'
import type { EdgeEnv } from '../edge-env.ts'

/**
 * Crawlers that isbot takes for browsers. What measures a page as people have it (GTmetrix and its like) is left among
 * the people on purpose.
 */
const MORE_BOTS = /turingos|miniature\.io/i

/** Whether a User-Agent is a crawler's. None at all is nobody's in particular: a person's page does for it. */
export const isCrawler = (userAgent = ''): boolean => isbot(userAgent) || MORE_BOTS.test(userAgent)

/** What was found out of a User-Agent: few browsers make most visits, and isbot's pattern is long. */
const known = new Map<string, boolean>()
const MOST_KNOWN = 500
const LONGEST_KNOWN = 300

/** `isCrawler`, asked once for each of the User-Agents that come often. */
export function isKnownCrawler(userAgent = ''): boolean {
  const before = known.get(userAgent)
  if (before !== undefined) return before
  const found = isCrawler(userAgent)
  if (userAgent.length > LONGEST_KNOWN) return found
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(userAgent, found)
  return found
}

/** Marks crawlers: they get one complete document without script, and no error pages (SPECIFICATION section 2). */
export const bots = createMiddleware<EdgeEnv>(function bots(c, next) {
  c.set('isBot', isKnownCrawler(c.req.header('User-Agent')))
  return next()
})
