import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadFavourites } from '../state/favourites.ts'
import { loadRecentSearches } from '../state/recent-searches.ts'
import type { Stores } from '../state/stores.tsx'
import { loadTheme } from '../state/theme.ts'
import { installDisclosures } from './enhancements/disclosures.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { installRouter } from './navigation/router.ts'
import { isSeparate, type Page, Shell } from './shell.tsx'
import { afterIdle, isSlowLine } from './startup/idle.ts'

interface AppProps {
  first: Page
  stores: Stores
  /** Called once, when the app responds to clicks. */
  onReady: () => void
}

/**
 * Loads what is stored on this device after hydration, because the HTML being hydrated is the same for every visitor.
 */
function loadDevice(stores: Stores) {
  loadFavourites(stores.favourites, localStorage)
  loadRecentSearches(stores.recentSearches, localStorage)
  loadTheme(stores.theme, localStorage)
}

/**
 * Prefetches what the page links to when the browser is idle, never on a slow connection (docs/behaviour.md,
 * "Prefetch"). The script for it is loaded only then.
 */
function prefetchAhead(): () => void {
  if (isSlowLine()) return () => {}
  let stop: (() => void) | undefined
  let stopped = false
  const cancel = afterIdle(async () => {
    const { prefetchLinksInView } = await import('./navigation/prefetch.ts')
    if (!stopped) stop = prefetchLinksInView()
  })
  return () => {
    stopped = true
    cancel()
    stop?.()
  }
}

/** The app in the browser: shows a page and navigates to others. */
export function App({ first, stores, onReady }: AppProps) {
  const [page, setPage] = useState(first)
  // Installed before the page counts as hydrated: from then on Escape has to close a menu that a key has opened.
  useEffect(() => installDisclosures(document), [])
  useEffect(() => {
    loadDevice(stores)
    const onStorage = () => loadDevice(stores)
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [stores])
  // The sheet of a separate page lacks the rules of the others, so every link from it is a page load.
  const isAlone = isSeparate(first.payload)
  useEffect(() => {
    if (isAlone) return
    return installRouter({ navigationStore: stores.navigation, show: (next) => flushSync(() => setPage(next)) })
  }, [stores, isAlone])
  useEffect(() => (isSeparate(page.payload) ? undefined : prefetchAhead()), [page])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the effects above
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    onReady()
  }, [])
  return (
    <ErrorBoundary page={page} stores={stores}>
      <Shell page={page} stores={stores} />
    </ErrorBoundary>
  )
}
