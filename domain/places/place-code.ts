/** A country, or a town in it, as one text: 'CN', 'CN:wenzhou' (docs/behaviour.md, "Routes of services"). */
import { getCountries } from 'libphonenumber-js/min'
import { countryName } from '../country-name.ts'
import { COMMAS } from '../listed.ts'
import { LOCALES, type Locale } from '../locale.ts'
import { type City, findCity, listCities } from './find-city.ts'

/** "Xi'an" → 'xi-an', 'Ürümqi' → 'urumqi' */
const townKey = ({ names }: City): string =>
  names.en
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')

export const codeOfCity = (city: City): string => `${city.country}:${townKey(city)}`

const isCountry = (code: string): boolean => getCountries().some((one) => one === code)

const cityOf = (code: string): City | undefined => listCities().find((city) => codeOfCity(city) === code)

/** Whether a code is that of a country, or of a town of the list. */
export const isKnownPlace = (code: string): boolean =>
  code.includes(':') ? cityOf(code) !== undefined : isCountry(code)

/** @returns 'Wenzhou, China', 'China'; the code itself where it is unknown */
export function placeName(code: string, locale: Locale): string {
  const [country = ''] = code.split(':')
  const city = cityOf(code)
  return city ? city.names[locale] + COMMAS[locale] + countryName(country, locale) : countryName(country, locale)
}

const plain = (text: string): string => text.trim().toLowerCase()

/** Countries with their names in a language, for a list to choose from. */
export const listCountries = (): string[] => getCountries()

/**
 * @param text a country's code, or the name of a country or a town in any of the languages: 'cn', 'Китай', '温州', 'Wenzhou, China'
 * @returns null where it is none that is known, or several
 */
export function findPlace(text: string): string | null {
  const typed = plain(text)
  const named = getCountries().find(
    (code) => code.toLowerCase() === typed || LOCALES.some((locale) => plain(countryName(code, locale)) === typed),
  )
  if (named) return named
  const [town = '', ...country] = text.split(/[,，]/)
  const within = country.length > 0 ? findPlace(country.join(',')) : ''
  if (within === null) return null
  const city = findCity(town, within)
  return city && (within === '' || city.country === within) ? codeOfCity(city) : null
}
