declare const self: ServiceWorkerGlobalScope

/**
 * The script at /sw.js when the service worker is withdrawn (docs/operating.md): it takes over at once, deletes all
 * caches and unregisters itself. It handles no requests, so open pages use the network.
 */
async function withdraw(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  for (const name of ['workbox-expiration', 'outbox']) indexedDB.deleteDatabase(name)
  await self.registration.unregister()
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(withdraw()))
