/** Buttons that need the app; a submit button sends its form without it. */
const BUTTONS = 'button[type="button"], button[aria-pressed]'

/**
 * Holds clicks on buttons until the app has started, and repeats them then, so that the first one is not lost.
 * @param wake starts the app; resolves when it responds to clicks
 * @returns a function to call once the app has started for any other reason
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
