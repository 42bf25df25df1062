/** Offers to install the site as an app, from the third page on, until that is accepted or dismissed. */
import { loadMessages } from '../messages.ts'
import { showBar } from './bar.ts'
import { isWriting } from './is-writing.ts'

/** A dismissal is stored under this key of local storage (docs/behaviour.md, "Installation"). */
const HIDE_INSTALL = 'hide-install'
const PAGES = 'install-pages'
/** Pages visited before the offer, since one visit is not a sign of interest. */
const ENOUGH = 3

/** `beforeinstallprompt` (WICG); not in TypeScript's library. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}
const canPrompt = (event: Event | undefined): event is InstallPromptEvent => event !== undefined && 'prompt' in event

declare global {
  interface Window {
    /** Set by entry.client.ts, because the event comes once and perhaps before this script. */
    installPrompt?: Event
  }
}

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** On iPhones and iPads (which claim to be Macs) visitors install by hand, from Safari. */
const isIos = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const hide = () => {
  localStorage.setItem(HIDE_INSTALL, '1')
  showBar('install', null)
}

/** @param event of a browser that installs by itself; without one the bar explains how to install by hand */
async function offer(event?: InstallPromptEvent): Promise<void> {
  const { t } = await loadMessages()
  const notNow = { label: t('device.notNow'), press: hide }
  if (!event) return showBar('install', { text: t('device.installIos'), buttons: [notNow] })
  const install = async () => {
    showBar('install', null)
    if ((await event.prompt()).outcome === 'dismissed') hide()
  }
  const installNow = { label: t('device.doInstall'), press: () => void install() }
  showBar('install', { text: t('device.install'), buttons: [installNow, notNow] })
}

/** Counts a visited page. @returns whether to offer the installation now */
function isTime(storage: Storage): boolean {
  const pages = Number(storage.getItem(PAGES) ?? 0) + 1
  storage.setItem(PAGES, String(pages))
  return pages >= ENOUGH
}

const RENEWED = 'codes-renewed'

/** Fetches the classifiers if they have changed. At most once in a tab. */
function renewCodes(): void {
  if (sessionStorage.getItem(RENEWED) !== null) return
  sessionStorage.setItem(RENEWED, '1')
  import('./saved-classifier.ts').then(({ saveCodes }) => saveCodes()).catch(() => undefined)
}

/** Offers the installation where it is possible, was not dismissed, and no form is being filled in. */
export function offerInstallation(): void {
  // An installed site must work without a network; checked at each start of the app, because there may be a new
  // edition.
  if (isInstalled()) renewCodes()
  if (isInstalled() || localStorage.getItem(HIDE_INSTALL) !== null || !isTime(localStorage)) return
  const offerIfPossible = () => {
    if (isWriting(document)) return
    if (canPrompt(window.installPrompt)) void offer(window.installPrompt)
    else if (isIos()) void offer()
  }
  offerIfPossible()
  addEventListener('beforeinstallprompt', offerIfPossible)
  addEventListener('appinstalled', () => {
    showBar('install', null)
    renewCodes()
  })
}
