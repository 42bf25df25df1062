/** New versions: checks for them, offers them, and on consent reloads all tabs. */
import { api } from '../api.ts'
import { loadMessages } from '../messages.ts'
import { showBar } from './bar.ts'
import { isWriting } from './is-writing.ts'

/** Milliseconds between two checks of the current build id (docs/behaviour.md, "Updates"). */
const POLL_INTERVAL = 900_000

async function offer(waiting: ServiceWorker): Promise<void> {
  const { t } = await loadMessages()
  const buttons = [
    { label: t('device.takeOver'), press: () => waiting.postMessage('take-over') },
    { label: t('device.later'), press: () => showBar('version', null) },
  ]
  showBar('version', { text: t('device.version'), buttons })
}

/**
 * Offers a waiting service worker, now or later; the first installation replaces none, so there is nothing to offer.
 */
function offerUpdates(registration: ServiceWorkerRegistration, { serviceWorker }: Navigator): void {
  const offerWaiting = () => {
    if (registration.waiting && serviceWorker.controller) void offer(registration.waiting)
  }
  offerWaiting()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting)
  })
}

/**
 * After consent in any tab each tab reloads once, except one in which a form is being filled in: it continues with its
 * own build's files, which remain cached (web/sw/build-files.ts).
 */
function followTakeOver(window: Window): void {
  const { serviceWorker } = window.navigator
  // The first service worker of a page replaces none.
  let isFirst = !serviceWorker.controller
  let isDone = false
  serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) {
      isFirst = false
      return
    }
    showBar('version', null)
    if (isDone || isWriting(window.document)) return
    isDone = true
    window.location.reload()
  })
}

async function readBuild(): Promise<string | null> {
  const response = await api.get('/app/data', { cache: 'no-cache' })
  return response.ok ? (await response.json()).data.build : null
}

/**
 * Fetches the current build id every 15 minutes and whenever the tab becomes visible. When it has changed, the new
 * service worker is fetched and offered; nothing is reloaded.
 */
function pollBuild(registration: ServiceWorkerRegistration, window: Window): void {
  let known: string | null = null
  let last = 0
  const look = async () => {
    if (!window.navigator.onLine || window.document.hidden || Date.now() - last < 60_000) return
    last = Date.now()
    const build = await readBuild()
    if (known !== null && build !== null && build !== known) await registration.update()
    known = build ?? known
  }
  // A failed check is ignored, since the next one follows.
  const quietly = () => void look().catch(() => undefined)
  quietly()
  setInterval(quietly, POLL_INTERVAL)
  window.document.addEventListener('visibilitychange', quietly)
}

export function offerNewVersions(registration: ServiceWorkerRegistration): void {
  offerUpdates(registration, navigator)
  followTakeOver(window)
  pollBuild(registration, window)
}
