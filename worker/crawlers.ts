import { isbot } from 'isbot'
import { BoundedCache } from './cache/bounded-cache.ts'

/**
 * Crawlers that isbot classifies as browsers. Tools that measure a page as people see it (GTmetrix and the like) count as people on
 * purpose.
 */
const MORE_BOTS = /turingos|miniature\.io/i

/** Whether a User-Agent belongs to a crawler. An absent one counts as a person's: the page for people works for both. */
export const isCrawler = (userAgent = ''): boolean => isbot(userAgent) || MORE_BOTS.test(userAgent)

/** A longer User-Agent (in characters) is rare and not worth caching. */
const MAX_AGENT_LENGTH = 300
/** Results by User-Agent: a few browsers make most visits, and isbot's pattern is slow. */
const known = new BoundedCache<boolean>({ limit: 500 })

/** `isCrawler`, computed once for each of the frequent User-Agents. */
export function isKnownCrawler(userAgent = ''): boolean {
  const before = known.get(userAgent)
  if (before !== undefined) return before
  const result = isCrawler(userAgent)
  if (userAgent.length <= MAX_AGENT_LENGTH) known.set(userAgent, result)
  return result
}
