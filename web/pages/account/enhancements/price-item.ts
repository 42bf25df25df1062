/** Updates the price of the chosen variant and quantity as they change; the edge has rendered it for the initial values. */
import type { I18n } from '../../../../domain/i18n.ts'
import { type PricedVariants, tierPriceText } from '../../../../domain/tier-price-text.ts'

/**
 * @param place holds the fields and the `output`
 * @param signal ends it
 */
export function priceItem(place: HTMLElement, i18n: I18n, signal: AbortSignal): void {
  const priced: PricedVariants = JSON.parse(place.dataset.priced ?? '{}')
  const variant = place.querySelector<HTMLSelectElement | HTMLInputElement>('[name=variant]')
  const quantity = place.querySelector<HTMLInputElement>('[name=quantity]')
  const output = place.querySelector('output')
  const show = () => {
    if (output) output.textContent = tierPriceText(priced, variant?.value ?? '', quantity?.value ?? '', i18n)
  }
  place.addEventListener('input', show, { signal })
  // A draft that is restored changes the fields without any event of theirs.
  place.closest('form')?.addEventListener('change', show, { signal })
  show()
}
