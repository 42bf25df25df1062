/** Id of the form of the quantity, whose second button asks for a price. */
export const QUANTITY_FORM = 'quantity-form'

/**
 * Says on the root, as `data-ask`, whether the button that asks for a price is out of view ("away"): the styles then show
 * the bar with another one (ask-bar.tsx).
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
