/** Scrolling by less is a trembling finger, and does not turn the header's direction. */
const STEP = 8

/**
 * Has the header leave when the visitor scrolls down and come back on the way up: `data-head` on the root says which, and
 * the styles do the rest (layouts/header.module.css). Without script the header stays at the top of the page.
 */
export function followScroll(window: Window): void {
  const { dataset } = window.document.documentElement
  // Above 0 only: some browsers scroll past the top and spring back.
  const position = () => Math.max(0, window.scrollY)
  let last = position()
  dataset.head = last > 0 ? 'away' : 'shown'
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
