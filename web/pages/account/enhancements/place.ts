import type { I18n } from '../../../../domain/i18n.ts'
import { suggestAddresses } from '../../account-company/address/address-list.tsx'
import { fetchAddresses } from '../../account-company/address/fetch-addresses.ts'

/**
 * Suggests addresses below a field for a place of delivery, of any country.
 * @param signal removes the suggestions
 */
export function suggestPlaces(field: HTMLElement, i18n: I18n, signal: AbortSignal): void {
  if (!(field instanceof HTMLInputElement)) return
  const source = {
    fetchAddresses: (query: string, aborted: AbortSignal) =>
      fetchAddresses({ query, language: i18n.locale, country: '*' }, aborted),
    onChosen: () => field.dispatchEvent(new Event('input', { bubbles: true })),
  }
  suggestAddresses(field, i18n, source, signal)
}
