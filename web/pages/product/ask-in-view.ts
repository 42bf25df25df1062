/** Id of the quantity form, whose second button opens the inquiry. */
export const QUANTITY_FORM = 'quantity-form'

/**
 * Sets `data-ask` on the root to "away" while the inquiry button is out of view: the styles then show the bar with another one
 * (ask-bar.tsx).
 * @returns a function that stops it
 */
export function watchAskButton(): () => void {
  const button = document.querySelector(`#${QUANTITY_FORM} .primary`)
  if (!button || !('IntersectionObserver' in window)) return () => {}
  const { dataset } = document.documentElement
  const observer = new IntersectionObserver((entries) => {
    dataset.ask = entries.at(-1)?.isIntersecting ? 'here' : 'away'
  })
  observer.observe(button)
  return () => {
    observer.disconnect()
    delete dataset.ask
  }
}
