/** Prices by quantity checked as they are typed: quantities rise from row to row (domain/contract/organization-products.ts). */
import type { I18n } from '../../../../domain/i18n.ts'

const figure = (input: HTMLInputElement): number => Number(input.value.replace(/[\s\u00a0]/g, '') || Number.NaN)

/** Sets the validity only: check-form.ts, whose listener runs after this one, shows the message. */
export function checkTiers(form: HTMLElement, { t }: I18n, signal: AbortSignal): void {
  const quantities = [...form.querySelectorAll<HTMLInputElement>('[name^="tiers."][name$=".from"]')]
  const check = () => {
    let least = 0
    for (const input of quantities) {
      const quantity = figure(input)
      input.setCustomValidity(quantity <= least ? t('account.fault.overlap') : '')
      if (quantity > least) least = quantity
    }
  }
  form.addEventListener('input', check, { signal, capture: true })
  check()
}
