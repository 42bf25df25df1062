/** What was counted of visits since the last report (docs/decisions/0057-visits.md). */
import { getOrCreate } from '../../domain/get-or-create.ts'
import { countName, deviceOf, type SiteCount } from '../../domain/site-counts.ts'
import { classOf, VITAL_NAMES, type Vital } from '../../domain/web-vitals.ts'
import { BoundedCache } from '../cache/bounded-cache.ts'
import type { ResolvedRequest } from '../request.ts'
import { isFirstToday } from './first-view.ts'

/** Most different counts in one report; further ones are not counted. Pages, languages and classes are some hundred at most. */
const MAX_COUNTS = 1_000

let counts = new Map<string, number>()
/** Pages by screen, language and device together, which the report separates: one look-up for a page instead of three. */
let pages = new Map<string, number>()
/** A longer User-Agent (in characters) is rare and not worth caching. */
const MAX_KNOWN = 300
/** By User-Agent: a few browsers make most visits. */
const devices = new BoundedCache<ReturnType<typeof deviceOf>>({ limit: 500 })

function addTo(all: Map<string, number>, name: string, n = 1): void {
  const known = all.get(name)
  if (known !== undefined || all.size < MAX_COUNTS) all.set(name, (known ?? 0) + n)
}

const add = (what: SiteCount, key = ''): void => addTo(counts, countName(what, key))

/** Counts a page that was shown. @returns true: there is always something to report */
export function addVisit(request: Request, { route, prefix, search, isBot, userAgent }: ResolvedRequest): boolean {
  if (isBot) {
    add('bot')
    return true
  }
  const screen = route?.name ?? 'personal'
  const isUsual = userAgent.length <= MAX_KNOWN
  const device = isUsual ? getOrCreate(devices, userAgent, () => deviceOf(userAgent)) : deviceOf(userAgent)
  addTo(pages, `${screen} ${prefix ?? 'none'} ${device}`)
  if (screen === 'search' && search.includes('q=')) add('search')
  if (isFirstToday(request, 'site')) add('visitor')
  return true
}

/** Counts what a browser has measured of a page, of each visitor once a day and screen. @returns whether it was counted */
export function addVitals(request: Request, screen: string, measured: Partial<Record<Vital, number>>): boolean {
  if (!isFirstToday(request, `vitals ${screen}`)) return false
  for (const vital of VITAL_NAMES) {
    const value = measured[vital]
    if (value !== undefined) add(vital, `${screen} ${classOf(vital, value)}`)
  }
  return true
}

/** @returns all counts for the report, and begins to count anew */
export function takeVisits(): Record<string, number> {
  const taken = counts
  for (const [key, n] of pages) {
    const [screen = '', language = '', device = ''] = key.split(' ')
    addTo(taken, countName('page', screen), n)
    addTo(taken, countName('language', language), n)
    addTo(taken, countName('device', device), n)
  }
  counts = new Map()
  pages = new Map()
  return Object.fromEntries(taken)
}
