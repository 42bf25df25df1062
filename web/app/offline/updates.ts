/** A new version: looked for, offered, taken over with consent by all tabs together. */
import { api } from '../api.ts'
import { showBar } from './bar.ts'
import { isWriting } from './is-writing.ts'
import { ownMessages } from './messages.ts'

/** Milliseconds between two checks of the build that serves (docs/behaviour.md, "Updates"). */
const POLL_INTERVAL = 900_000

async function offer(waiting: ServiceWorker): Promise<void> {
  const { t } = await ownMessages()
  const buttons = [
    { label: t('device.takeOver'), press: () => waiting.postMessage('take-over') },
    { label: t('device.later'), press: () => showBar('version', null) },
  ]
  showBar('version', { text: t('device.version'), buttons })
}

/** Offers what waits already, and whatever comes to wait; a first installation replaces nothing. */
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
 * Once somebody has agreed, every tab is loaded anew, once. Not one in which a form is being written: it goes on with the files
 * of its build, which are kept (web/sw/build-files.ts), until it is left.
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
 * Asks which build serves every 15 minutes and when the tab is looked at again; another one than before means a new service worker,
 * which is fetched and offered. Reloads nothing.
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
  // A look that fails is made up for by the next one.
  const quietly = () => void look().catch(() => undefined)
  quietly()
  setInterval(quietly, POLL_INTERVAL)
  window.document.addEventListener('visibilitychange', quietly)
}

export function keepUpToDate(registration: ServiceWorkerRegistration): void {
  offerUpdates(registration, navigator)
  followTakeOver(window)
  pollBuild(registration, window)
}
