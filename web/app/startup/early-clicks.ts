/** Buttons that do something only the app can do; a submit button sends its form, with or without it. */
const BUTTONS = 'button[type="button"], button[aria-pressed]'

/**
 * Holds presses on buttons until the app has taken over, and presses them again then: the first press is never lost.
 * @param wake brings the app; resolves when a press would be answered
 * @returns to be called once the app has taken over, whatever brought it
 */
export function holdEarlyClicks(document: Document, wake: () => Promise<void>): () => void {
  const held = new Set<HTMLElement>()
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTONS) : null
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.add(button)
    wake().then(release, () => held.clear())
  }
  const release = () => {
    document.removeEventListener('click', onClick, true)
    for (const button of held) button.click()
    held.clear()
  }
  document.addEventListener('click', onClick, true)
  return release
}
