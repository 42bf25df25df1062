/** Fields in which keys are text. */
const TYPED = 'input, textarea, select, [contenteditable]'

const click = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()

/** What each key does, by its place on the keyboard: letters are elsewhere in another layout. */
const ACTS: Record<string, () => void> = {
  KeyA: () => click('[data-keys] button[name="decision"][value="approve"]'),
  // A refusal has a reason, so the key leads to its field.
  KeyR: () => document.querySelector<HTMLElement>('[data-keys] [name="reason"]')?.focus(),
  KeyJ: () => click('a[rel="next"]'),
  KeyK: () => click('a[rel="prev"]'),
}

/** Opens and closes the list of keys. */
function toggleLegend(): void {
  const legend = document.querySelector<HTMLDetailsElement>('[data-legend]')
  if (legend) legend.open = !legend.open
}

/**
 * Single keys on the moderators' screen of one product, where they are switched on.
 * @param signal ends them
 */
export function enhanceReview(signal: AbortSignal): void {
  const hear = (event: KeyboardEvent) => {
    const isTyped = event.target instanceof Element && event.target.closest(TYPED) !== null
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || isTyped) return
    const act = event.key === '?' ? toggleLegend : event.shiftKey ? undefined : ACTS[event.code]
    if (!act) return
    event.preventDefault()
    act()
  }
  document.addEventListener('keydown', hear, { signal })
}
