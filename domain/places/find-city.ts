/** A city by its name in one language, which has the other names and the place (docs/behaviour.md, "City in three languages"). */
import type { Locale } from '../locale.ts'
import { CITIES } from './cities.ts'

export interface City {
  /** ISO 3166-1 alpha-2. */
  country: string
  names: Record<Locale, string>
  /** Of its center, in degrees. */
  latitude: number
  longitude: number
}

/** What people write before the name, and letters that they leave out. */
const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^(?:г(?:ор)?\.?|город)\s+/u, '')
    .replace(/市$/u, '')
    .replaceAll('ё', 'е')
    .replace(/[\s’'-]+/gu, ' ')

/** All of them, in the order of the list. */
export const listCities = (): City[] =>
  CITIES.map(([country, en, ru, zh, latitude, longitude]) => ({ country, names: { en, ru, zh }, latitude, longitude }))

/**
 * @param name in any of the languages
 * @param country of cities with the same name the one there; the name of a city abroad is found as well
 * @returns null where the list has none, or several
 */
export function findCity(name: string, country: string): City | null {
  const wanted = plain(name)
  if (wanted === '') return null
  const all = listCities().filter(({ names }) => Object.values(names).some((one) => plain(one) === wanted))
  const here = all.filter((city) => city.country === country)
  const [only, ...others] = here.length > 0 ? here : all
  return only && others.length === 0 ? only : null
}
