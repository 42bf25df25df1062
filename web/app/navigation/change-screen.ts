import type { NavigationPayload } from '../page/payload.ts'
import { preparePage } from '../page/prepare-page.ts'
import { isBare, type Page } from '../shell.tsx'
import { announce } from './announce.ts'
import { drawAroundFocus, rememberFocus, restoreFocus } from './focus-memory.ts'
import { RESULTS_ID } from './list-ids.ts'
import { transition } from './view-transition.ts'

/** Renders a page synchronously, because a view transition captures it right after. */
export type ShowPage = (page: Page) => void

/** A navigation to another screen. The address is set already. */
export interface ScreenChange {
  signal: AbortSignal
  /** Key of the history entry that is being left; undefined in browsers without the Navigation API's entries. */
  leaves: string | undefined
  /** The clicked link; null for the back button and forms. */
  pressed: Element | null
  /** Key of the history entry for back and forward; null for a new one. */
  returnsTo: string | null
  /** Whether only filters change: scroll position and focus stay. */
  inPlace: boolean
}

/**
 * After a filter that leaves fewer results, the scroll position may be past them, and the browser would show the end of the page:
 * scrolls to their beginning.
 */
function keepResultsInView(before: number): void {
  if (Math.ceil(window.scrollY) < Math.floor(before)) document.getElementById(RESULTS_ID)?.scrollIntoView()
}

/**
 * Replaces the screen by that of a payload, with its title, focus and announcement; loads a document where the app cannot.
 * @param fetchNext fetches the payload, and its errors are thrown on
 * @param show is not called for a navigation that a newer one has aborted
 * @throws TypeError where the new page's script cannot be fetched
 */
export async function changeScreen(
  fetchNext: () => Promise<NavigationPayload>,
  { signal, leaves, pressed, returnsTo, inPlace }: ScreenChange,
  show: ShowPage,
): Promise<void> {
  if (leaves) rememberFocus(leaves)
  const payload = await fetchNext()
  if (payload.redirect) return location.assign(payload.redirect)
  // Only some documents have the frame, so a page without it needs a page load; those are left by page loads (web/app/app.tsx).
  if (isBare(payload)) return location.reload()
  const page = await preparePage(payload, payload.slots)
  if (signal.aborted) return
  await transition(pressed, () => {
    document.title = payload.head.title
    if (inPlace) {
      const { scrollY } = window
      const focused = drawAroundFocus(() => show(page))
      keepResultsInView(scrollY)
      announce(document.getElementById(RESULTS_ID)?.dataset.count ?? '')
      return focused
    }
    show(page)
    return returnsTo === null ? null : restoreFocus(returnsTo)
  })
}
