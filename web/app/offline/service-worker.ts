import { HOUR_MS } from '../../../domain/durations.ts'
import { isSlowLine } from '../startup/idle.ts'
import { trusted } from '../trusted-types.ts'
import { offerInstallation } from './installation.ts'
import { offerNewVersions } from './updates.ts'

/** Milliseconds between two checks for a new service worker (docs/behaviour.md, "Updates"). */
const UPDATE_INTERVAL = HOUR_MS

/**
 * Checks for a new service worker every 3600 s, except while offline. After a failure the next check follows as usual.
 * @returns a function that stops it
 */
export function checkForUpdates(
  registration: Pick<ServiceWorkerRegistration, 'update'>,
  line: Pick<Navigator, 'onLine'>,
): () => void {
  const timer = setInterval(() => {
    if (line.onLine) registration.update().catch(() => undefined)
  }, UPDATE_INTERVAL)
  return () => clearInterval(timer)
}

/** Has the service worker cache the page of a first visit, which was loaded without it (web/sw/payloads.ts). */
function cacheFirstPage({ serviceWorker }: Navigator): void {
  if (serviceWorker.controller) return
  const requestCaching = () => serviceWorker.controller?.postMessage('keep-page')
  serviceWorker.addEventListener('controllerchange', requestCaching, { once: true })
}

/**
 * Registers /sw.js and checks for newer versions. Without service workers (unsupported, or refused in private windows)
 * everything works from the network. On a slow connection nothing is prefetched.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || isSlowLine()) return
  cacheFirstPage(navigator)
  navigator.serviceWorker.register(trusted.createScriptURL('/sw.js')).then(
    (registration) => {
      checkForUpdates(registration, navigator)
      offerNewVersions(registration)
    },
    () => undefined,
  )
  offerInstallation()
}
