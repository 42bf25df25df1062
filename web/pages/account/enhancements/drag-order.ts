/** Pictures are dragged to their places in a list; its buttons do the same by keys and without script. */
import { replaceDrawn } from './redraw.ts'
import { whenReleased } from './released.ts'

const LIST = '[data-order]'

/** A picture of the list: entries of documents cannot be dragged. */
const entryAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`${LIST} > [draggable]`) : null

const placeOf = (entry: Element): number => [...(entry.parentElement?.children ?? [])].indexOf(entry)

/** Posts the entry's own form with the place that its buttons would lead to one by one; the list is drawn again from the response. */
async function place(entry: HTMLElement, to: number, signal: AbortSignal): Promise<void> {
  const form = entry.querySelector('form')
  const names = entry.closest<HTMLElement>(LIST)?.dataset.order ?? ''
  if (!form) return
  const body = new FormData(form)
  body.set('action', 'later')
  body.set('to', String(to))
  const html = await fetch(location.pathname, {
    method: 'POST',
    body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)])),
    signal,
  })
    .then((response) => response.text())
    .catch(() => null)
  const show = () => {
    if (html !== null && !signal.aborted && !replaceDrawn(html, names)) location.reload()
  }
  // Without a network the picture stays where it was.
  whenReleased(show, signal)
}

/** Each move replaces the list, so the listeners are on the document. */
export function dragOrder(signal: AbortSignal): void {
  let dragged: HTMLElement | null = null
  document.addEventListener(
    'dragstart',
    (event) => {
      dragged = entryAt(event)
      dragged?.setAttribute('aria-busy', 'true')
      if (event.dataTransfer && dragged) event.dataTransfer.effectAllowed = 'move'
    },
    { signal },
  )
  document.addEventListener(
    'dragover',
    (event) => {
      if (dragged && entryAt(event)) event.preventDefault()
    },
    { signal },
  )
  document.addEventListener(
    'drop',
    (event) => {
      const onto = entryAt(event)
      if (!dragged || !onto) return
      event.preventDefault()
      if (onto !== dragged) void place(dragged, placeOf(onto), signal)
    },
    { signal },
  )
  document.addEventListener(
    'dragend',
    () => {
      dragged?.removeAttribute('aria-busy')
      dragged = null
    },
    { signal },
  )
}
