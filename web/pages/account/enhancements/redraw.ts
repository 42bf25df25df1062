/**
 * Redraws what depends on a form while it is filled in: the form is posted as one of its buttons would post it, and of the screen in
 * the response only the elements with `data-drawn` replace those on the page.
 */

import { trusted } from '../../../app/trusted.ts'

// Prices are live and checked on the same screen: one file for both, where each lengthens the service worker's list.
export { checkTiers } from './tiers.ts'

/** Milliseconds without typing before the form is posted. */
const PAUSE = 400

/** Replaces the named elements. A focused field that is replaced hands its focus to the new field of the same name. */
function replaceDrawn(html: string, names: string[]): void {
  const { activeElement: focused } = document
  const screen = new DOMParser().parseFromString(trusted.createHTML(html), 'text/html')
  for (const name of names) {
    const drawn = screen.querySelector(`[data-drawn="${name}"]`)
    if (drawn) document.querySelector(`[data-drawn="${name}"]`)?.replaceWith(drawn)
  }
  if (focused instanceof HTMLInputElement && focused.name && !focused.isConnected)
    document.getElementsByName(focused.name)[0]?.focus()
}

/**
 * @param form names the button that is pressed (`data-live`), after which event (`data-live-on`), and what is drawn then
 * (`data-draws`, names separated by spaces)
 */
export function redraw(form: HTMLFormElement, signal: AbortSignal): void {
  const { live = '', liveOn = 'input', draws = '' } = form.dataset
  /** Number of the latest request or input: a response to an earlier one is outdated. */
  let latest = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function request(): Promise<void> {
    latest += 1
    const current = latest
    const body = new FormData(form)
    body.set('action', live)
    const response = await fetch(location.pathname, { method: 'POST', body, signal }).catch(() => null)
    const html = await response?.text().catch(() => null)
    // An outdated response is dropped: what was typed since has a request of its own.
    if (html && current === latest) replaceDrawn(html, draws.split(' '))
  }

  const later = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void request(), pause)
  }
  const onInput = () => {
    latest += 1
    if (liveOn === 'input') later(PAUSE)
  }
  form.addEventListener('input', onInput, { signal })
  form.addEventListener('change', () => later(0), { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  // A draft was restored before this script listened to the form.
  if (form.dataset.stale !== undefined) later(0)
  form.dataset.redraws = ''
}
