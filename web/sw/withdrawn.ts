declare const self: ServiceWorkerGlobalScope

/**
 * What /sw.js is when the service worker is withdrawn (docs/operating.md): it takes the place of the one before at once,
 * throws away all that was kept, and removes itself. It answers nothing, so open pages go on with the network.
 */
async function withdraw(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  for (const name of ['workbox-expiration', 'outbox']) indexedDB.deleteDatabase(name)
  await self.registration.unregister()
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(withdraw()))
