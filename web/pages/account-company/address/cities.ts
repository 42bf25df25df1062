import { LOCALES } from '../../../../domain/locale.ts'
import { filledByCity } from '../../../../domain/places/fill-city.ts'
import type { City } from '../../../../domain/places/find-city.ts'

export const inputOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** Reads the cities of the page's list of suggestions, which this site has written, so that the JSON's shape is known. */
export function readCities(list: Element): { names: string[]; city: City }[] {
  return [...list.querySelectorAll('option')].map((option) => {
    const city: City = JSON.parse(option.dataset.city ?? '{}')
    return { city, names: Object.values(city.names).map((name) => name.toLowerCase()) }
  })
}

/**
 * A city of the list that is chosen in one language fills in its other names and, where there is none, its center.
 * @param signal ends it
 */
export function fillCities(form: HTMLFormElement, signal: AbortSignal): void {
  const list = form.querySelector('datalist[data-cities]')
  const said = form.querySelector<HTMLElement>('[data-city-status]')
  if (!list) return
  const cities = readCities(list)
  const fill = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !LOCALES.some((locale) => target.name === `city.${locale}`)) return
    const typed = target.value.trim().toLowerCase()
    const country = form.querySelector<HTMLSelectElement>('select[name="country"]')?.value
    const all = cities.filter(({ names }) => names.includes(typed))
    const chosen = all.find(({ city }) => city.country === country) ?? all[0]
    if (!chosen) return
    const at = (name: string) => inputOf(form, `coordinates.${name}`)?.value ?? ''
    const place = { latitude: at('latitude'), longitude: at('longitude') }
    const values = Object.entries(
      filledByCity(
        chosen.city,
        place,
        cities.map(({ city }) => city),
      ),
    )
    const changed = values.filter(([name, value]) => inputOf(form, name)?.value !== value)
    for (const [name, value] of changed) {
      const input = inputOf(form, name)
      if (input) input.value = value
    }
    if (changed.length === 0) return
    if (said) said.textContent = said.dataset.cityStatus ?? ''
    // The event that typing dispatches: the draft is stored and the map updated.
    form.dispatchEvent(new Event('input'))
  }
  form.addEventListener('change', fill, { signal })
}
