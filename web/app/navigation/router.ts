import { isLocale } from '../../../domain/locale.ts'
import { matchRoute } from '../../../domain/routes.ts'
import type { Stores } from '../../state/stores.tsx'
import { fetchPayload } from '../page/payload.ts'
import type { ScreenChange, ShowPage } from './change-screen.ts'

interface RouterOptions {
  navigationStore: Stores['navigation']
  show: ShowPage
}

const fetchChangeScreen = () => import('./change-screen.ts')

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
 * Whether an address is the current screen with other filters, sorting or variant (docs/behaviour.md, "Changed filters"). Another page
 * of the list and the results of another search count as other screens: they are shown from the top.
 */
const isSameList = (url: URL): boolean =>
  url.pathname === location.pathname &&
  !url.pathname.endsWith('/search') &&
  unpaged(url.href) !== unpaged(location.href)

async function navigate(
  url: URL,
  change: ScreenChange,
  { navigationStore, show }: RouterOptions,
  referrer: string,
): Promise<void> {
  const { signal } = change
  navigationStore.pending = true
  navigationStore.failed = null
  try {
    const { changeScreen } = await fetchChangeScreen()
    await changeScreen(() => fetchPayload(url, { signal, referrer }), change, show)
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
  // Fetched before the first navigation, without delaying the app's start; after a failure the navigation tries again.
  fetchChangeScreen().catch(() => {})
  // The address of the page that is shown, where a list with other filters is on its way, whose address is the current one already.
  let shown: URL | null = null
  const onNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url)
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData || !isOurs(url))
      return
    // A reload must fetch the document again.
    if (event.navigationType === 'reload') return
    // A page that changes its own address to match its state (write-address.ts) needs no navigation.
    if (event.destination.sameDocument && event.navigationType === 'replace') return
    const returnsTo = event.navigationType === 'traverse' ? event.destination.key : null
    const leaves = navigation.currentEntry?.key
    const pressed = returnsTo === null ? (event.sourceElement ?? null) : null
    // Read now, because at the time of the request the address has changed: without it no search could be counted as having led there.
    const referrer = location.href
    // A filter pressed twice stays where it is, too.
    const inPlace = returnsTo === null && (isSameList(url) || (shown !== null && url.href === referrer))
    if (inPlace && shown && pressed) {
      event.preventDefault()
      const drawn = shown
      import('./with-change.ts').then(({ changePending }) => changePending(drawn, url)).catch(() => {})
      return
    }
    shown = inPlace ? (shown ?? new URL(referrer)) : null
    event.intercept({
      handler: () =>
        navigate(url, { signal: event.signal, leaves, pressed, returnsTo, inPlace }, options, referrer).finally(() => {
          if (!event.signal.aborted) shown = null
        }),
      // Going back restores the focus, and a filter leaves it where it was clicked; after any other navigation it moves
      // to the top.
      focusReset: returnsTo !== null || inPlace ? 'manual' : 'after-transition',
      scroll: inPlace ? 'manual' : 'after-transition',
    })
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
