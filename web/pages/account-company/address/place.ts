import { LOCALES, type Locale } from '../../../../domain/locale.ts'
import { hasOwnPlace } from '../../../../domain/places/fill-city.ts'
import { api } from '../../../app/api.ts'
import { inputOf, readCities } from './cities.ts'

/** @returns the texts of what was found, for the line below the button */
const textsOf = (status: HTMLElement): Record<string, string> => JSON.parse(status.dataset.placeStatus ?? '{}')

/**
 * An address that was typed fills in its coordinates, where the form has none but the center of a city. Without script, and over a place of
 * one's own, the button does it.
 * @param signal ends it
 */
export function placeByAddress(form: HTMLFormElement, locale: Locale, signal: AbortSignal): void {
  const status = form.querySelector<HTMLElement>('[data-place-status]')
  const list = form.querySelector('datalist[data-cities]')
  const latitude = inputOf(form, 'coordinates.latitude')
  const longitude = inputOf(form, 'coordinates.longitude')
  if (!status || !list || !latitude || !longitude) return
  const texts = textsOf(status)
  const cities = readCities(list).map(({ city }) => city)
  const isFree = () => !hasOwnPlace({ latitude: latitude.value, longitude: longitude.value }, cities)
  let latest: AbortController | null = null

  async function look(query: { address: string; town: string; country: string }): Promise<void> {
    latest?.abort()
    latest = new AbortController()
    const response = await api.get('/api/profile/company/place', {
      query: { ...query, locale },
      signal: AbortSignal.any([signal, latest.signal]),
    })
    if (response.status === 404 && status) status.textContent = texts.unknown ?? ''
    if (!response.ok) return
    const { data } = await response.json()
    // A place may have been typed, or chosen, meanwhile.
    if (!isFree() || !latitude || !longitude || !status) return
    latitude.value = String(data.latitude)
    longitude.value = String(data.longitude)
    status.textContent = texts[data.of] ?? ''
    // The event that typing dispatches: the draft is stored and the map updated.
    form.dispatchEvent(new Event('input'))
  }

  const fill = ({ target }: Event) => {
    const isAddress = target instanceof HTMLInputElement && LOCALES.some((one) => target.name === `address.${one}`)
    if (!isAddress || target.value.trim() === '' || !isFree()) return
    const town = inputOf(form, `city.${locale}`)?.value ?? ''
    const country = form.querySelector<HTMLSelectElement>('select[name="country"]')?.value ?? ''
    // Without a network, or for an address that the API refuses, the form stays as it is.
    look({ address: target.value, town, country }).catch(() => undefined)
  }
  form.addEventListener('change', fill, { signal })
}
