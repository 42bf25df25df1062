import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { emptyQueue } from '../app/offline/queue/queue.ts'
import { deletePersonalCaches, pageStrategy } from './cached-pages.ts'
import { keepEarlierFiles, matchEarlierFile } from './earlier-files.ts'
import { answerCards, isCards } from './favourite-cards.ts'
import { answerForm, askForSync, deliverAndTell, isPatientForm } from './forms.ts'
import { offlinePage } from './offline-page.ts'
import { answerPayload, documentOf, keepDocuments, keepFirstPage } from './payloads.ts'
import { pictures } from './pictures.ts'
import { answerTree, isWholeTree, treeScreen } from './saved-classifier.ts'

/** Background Synchronization (WICG); not in TypeScript's library. */
interface SyncEvents {
  addEventListener(type: 'sync', listener: (event: ExtendableEvent) => void): void
}

declare const self: ServiceWorkerGlobalScope &
  SyncEvents & {
    /** Every hashed file of this build; the build writes the list in (scripts/vite/service-worker.ts). */
    readonly __WB_MANIFEST: PrecacheEntry[]
  }

const files = self.__WB_MANIFEST
const addresses = files.map((file) => (typeof file === 'string' ? file : file.url))

const isOurs = (url: URL) => url.origin === self.location.origin
/** What a browser may open by its address, but is no page. */
const isNoPage = (url: URL) => /^\/(api|app|dev|assets|icons|sitemaps?)[/.]|\.txt$/.test(url.pathname)

/**
 * Signing in or out, by script or by a plain form, changes whose device this is: what was kept for the one before goes, whatever
 * the answer.
 */
const changesPerson = ({ method, url }: Request) =>
  method === 'POST' &&
  /^\/(api\/auth\/(verify-code|register|logout)|\w\w\/auth\/(code|registration|sign-out))$/.test(new URL(url).pathname)

/**
 * It never skips waiting by itself: pages of the build before still ask for that build's files, and the activation of a new
 * version is what throws those away.
 */
self.addEventListener('install', (event) => event.waitUntil(keepEarlierFiles(addresses)))
self.addEventListener('fetch', (event) => {
  if (!changesPerson(event.request)) return
  event.waitUntil(deletePersonalCaches())
  // What somebody wrote before signing in is still theirs to send.
  if (/out$/.test(event.request.url)) event.waitUntil(emptyQueue())
})

// A hash in a name has no other spelling: no index.html, no .html, no ignored query keys.
precacheAndRoute(files, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] })
cleanupOutdatedCaches()
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith('/assets/'),
  ({ request }) => matchEarlierFile(request),
)
registerRoute(({ url, request }) => isOurs(url) && request.destination === 'image', pictures)
registerRoute(
  ({ url }) => isOurs(url) && isCards(url),
  ({ request, url }) => answerCards(request, url),
)
registerRoute(
  ({ url }) => isOurs(url) && isWholeTree(url),
  ({ request }) => answerTree(request),
)
registerRoute(
  ({ url }) => isOurs(url) && documentOf(url) !== null,
  ({ event, request, url }) => answerPayload(event, request, documentOf(url) ?? url),
)
registerRoute(
  ({ url, request }) => isOurs(url) && request.mode === 'navigate' && !isNoPage(url),
  ({ event, request, url }) => {
    const strategy = pageStrategy(url)
    const screen = treeScreen(url)
    return strategy
      .handle({ event, request })
      .catch((error) => (screen ? strategy.handle({ event, request: new Request(screen) }) : Promise.reject(error)))
      .catch(() => offlinePage(url.href, addresses))
  },
)
registerRoute(
  ({ url, request }) => isOurs(url) && isPatientForm(request),
  ({ request }) => answerForm(request, addresses),
  'POST',
)
// The request for a page leaves at once, not after this script has started.
enableNavigationPreload()

// Otherwise the page of a first visit is nobody's: the next version would not wait for it.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('sync', (event) => event.waitUntil(deliverAndTell()))
self.addEventListener('message', (event) => {
  const { source, data } = event
  // Somebody has agreed to the new version (web/app/offline/updates.ts).
  if (data === 'take-over') void self.skipWaiting()
  else if (data === 'deliver-later') event.waitUntil(askForSync())
  else if (data === 'keep-page' && source instanceof WindowClient) event.waitUntil(keepFirstPage(source.url, event))
  else if (Array.isArray(data?.keep)) event.waitUntil(keepDocuments(data.keep, event))
})
