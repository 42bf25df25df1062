import '../styles/all.ts'
import { holdEarlyClicks } from './startup/early-clicks.ts'
import { fetchAhead } from './startup/fetch-ahead.ts'
import { afterIdle, isSlowLine } from './startup/idle.ts'
import { reloadOnceOnLostChunk } from './startup/lost-chunk.ts'

/**
 * The first script of a page, and on a page that is only read the only one. The HTML is whole: links, forms, menus and
 * pictures work. The app takes over at the first sign that somebody means to use it (docs/decisions/0002-written-parts.md).
 */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

let asked = false

/** The app's files for this page, as the document lists them: scripts and words. */
function preload(): void {
  if (asked) return
  asked = true
  const list = document.getElementById('app-files')
  const files: unknown = JSON.parse(list?.textContent ?? '[]')
  if (Array.isArray(files)) for (const file of files) fetchAhead('modulepreload', String(file))
  fetchAhead('preload', list?.dataset.words ?? '')
}

let awake: Promise<void> | undefined

/** Fetches the app and hands the page over to it, once. A failed fetch may be tried again by the next sign. */
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
reloadOnceOnLostChunk(window)
// It comes once, maybe before the app does: kept for offline/installation.ts, instead of the browser's own bar.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})
for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true })
// What this device keeps has to be shown on the page: the hearts of its favourites, their count, or that there are none.
const shown = document.querySelector('[data-of-this-device]')
// On the development server the styles of components come with the app.
if (shown || import.meta.env.DEV || localStorage.getItem('favourites')?.includes('"')) onSign()
else if (!isSlowLine()) afterIdle(preload)
