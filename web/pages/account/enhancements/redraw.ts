/**
 * Redraws what depends on a form while it is filled in: the form is posted as one of its buttons would post it, and of the screen in
 * the response only the elements with `data-drawn` replace those on the page.
 */

import { trusted } from '../../../app/trusted.ts'

// Prices are live and checked on the same screen: one file for both, where each lengthens the service worker's list.
export { checkTiers } from './tiers.ts'

/** Milliseconds without typing before the form is posted. */
const PAUSE = 400

/** Where the focus was, by the field's name; a field that is drawn anew is another element. */
function keepFocus(draw: () => void): void {
  const { activeElement: held } = document
  const name = held instanceof HTMLInputElement ? held.name : ''
  draw()
  const now = name && !held?.isConnected ? document.getElementsByName(name)[0] : undefined
  now?.focus()
}

function takeOver(html: string, names: string[]): void {
  const screen = new DOMParser().parseFromString(trusted.createHTML(html), 'text/html')
  for (const name of names) {
    const drawn = screen.querySelector(`[data-drawn="${name}"]`)
    if (drawn) document.querySelector(`[data-drawn="${name}"]`)?.replaceWith(drawn)
  }
}

/**
 * @param form says which button it presses (`data-live`), after which event (`data-live-on`), and what is drawn then
 * (`data-draws`, names one behind the other)
 */
export function redraw(form: HTMLFormElement, signal: AbortSignal): void {
  const { live = '', liveOn = 'input', draws = '' } = form.dataset
  let asked = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function ask(): Promise<void> {
    asked += 1
    const own = asked
    const body = new FormData(form)
    body.set('action', live)
    const answer = await fetch(location.pathname, { method: 'POST', body, signal }).catch(() => null)
    const html = await answer?.text().catch(() => null)
    // An outdated response is dropped: what was typed since has a request of its own.
    if (html && own === asked) keepFocus(() => takeOver(html, draws.split(' ')))
  }

  const later = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), pause)
  }
  const onInput = () => {
    asked += 1
    if (liveOn === 'input') later(PAUSE)
  }
  form.addEventListener('input', onInput, { signal })
  form.addEventListener('change', () => later(0), { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  // A draft has been put back before this was there to hear of it.
  if (form.dataset.stale !== undefined) later(0)
  form.dataset.redraws = ''
}
