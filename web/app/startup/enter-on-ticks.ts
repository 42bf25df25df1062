/** Ticks of products for a comparison. Forms that ask for quotes have their products in a hidden field of the same name. */
export const TICK = 'input[type="checkbox"][name="ids"]'

/**
 * Lets Enter set and clear a tick. Ticks belong to the tray's form, which Enter would send, and leave the list: so this does not wait for
 * the app, whose tray collects what was ticked before it (../enhancements/compare-tray.ts).
 */
export function setTicksByEnter(document: Document): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.matches(TICK)) return
    event.preventDefault()
    target.click()
  })
}
