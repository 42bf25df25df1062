/** Messages about the device in bars at the bottom of the window, which do not shift the page's content. */
export interface Bar {
  text: string
  buttons: { label: string; press: () => void }[]
}

function placeOfBars(): HTMLElement {
  const known = document.querySelector<HTMLElement>('[data-bars]')
  if (known) return known
  const place = document.createElement('div')
  place.dataset.bars = ''
  place.className = 'no-print'
  // Styled by script, so that visits without a message load no CSS for it.
  Object.assign(place.style, { position: 'fixed', inset: 'auto 0 0', zIndex: '40', maxWidth: '40rem', margin: 'auto' })
  document.body.append(place)
  return place
}

function button({ label, press }: Bar['buttons'][number], at: number): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = at === 0 ? 'button primary' : 'button'
  made.textContent = label
  made.addEventListener('click', press)
  return made
}

/**
 * Replaces the bar of the same name; null removes it.
 * @param name of the bar's subject
 */
export function showBar(name: string, bar: Bar | null): void {
  document.querySelector(`[data-bar="${name}"]`)?.remove()
  if (!bar) return
  const made = document.createElement('div')
  made.dataset.bar = name
  made.className = 'notice'
  made.setAttribute('role', 'status')
  const text = document.createElement('p')
  text.textContent = bar.text
  placeOfBars().append(made)
  // The text is added after the element with the live role: a region that is inserted together with its text is not announced.
  made.append(text, ...bar.buttons.map(button))
}
