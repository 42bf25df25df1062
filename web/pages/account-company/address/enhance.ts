import type { I18n } from '../../../../domain/i18n.ts'
import { LOCALES, type Locale } from '../../../../domain/locale.ts'
import { suggestAddresses } from './address-list.tsx'
import { fillCities } from './cities.ts'
import { type Address, fetchAddresses } from './fetch-addresses.ts'
import { showPin } from './pin.ts'
import { placeByAddress } from './place.ts'

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`)

const countryOf = (form: HTMLFormElement): string =>
  form.querySelector<HTMLSelectElement>('select[name="country"]')?.value || '*'

/** Fills in the coordinates of a chosen address and, if the field is empty, its city. */
function fillIn(form: HTMLFormElement, locale: Locale, { data }: Address): void {
  const { geo_lat, geo_lon, city } = data
  const cityField = fieldOf(form, `city.${locale}`)
  if (cityField && !cityField.value && city) {
    cityField.value = city
    cityField.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const latitude = fieldOf(form, 'coordinates.latitude')
  const longitude = fieldOf(form, 'coordinates.longitude')
  if (!latitude || !longitude || !geo_lat || !geo_lon) return
  latitude.value = geo_lat
  longitude.value = geo_lon
  // The event that typing dispatches: the draft is stored and the map updated.
  form.dispatchEvent(new Event('input'))
}

/**
 * Suggests addresses in the address field of each language, and shows the map with the pin where this site has maps.
 * @param signal ends both
 */
export function enhanceAddress(form: HTMLFormElement, i18n: I18n, signal: AbortSignal): void {
  for (const language of LOCALES) {
    const field = fieldOf(form, `address.${language}`)
    if (!field) continue
    const source = {
      fetchAddresses: (query: string, aborted: AbortSignal) =>
        fetchAddresses({ query, language, country: countryOf(form) }, aborted),
      onChosen: (address: Address) => fillIn(form, language, address),
    }
    suggestAddresses(field, i18n, source, signal)
  }
  fillCities(form, signal)
  placeByAddress(form, i18n.locale, signal)
  const place = form.querySelector<HTMLElement>('[data-pin]')
  const latitude = fieldOf(form, 'coordinates.latitude')
  const longitude = fieldOf(form, 'coordinates.longitude')
  if (place && latitude && longitude) showPin(place, { form, latitude, longitude }, i18n, signal)
}
