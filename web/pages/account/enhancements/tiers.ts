/** Prices by quantity checked as they are typed: quantities rise from row to row (domain/contract/organization-products.ts). */
import type { I18n } from '../../../../domain/i18n.ts'
import { typedNumber } from '../../../../domain/typed-number.ts'

/** Sets the validity only: check-form.ts, whose listener runs after this one, shows the message. */
export function checkTiers(form: HTMLElement, { t, locale }: I18n, signal: AbortSignal): void {
  const quantities = [...form.querySelectorAll<HTMLInputElement>('[name^="tiers."][name$=".from"]')]
  const check = () => {
    let least = 0
    for (const input of quantities) {
      const quantity = typedNumber(input.value, locale, 0)
      const isRead = typeof quantity === 'number'
      input.setCustomValidity(isRead && quantity <= least ? t('account.fault.overlap') : '')
      if (isRead && quantity > least) least = quantity
    }
  }
  form.addEventListener('input', check, { signal, capture: true })
  check()
}
