/** Check digits as they are typed: a mistake is reported at once, without a round trip to the edge. */

import type { I18n } from '../../../../domain/i18n.ts'
import { isInn, isKpp, isOgrn, isTaxNumberOf, isUscc, plainNumber } from '../../../../domain/tax-numbers.ts'
import { showFault } from './check-form.ts'

interface Check {
  /** @param country the form's chosen country, '' before it is chosen; undefined where the form has no countries */
  isRight: (text: string, country: string | undefined) => boolean
  /** Lengths of a complete number. */
  lengths: readonly number[]
}

/** While no country is chosen any number is accepted. */
const isTaxNumber = (text: string, country: string | undefined): boolean =>
  country === undefined ? isInn(text) || isUscc(text) : country === '' || isTaxNumberOf(country, text)

/** Checks by the field's name. */
const CHECKS: Record<string, Check> = {
  taxNumber: { isRight: isTaxNumber, lengths: [10, 12, 18] },
  kpp: { isRight: isKpp, lengths: [9] },
  ogrn: { isRight: isOgrn, lengths: [13, 15] },
}

/** A wrong number is reported at once, and the form is not sent. @param signal ends the checking */
export function checkNumbers(form: HTMLElement, { t }: I18n, signal: AbortSignal): void {
  const fault = t('people.fault.checksum')
  const countries = form.querySelector<HTMLSelectElement>('select[name="country"]')
  const check = (target: EventTarget | null, isDone: boolean) => {
    if (!(target instanceof HTMLInputElement)) return
    const rule = CHECKS[target.name]
    const text = plainNumber(target.value)
    // No message while the number is still being typed.
    const isWhole = isDone || rule?.lengths.includes(text.length)
    if (!rule) return
    target.setCustomValidity(text === '' || !isWhole || rule.isRight(text, countries?.value) ? '' : fault)
  }
  // In the capture phase, before check-form.ts, which shows the message.
  form.addEventListener('input', ({ target }) => check(target, false), { signal, capture: true })
  form.addEventListener('change', ({ target }) => check(target, true), { signal, capture: true })
  // Another country has other numbers: as if the number had been typed once more, so that its message comes or goes.
  countries?.addEventListener(
    'change',
    () => form.querySelector('[name="taxNumber"]')?.dispatchEvent(new Event('change', { bubbles: true })),
    { signal },
  )
  // For what was typed while the script was loading. A message of the edge stays until its field is edited.
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([aria-invalid])')) {
    check(field, false)
    if (field.validity.customError) showFault(field, fault)
  }
}
