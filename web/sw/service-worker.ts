import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { leavePagesToNetwork } from './leave-pages-to-network.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Every hashed file of this build; the build writes the list in (scripts/vite/service-worker.ts). */
  readonly __WB_MANIFEST: PrecacheEntry[]
}

/**
 * Keeps the hashed files of one build on the device, and nothing else: pages, payloads, answers of the api and pictures
 * always come from the network. It never skips waiting: pages of the build before still ask for that build's files, and
 * the activation of a new version is what throws those away.
 */
self.addEventListener('install', leavePagesToNetwork)
// A hash in a name has no other spelling: no index.html, no .html, no ignored query keys.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] })
cleanupOutdatedCaches()
// Otherwise the page of a first visit is nobody's: the next version would not wait for it.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
