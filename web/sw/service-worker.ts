import { CacheFirst } from 'workbox-strategies'
import { deleteOutdated, installFiles, respondWithFile } from './build-files.ts'
import { deletePages, deletePersonalCaches, expiration, matchOptions, pageStrategy } from './cached-pages.ts'
import { changesPerson } from './changes-person.ts'
import { isCards, respondWithCards } from './favourite-cards.ts'
import { openNotice, showNotice } from './notices.ts'
import { offlinePage } from './offline-page.ts'
import { cacheDocuments, cacheFirstPage, documentOf, respondWithPayload } from './payloads.ts'
import { publicFilesOnly } from './public-files-only.ts'
import { deliverAndNotify, isQueueable, redirectWaitingPage, requestSync, respondWithForm } from './queued-forms.ts'
import { isWholeTree, respondWithTree, screenAtCode, treeScreen } from './saved-classifier.ts'

/** Background Synchronization (WICG); not in TypeScript's library. */
interface SyncEvents {
  addEventListener(type: 'sync', listener: (event: ExtendableEvent) => void): void
}

declare const self: ServiceWorkerGlobalScope & SyncEvents

/** Pictures of this site. A changed picture has a new address, so a cached one is never outdated. */
const pictures = new CacheFirst({ cacheName: 'pictures', matchOptions, plugins: [publicFilesOnly, expiration(200)] })

/** Whether a browser may open the address, but it is not a page. */
const isNoPage = (url: URL) => /^\/(api|app|dev|assets|icons|sitemaps?)[/.]|\.txt$/.test(url.pathname)

/** Sends the choice of a currency or of a quantity. Without a network nothing changes, and the pages on the device stay. */
async function respondWithChoice(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    await deletePages()
    return response
  } catch {
    return offlinePage(request.referrer || self.location.origin)
  }
}

function respondWithPage(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event
  const strategy = pageStrategy(url)
  const screen = treeScreen(url)
  return strategy
    .handle({ event, request })
    .catch((error) => (screen ? strategy.handle({ event, request: new Request(screen) }) : Promise.reject(error)))
    .catch(async () => {
      const screenAt = await screenAtCode(url)
      return screenAt ? Response.redirect(screenAt) : offlinePage(url.href)
    })
}

/**
 * @returns the response to a page's request, from the first handler that matches; null leaves the request to the
 * browser
 */
function respond(event: FetchEvent): Promise<Response> | null {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return null
  if (isQueueable(request)) return respondWithForm(event)
  if (request.method !== 'GET') return /\/(currency|basis)$/.test(url.pathname) ? respondWithChoice(request) : null
  if (url.pathname.startsWith('/assets/')) return respondWithFile(request)
  if (request.destination === 'image') return pictures.handle({ event, request })
  if (isCards(url)) return respondWithCards(request, url)
  if (isWholeTree(url)) return respondWithTree(request)
  const document = documentOf(url)
  if (document) return respondWithPayload(event, request, document)
  return request.mode === 'navigate' && !isNoPage(url) ? respondWithPage(event, url) : null
}

/**
 * A new version waits until it is accepted: open pages still request files of the previous build, which the activation
 * deletes.
 */
self.addEventListener('install', (event) => event.waitUntil(installFiles()))
self.addEventListener('fetch', (event) => {
  if (changesPerson(event.request)) event.waitUntil(deletePersonalCaches())
  const response = respond(event)
  if (response) event.respondWith(response)
})
/** With navigation preload the request for a page is sent while this script is still starting; old browsers have none. */
const enableNavigationPreload = () => self.registration.navigationPreload?.enable()

// Without a claim the page of a first visit has no service worker, and the next version would not wait for it.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOutdated(), enableNavigationPreload(), self.clients.claim()])),
)
self.addEventListener('sync', (event) => event.waitUntil(deliverAndNotify()))
self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)))
self.addEventListener('message', (event) => {
  const { source, data } = event
  // The visitor has accepted the new version (web/app/offline/updates.ts).
  if (data === 'take-over') void self.skipWaiting()
  else if (data === 'deliver-later') event.waitUntil(requestSync())
  else if (data === 'deliver') event.waitUntil(deliverAndNotify().catch(() => undefined))
  else if (data?.settled) event.waitUntil(redirectWaitingPage(data.settled))
  else if (data === 'keep-page' && source instanceof WindowClient) event.waitUntil(cacheFirstPage(source.url, event))
  else if (Array.isArray(data?.keep)) event.waitUntil(cacheDocuments(data.keep, event))
})
