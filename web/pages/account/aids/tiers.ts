/** Prices by quantity checked as they are typed: quantities rise from row to row (worker/api/own-products/schema.ts). */
import type { I18n } from '../../../app/i18n.tsx'

const figure = (input: HTMLInputElement): number => Number(input.value.replace(/[\s\u00a0]/g, '') || Number.NaN)

export function checkTiers(form: HTMLElement, { t }: I18n, signal: AbortSignal): void {
  const quantities = [...form.querySelectorAll<HTMLInputElement>('[name^="tiers."][name$=".from"]')]
  const check = () => {
    let least = 0
    for (const input of quantities) {
      const quantity = figure(input)
      const overlaps = quantity <= least
      if (quantity > least) least = quantity
      say(input, overlaps ? t('account.fault.overlap') : '')
    }
  }
  form.addEventListener('input', check, { signal })
  check()
}

/** What is wrong stands beside the field, and belongs to it for who cannot see that. */
function say(input: HTMLInputElement, fault: string): void {
  const id = `${input.id}-live`
  const said = document.getElementById(id)
  if (fault === '') {
    said?.remove()
    input.removeAttribute('aria-invalid')
    return
  }
  if (said) return
  const note = document.createElement('p')
  note.id = id
  note.role = 'alert'
  note.className = 'small'
  note.textContent = fault
  input.setAttribute('aria-invalid', 'true')
  input.setAttribute('aria-describedby', id)
  input.after(note)
}
