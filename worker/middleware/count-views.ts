/** Counts views of companies and products, and products shown in lists, after the response (docs/decisions/0012-views.md, 0051-statistics.md). */
import type { SeenPages } from '../../domain/contract/page-views.ts'
import { COUNTRY_HEADER, knownCountry } from '../country-header.ts'
import { OWNER_COOKIE } from '../gateway/owner.ts'
import { lazy } from '../lazy.ts'
import type { ResolvedRequest } from '../request.ts'
import { createCollector, type Visit } from './collector.ts'

/** Milliseconds for which an isolate collects views. */
const COLLECT_FOR = 3000

/** Loaded on demand, because it parses addresses with a library a tenth as large as the script that serves cached pages. */
const load = lazy(async () => ({
  ...(await import('./first-view.ts')),
  ...(await import('./collected-views.ts')),
}))

const collect = createCollector({
  path: '/views',
  collectFor: COLLECT_FOR,
  load,
  take: ({ takeViews }) => takeViews(),
})

/** Matches the id in the cookie `owner`. */
const OWNER = new RegExp(`(?:^|; )${OWNER_COOKIE}=([0-9a-z]{16})(?:\\.[\\w-]+)?(?:;|$)`)

/**
 * @returns id of the account that was last signed in in the browser, '' without one; null for a session that expired more than a day ago:
 * it may be one of the company's own people. The cookie is not verified: with a forged one a visitor's own views are not counted, nothing
 * more.
 */
function viewerOf({ cookies }: ResolvedRequest): string | null {
  const by = OWNER.exec(cookies)?.[1]
  return by ?? (/\bsession=1/.test(cookies) ? null : '')
}

/** What a response has shown: a page of its own, or the products of a list. */
export type Shown = { kind: keyof SeenPages; id: string } | { ids: string }

/** The words of the search on the page from which this one was opened; '' for none. */
function wordsOfReferrer({ headers, url }: Request): string {
  const referrer = headers.get('Referer')
  if (!referrer?.includes('q=') || !URL.canParse(referrer)) return ''
  const { origin, searchParams } = new URL(referrer)
  return url.startsWith(`${origin}/`) ? (searchParams.get('q') ?? '') : ''
}

const wordsOfList = ({ search }: ResolvedRequest): string =>
  search.includes('q=') ? (new URLSearchParams(search).get('q') ?? '') : ''

/** Counts what was shown, once per visitor and day. */
export function countView(visit: Visit & { resolved: ResolvedRequest }, shown: Shown): void {
  const { request, resolved } = visit
  const by = viewerOf(resolved)
  if (by === null) return
  const what = 'ids' in shown ? `list ${resolved.path}${resolved.search}` : `${shown.kind} ${shown.id}`
  collect(visit, ({ isFirstToday, addPage, addList, countedWords }) => {
    if (!isFirstToday(request, what)) return false
    const viewer = { by, country: knownCountry(request.headers.get(COUNTRY_HEADER) ?? '') ?? '' }
    if ('ids' in shown) addList(viewer, shown.ids, countedWords(wordsOfList(resolved)))
    else addPage(viewer, shown.kind, shown.id, countedWords(wordsOfReferrer(request)))
    return true
  })
}
