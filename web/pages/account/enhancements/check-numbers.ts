/** Check digits as they are typed: a mistake is reported at once, without a round trip to the edge. */

import type { I18n } from '../../../../domain/i18n.ts'
import { isInn, isKpp, isOgrn, isUscc, plainNumber } from '../../../../domain/tax-numbers.ts'
import { showFault } from './check-form.ts'

/** Of each field, by its name: whether the number is right, and how long a whole one is. */
const CHECKS: Record<string, { isRight: (text: string) => boolean; lengths: readonly number[] }> = {
  taxNumber: { isRight: (text) => isInn(text) || isUscc(text), lengths: [10, 12, 18] },
  kpp: { isRight: isKpp, lengths: [9] },
  ogrn: { isRight: isOgrn, lengths: [13, 15] },
}

/** A wrong number is reported at once, and the form is not sent. @param signal ends the checking */
export function checkNumbers(form: HTMLElement, { t }: I18n, signal: AbortSignal): void {
  const fault = t('people.fault.checksum')
  const check = (target: EventTarget | null, isDone: boolean) => {
    if (!(target instanceof HTMLInputElement)) return
    const rule = CHECKS[target.name]
    const text = plainNumber(target.value)
    // No message while the number is still being typed.
    const isWhole = isDone || rule?.lengths.includes(text.length)
    if (!rule) return
    target.setCustomValidity(text === '' || !isWhole || rule.isRight(text) ? '' : fault)
  }
  // In the capture phase, before check-form.ts, which shows the message.
  form.addEventListener('input', ({ target }) => check(target, false), { signal, capture: true })
  form.addEventListener('change', ({ target }) => check(target, true), { signal, capture: true })
  // For what was typed while the script was loading. A message of the edge stays until its field is edited.
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([aria-invalid])')) {
    check(field, false)
    if (field.validity.customError) showFault(field, fault)
  }
}
