/** What had the focus when a screen was left, by the key of its history entry, for as long as the tab lives. */
const left = new Map<string, () => HTMLElement | undefined>()

/**
 * How to find an element again once its screen has been drawn anew: by its id, or as the nth link to its address.
 * @returns null for what cannot be told apart
 */
function finder(element: Element | null): (() => HTMLElement | undefined) | null {
  if (!(element instanceof HTMLElement)) return null
  const { id } = element
  if (id) return () => document.getElementById(id) ?? undefined
  const address = element.getAttribute('href')
  if (address === null) return null
  const links = () => [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(address)}"]`)]
  const place = links().indexOf(element)
  return () => links()[place]
}

/** Call before a screen is left. @param key of the history entry that is left */
export function rememberFocus(key: string): void {
  const find = finder(document.activeElement)
  if (find) left.set(key, find)
  else left.delete(key)
}

/**
 * Gives the focus back to what had it when the entry was left: who went back by keyboard goes on where they were.
 * Scrolling is the browser's own affair.
 * @returns what has it now; null where nothing had it, or it is no longer there
 */
export function restoreFocus(key: string): HTMLElement | null {
  const element = left.get(key)?.()
  element?.focus({ preventScroll: true })
  return element ?? null
}
