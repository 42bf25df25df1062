import '../styles/all.ts'
import { holdEarlyClicks } from './startup/early-clicks.ts'
import { setTicksByEnter } from './startup/enter-on-ticks.ts'
import { fetchAhead } from './startup/fetch-ahead.ts'
import { forgetSent } from './startup/forget-sent.ts'
import { afterIdle, isSlowLine } from './startup/idle.ts'
import { scrollAfterSaving } from './startup/scroll-after-saving.ts'

/**
 * The first script of a page. The HTML works without more: links, forms, menus and pictures. The app is fetched at the
 * first sign that the visitor is about to use the page (docs/decisions/0002-slots.md).
 */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const

/** Share of page loads of which web vitals are measured. */
const SAMPLED = 0.1

let isPreloaded = false

/** The app's files for this page, as the document lists them: scripts and translations. */
function preload(): void {
  if (isPreloaded) return
  isPreloaded = true
  const list = document.getElementById('app-files')
  const files: unknown = JSON.parse(list?.textContent ?? '[]')
  if (Array.isArray(files)) for (const file of files) fetchAhead('modulepreload', String(file))
  fetchAhead('preload', list?.dataset.words ?? '')
}

let awake: Promise<void> | undefined

/** Fetches and starts the app once. After a failed fetch the next sign tries again. */
function wake(): Promise<void> {
  awake ??= import('./start.tsx')
    .then(({ start }) => start())
    .then(releasePresses)
    .catch((error) => {
      awake = undefined
      throw error
    })
  return awake
}

function onSign(): void {
  for (const sign of SIGNS) removeEventListener(sign, onSign, true)
  preload()
  wake().catch((error) => console.error(error))
}

const releasePresses = holdEarlyClicks(document, wake)
setTicksByEnter(document)
forgetSent()
scrollAfterSaving(window)
// Dispatched once, perhaps before the app is loaded: stored for offline/installation.ts, which offers it in place of
// the browser's own bar.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})
for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true })
// The app must start to show what is stored on this device: which products are favourites, and how many; and to follow a background job
// (web/pages/account/enhancements/redraw.ts), which people watch without touching anything.
const shown = document.querySelector('[data-of-this-device], [data-progress]')
// The app must also start where products are stored as favourites or for a comparison.
const isInUse = ['favourites', 'compare'].some((key) => localStorage.getItem(key)?.includes('"'))
// On the development server the styles of components are loaded by the app.
if (shown || import.meta.env.DEV || isInUse) onSign()
else if (!isSlowLine()) afterIdle(preload)
// A sample of real visits; a browser that a program drives is none. The service worker does not have the script.
if (!navigator.webdriver && navigator.onLine && Math.random() < SAMPLED)
  afterIdle(() => void import('./startup/vitals.ts').then(({ reportVitals }) => reportVitals()))
