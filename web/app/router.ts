import { isLocale } from '../locale.ts'
import { matchRoute } from '../routes.ts'
import type { NavigationStore } from '../state/navigation.ts'
import type { NavigationPayload } from './payload.ts'
import { fetchPayload } from './payload.ts'
import { preparePage } from './prepare-page.ts'
import type { Page } from './shell.tsx'

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

const toPage = (payload: NavigationPayload) => preparePage(payload, (name) => payload.deferred[name] ?? { ok: false })

/** Draws within a same-document view transition where there is one and motion is welcome. */
async function transition(draw: () => void): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !document.startViewTransition) return draw()
  await document.startViewTransition(draw).updateCallbackDone
}

async function navigate(url: URL, signal: AbortSignal, { navigationStore, show }: RouterOptions): Promise<void> {
  navigationStore.pending = true
  navigationStore.failed = null
  try {
    const payload = await fetchPayload(url, { signal })
    if (payload.redirect) return location.assign(payload.redirect)
    const page = await toPage(payload)
    if (signal.aborted) return
    await transition(() => {
      document.title = payload.head.title
      show(page)
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
    // A filter keeps the focus where it was pressed; another page, or another screen, begins at its top.
    const focusReset = isSameList(url) ? 'manual' : 'after-transition'
    event.intercept({ focusReset, handler: () => navigate(url, event.signal, options) })
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
