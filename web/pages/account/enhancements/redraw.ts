/**
 * Redraws the parts that depend on a form while it is filled in: the form is posted as if one of its buttons were clicked, and only
 * elements with `data-drawn` are replaced from the response.
 */

import { trusted } from '../../../app/trusted-types.ts'
import { whenReleased } from './released.ts'

// Both are used on the same screen, so they are one file: each file adds to the service worker's list.
export { checkTiers } from './tiers.ts'

/** Milliseconds without typing before the form is posted. */
const PAUSE = 400

/**
 * Replaces the named elements. A focused field that is replaced hands its focus to the new field of the same name, anything else to
 * the same element.
 * @param names separated by spaces
 * @returns whether the screen has any of them
 */
export function replaceDrawn(html: string, names: string): boolean {
  const { activeElement: focused } = document
  const replaced: Element[] = []
  const screen = new DOMParser().parseFromString(trusted.createHTML(html), 'text/html')
  for (const name of names.split(' ')) {
    const drawn = screen.querySelector(`[data-drawn="${name}"]`)
    const shown = document.querySelector(`[data-drawn="${name}"]`)
    if (!drawn || !shown) continue
    shown.replaceWith(drawn)
    replaced.push(drawn)
  }
  if (focused && !focused.isConnected) focusAgain(focused, replaced)
  return replaced.length > 0
}

/** Focuses what takes the place of an element in what was drawn anew. */
function focusAgain(focused: Element, drawn: Element[]): void {
  const all = drawn.flatMap((element) => [...element.querySelectorAll<HTMLElement>(focused.localName)])
  const again =
    (focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement) && focused.name
      ? document.getElementsByName(focused.name)[0]
      : all.find((element) => element.isEqualNode(focused))
  again?.focus()
}

/** Milliseconds until a background job's progress is first requested, and between two requests at most: each pause is twice the last. */
const FIRST_LOOK = 400
const MAX_PAUSE_MS = 2000
/** Milliseconds after which a request without a response is aborted and another one follows. */
const MAX_LOOK_MS = 10_000

/**
 * Follows a background job: redraws its progress until it has ended, then reloads the page for the result.
 * @param place the element to redraw; `data-progress` has its name
 */
export function followProgress(place: HTMLElement, signal: AbortSignal): void {
  const { progress: name = '' } = place.dataset
  async function look(): Promise<void> {
    // With a timeout, because a response that never comes would end the polling.
    const html = await fetch(location.pathname, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_LOOK_MS)]),
    })
      .then((response) => response.text())
      .catch(() => null)
    if (signal.aborted) return
    const show = () => {
      if (html !== null && !replaceDrawn(html, name)) location.reload()
      else later()
    }
    whenReleased(show, signal)
  }
  let pause = FIRST_LOOK
  const later = () => {
    const timer = setTimeout(() => void look(), pause)
    pause = Math.min(2 * pause, MAX_PAUSE_MS)
    return timer
  }
  const timer = later()
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/**
 * @param form names the button to simulate (`data-live`), the event that triggers it (`data-live-on`), and the elements to replace
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
    const show = () => html && current === latest && replaceDrawn(html, draws)
    whenReleased(show, signal)
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
