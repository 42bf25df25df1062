import { isLocale } from '../../../domain/locale.ts'
import { matchRoute } from '../../../domain/routes.ts'
import type { Stores } from '../../state/stores.tsx'
import { fetchPayload } from '../page/payload.ts'
import { preparePage } from '../page/prepare-page.ts'
import { isBare, type Page } from '../shell.tsx'
import { rememberFocus, restoreFocus } from './focus-memory.ts'
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

/** Whether an address is the current list with other filters but the same page number. */
const isSameList = (url: URL): boolean =>
  url.pathname === location.pathname &&
  url.searchParams.get('page') === new URLSearchParams(location.search).get('page')

interface Navigation {
  url: URL
  signal: AbortSignal
  /** The clicked link; null for the back button and forms. */
  pressed: Element | null
  /** Key of the history entry for back and forward; null for a new one. */
  returnsTo: string | null
}

async function navigate(
  { url, signal, pressed, returnsTo }: Navigation,
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
    event.intercept({
      handler: () => navigate({ url, signal: event.signal, pressed, returnsTo }, options),
      // Going back restores the focus, and a filter leaves it where it was clicked; after any other navigation it moves
      // to the top.
      focusReset: returnsTo !== null || isSameList(url) ? 'manual' : 'after-transition',
    })
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
