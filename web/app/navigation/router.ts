import { isLocale } from '../../../domain/locale.ts'
import { matchRoute } from '../../../domain/routes.ts'
import type { Stores } from '../../state/stores.tsx'
import { fetchPayload } from '../page/payload.ts'
import { preparePage } from '../page/prepare-page.ts'
import { isBare, type Page } from '../shell.tsx'
import { announce } from './announce.ts'
import { drawAroundFocus, RESULTS_ID, rememberFocus, restoreFocus } from './focus-memory.ts'
import { transition } from './view-transition.ts'

interface RouterOptions {
  navigationStore: Stores['navigation']
  /** Renders a page synchronously, because a view transition captures it right after. */
  show: (page: Page) => void
}

/** Whether an address is a screen of this app in the current language; any other is a page load. */
export function isOurs(url: URL): boolean {
  const [, prefix, ...rest] = url.pathname.split('/')
  return (
    url.origin === location.origin &&
    isLocale(prefix) &&
    document.documentElement.lang.startsWith(prefix) &&
    matchRoute(`/${rest.join('/')}`) !== null
  )
}

/** An address without its page number. */
function unpaged(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('page')
  return url.pathname + url.search
}

/**
 * Whether an address is what is shown now with other filters, sorting or variant (docs/behaviour.md, "Changed filters").
 * Another page of it begins at the top, and so do the results of another search.
 */
const isSameList = (url: URL): boolean =>
  url.pathname === location.pathname &&
  !url.pathname.endsWith('/search') &&
  unpaged(url.href) !== unpaged(location.href)

interface Navigation {
  url: URL
  signal: AbortSignal
  /** The clicked link; null for the back button and forms. */
  pressed: Element | null
  /** Key of the history entry for back and forward; null for a new one. */
  returnsTo: string | null
  /** Whether only filters change: scroll position and focus stay. */
  inPlace: boolean
}

/** Where fewer results are left than the position needs, the browser would show the end of the page: they begin there. */
function keepResultsInView(before: number): void {
  if (Math.ceil(window.scrollY) < Math.floor(before)) document.getElementById(RESULTS_ID)?.scrollIntoView()
}

async function navigate(
  { url, signal, pressed, returnsTo, inPlace }: Navigation,
  { navigationStore, show }: RouterOptions,
): Promise<void> {
  navigationStore.pending = true
  navigationStore.failed = null
  try {
    const payload = await fetchPayload(url, { signal })
    if (payload.redirect) return location.assign(payload.redirect)
    // The document has the frame or not, so a navigation between both kinds needs a page load. The address is set
    // already.
    if (isBare(payload) || !document.querySelector('header')) return location.reload()
    const page = await preparePage(payload, payload.slots)
    if (signal.aborted) return
    await transition(pressed, () => {
      document.title = payload.head.title
      if (inPlace) {
        const { scrollY } = window
        const focused = drawAroundFocus(() => show(page))
        keepResultsInView(scrollY)
        announce(document.getElementById(RESULTS_ID)?.dataset.count ?? '')
        return focused
      }
      show(page)
      return returnsTo === null ? null : restoreFocus(returnsTo)
    })
  } catch (error) {
    // A navigation aborted by a newer one is not an error.
    if (!signal.aborted) navigationStore.failed = url.pathname + url.search
    throw error
  } finally {
    if (!signal.aborted) navigationStore.pending = false
  }
}

/**
 * Turns clicks on links, GET forms and the back button into one payload request each. In a browser without the
 * Navigation API links remain page loads.
 * @returns a function that removes the listener
 */
export function installRouter(options: RouterOptions): () => void {
  if (!('navigation' in window)) return () => {}
  const onNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url)
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData || !isOurs(url))
      return
    // A reload must fetch the document again.
    if (event.navigationType === 'reload') return
    // A page that replaces its own address to match its state shows that state already.
    if (event.destination.sameDocument && event.navigationType === 'replace') return
    const returnsTo = event.navigationType === 'traverse' ? event.destination.key : null
    if (navigation.currentEntry) rememberFocus(navigation.currentEntry.key)
    const pressed = returnsTo === null ? (event.sourceElement ?? null) : null
    const inPlace = returnsTo === null && isSameList(url)
    event.intercept({
      handler: () => navigate({ url, signal: event.signal, pressed, returnsTo, inPlace }, options),
      // Going back restores the focus, and a filter leaves it where it was clicked; after any other navigation it moves
      // to the top.
      focusReset: returnsTo !== null || inPlace ? 'manual' : 'after-transition',
      scroll: inPlace ? 'manual' : 'after-transition',
    })
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
