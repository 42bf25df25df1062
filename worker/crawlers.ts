import { isbot } from 'isbot'

/** Crawlers that isbot takes for browsers. Tools that measure a page as people see it (GTmetrix and the like) count as people on purpose. */
const MORE_BOTS = /turingos|miniature\.io/i

/** Whether a User-Agent belongs to a crawler. An absent one counts as a person's: the page for people works for both. */
export const isCrawler = (userAgent = ''): boolean => isbot(userAgent) || MORE_BOTS.test(userAgent)

/** Results by User-Agent: few browsers make most visits, and isbot's pattern is long. */
const known = new Map<string, boolean>()
const MOST_KNOWN = 500
const LONGEST_KNOWN = 300

/** `isCrawler`, computed once for each of the frequent User-Agents. */
export function isKnownCrawler(userAgent = ''): boolean {
  const before = known.get(userAgent)
  if (before !== undefined) return before
  const result = isCrawler(userAgent)
  if (userAgent.length > LONGEST_KNOWN) return result
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(userAgent, result)
  return result
}
