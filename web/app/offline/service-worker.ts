import { isSlowLine } from '../startup/idle.ts'
import { trusted } from '../trusted.ts'
import { offerInstallation } from './installation.ts'
import { keepUpToDate } from './updates.ts'

/** Milliseconds between two checks for a new service worker (docs/behaviour.md, "Updates"). */
const UPDATE_INTERVAL = 3_600_000

/**
 * Looks for a new service worker every 3600 s, not while offline. A look that fails is made up for by the next one.
 * @returns stops it
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

/** Asks for the page of a first visit, which came past the service worker, to be kept as later ones are (web/sw/payloads.ts). */
function keepFirstPage({ serviceWorker }: Navigator): void {
  if (serviceWorker.controller) return
  const ask = () => serviceWorker.controller?.postMessage('keep-page')
  serviceWorker.addEventListener('controllerchange', ask, { once: true })
}

/**
 * Registers /sw.js and keeps looking for a newer one. Nothing depends on it: a browser that has no service workers, or
 * refuses them (private windows), works the same from the network. On a slow line nothing is fetched ahead.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || isSlowLine()) return
  keepFirstPage(navigator)
  navigator.serviceWorker.register(trusted.createScriptURL('/sw.js')).then(
    (registration) => {
      checkForUpdates(registration, navigator)
      keepUpToDate(registration)
    },
    () => undefined,
  )
  offerInstallation()
}
