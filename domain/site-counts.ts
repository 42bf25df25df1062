/** What is counted of the site's use, by day (docs/decisions/0057-visits.md). */
import { VITAL_NAMES } from './web-vitals.ts'

/**
 * `page`: pages that people were shown, by screen; `search`: of these, results of a search; `language`, `device`: the same pages by language,
 * by device; `visitor`: networks a day; `bot`: pages that crawlers were shown; a web vital: visits by screen and class.
 */
export const SITE_COUNTS = ['page', 'search', 'language', 'device', 'visitor', 'bot', ...VITAL_NAMES] as const
export type SiteCount = (typeof SITE_COUNTS)[number]

export const DEVICES = ['phone', 'tablet', 'computer'] as const
type Device = (typeof DEVICES)[number]

/** @param agent header User-Agent */
export function deviceOf(agent: string): Device {
  if (/iPad|Tablet|PlayBook/.test(agent) || (agent.includes('Android') && !agent.includes('Mobi'))) return 'tablet'
  return agent.includes('Mobi') ? 'phone' : 'computer'
}

/** How a count is named in a report: what, a space, key. */
export const countName = (what: SiteCount, key = ''): string => `${what} ${key}`
