/** What the device has to say besides the page: at the foot of the window, nothing of the page moves for it. */
interface BarButton {
  label: string
  press: () => void
}

interface Bar {
  text: string
  buttons: BarButton[]
}

function placeOfBars(): HTMLElement {
  const known = document.querySelector<HTMLElement>('[data-bars]')
  if (known) return known
  const place = document.createElement('div')
  place.dataset.bars = ''
  place.className = 'no-print'
  // Set by script, not in the sheet: a visit that is told nothing has no bytes of it.
  Object.assign(place.style, { position: 'fixed', inset: 'auto 0 0', zIndex: '40', maxWidth: '40rem', margin: 'auto' })
  document.body.append(place)
  return place
}

function button({ label, press }: BarButton, at: number): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = at === 0 ? 'button primary' : 'button'
  made.textContent = label
  made.addEventListener('click', press)
  return made
}

/**
 * Shows a bar in place of the one of the same name; null takes that one away.
 * @param name what it is about
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
  // After the region is there: what appears together with it is not read aloud.
  made.append(text, ...bar.buttons.map(button))
}
