import { FILTERS_ID, RESULTS_ID } from './list-ids.ts'

const FACET_LINKS = `#${FILTERS_ID} section a`

/**
 * Remembers which element had the focus when a screen was left, by the key of its history entry, as long as the tab is
 * open.
 */
const left = new Map<string, () => HTMLElement | undefined>()

/**
 * The name of a facet's link, with the heading of its group. Its address changes when it is clicked, and the text that
 * marks it as set is only there while it is set.
 */
const facetName = (link: Element): string =>
  `${link.closest('section')?.firstChild?.textContent} ${link.firstElementChild?.firstChild?.textContent}`

/**
 * How to find an element again after its screen was rendered anew: by its id, a facet's link by its name, or as the nth link to its address. An element of
 * the main content is searched for there only, because the header's language links have the page's own address, which may have changed.
 * @returns null for an element without any
 */
function finder(element: Element | null): (() => HTMLElement | undefined) | null {
  if (!(element instanceof HTMLElement)) return null
  const { id } = element
  if (id) return () => document.getElementById(id) ?? undefined
  if (element.matches(FACET_LINKS)) {
    const name = facetName(element)
    return () => [...document.querySelectorAll<HTMLElement>(FACET_LINKS)].find((link) => facetName(link) === name)
  }
  const address = element.getAttribute('href')
  if (address === null) return null
  const within = element.closest('main') ? 'main ' : ''
  const links = () => [...document.querySelectorAll<HTMLElement>(`${within}a[href="${CSS.escape(address)}"]`)]
  const place = links().indexOf(element)
  return () => links()[place]
}

/**
 * Renders the screen again and restores the focus: to the same element in the new HTML, or, where that is gone together with the filter
 * that it removed, to the results.
 * @returns the focused element; null where none had the focus
 */
export function drawAroundFocus(draw: () => void): HTMLElement | null {
  const before = document.activeElement
  const find = finder(before)
  draw()
  if (before === document.body || before?.isConnected) return null
  const element = find?.() ?? document.getElementById(RESULTS_ID)
  element?.focus({ preventScroll: true })
  return element
}

/** Call before leaving a screen. @param key of the history entry that is left */
export function rememberFocus(key: string): void {
  const find = finder(document.activeElement)
  if (find) left.set(key, find)
  else left.delete(key)
}

/**
 * Focuses the element that had the focus when the entry was left, so that keyboard users continue where they were.
 * Scrolling is left to the browser.
 * @returns the focused element; null where none had the focus, or it is gone
 */
export function restoreFocus(key: string): HTMLElement | null {
  const element = left.get(key)?.()
  element?.focus({ preventScroll: true })
  return element ?? null
}
