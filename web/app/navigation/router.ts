import { isLocale } from '../../../domain/locale.ts'
import { matchRoute } from '../../../domain/routes.ts'
import type { NavigationStore } from '../../state/navigation.ts'
import { fetchPayload } from '../page/payload.ts'
import { preparePage } from '../page/prepare-page.ts'
import { isBare, type Page } from '../shell.tsx'
import { rememberFocus, restoreFocus } from './focus-memory.ts'
import { transition } from './view-transition.ts'

interface RouterOptions {
  navigationStore: NavigationStore
  /** Draws a page, synchronously: a view transition takes its picture right after. */
  show: (page: Page) => void
}

/** Whether an address is a screen of this app in the language being shown: anything else is a plain page load. */
function isOurs(url: URL): boolean {
  const [, prefix, ...rest] = url.pathname.split('/')
  return (
    url.origin === location.origin &&
    isLocale(prefix) &&
    document.documentElement.lang.startsWith(prefix) &&
    matchRoute(`/${rest.join('/')}`) !== null
  )
}

/** Whether an address is the list being shown with other filters, on the same page of it. */
const isSameList = (url: URL): boolean =>
  url.pathname === location.pathname &&
  url.searchParams.get('page') === new URLSearchParams(location.search).get('page')

interface Navigation {
  url: URL
  signal: AbortSignal
  /** The link that was pressed, null for the back button and forms. */
  pressed: Element | null
  /** Key of the history entry that is returned to, null for a new one. */
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
    // The frame is written with the document: to a page without it, or from one, is a page load. The address is there already.
    if (isBare(payload) || !document.querySelector('header')) return location.reload()
    const page = await preparePage(payload, payload.slots)
    if (signal.aborted) return
    await transition(pressed, () => {
      document.title = payload.head.title
      show(page)
      return returnsTo === null ? null : restoreFocus(returnsTo)
    })
  } catch (error) {
    // A navigation that another one has overtaken is no failure.
    if (!signal.aborted) navigationStore.failed = url.pathname + url.search
    throw error
  } finally {
    if (!signal.aborted) navigationStore.pending = false
  }
}

/**
 * Turns link presses, GET forms and the back button into one payload request each. Where the browser has no Navigation API
 * nothing is installed, and links are plain page loads.
 * @returns undoes it
 */
export function installRouter(options: RouterOptions): () => void {
  if (!('navigation' in window)) return () => {}
  const onNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url)
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData || !isOurs(url))
      return
    // A reload asks for a fresh document.
    if (event.navigationType === 'reload') return
    // A page that writes what it shows into the address shows it already.
    if (event.destination.sameDocument && event.navigationType === 'replace') return
    const returnsTo = event.navigationType === 'traverse' ? event.destination.key : null
    if (navigation.currentEntry) rememberFocus(navigation.currentEntry.key)
    const pressed = returnsTo === null ? (event.sourceElement ?? null) : null
    event.intercept({
      handler: () => navigate({ url, signal: event.signal, pressed, returnsTo }, options),
      // A screen that is returned to has its focus back already, and a filter keeps the focus where it was pressed;
      // another page, or another screen, begins at its top.
      focusReset: returnsTo !== null || isSameList(url) ? 'manual' : 'after-transition',
    })
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
