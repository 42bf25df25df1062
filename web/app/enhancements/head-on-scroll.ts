/** Smaller movements, in CSS pixels, are ignored: a trembling finger must not move the header. */
const STEP = 8

/**
 * Hides the header when the visitor scrolls down and shows it on the way up: sets `data-head` on the root, which the styles read
 * (layouts/header.module.css): `shown`, `away`, and `off` on a page that begins below its top, until it scrolls. Without script the header stays
 * at the top of the page.
 */
export function followScroll(window: Window): void {
  const { dataset } = window.document.documentElement
  // Above 0 only: some browsers scroll past the top and spring back.
  const position = () => Math.max(0, window.scrollY)
  let last = position()
  dataset.head = last > 0 ? 'off' : 'shown'
  window.addEventListener(
    'scroll',
    () => {
      const now = position()
      if (Math.abs(now - last) < STEP && now > 0) return
      dataset.head = now > last ? 'away' : 'shown'
      last = now
    },
    { passive: true },
  )
}
