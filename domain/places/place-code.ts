/** The code of a country, or of a town in it: 'CN', 'CN:wenzhou' (docs/behaviour.md, "Routes of services"). */
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

/** @returns 'Wenzhou, China', '中国温州', 'China'; the code itself where it is unknown */
export function placeName(code: string, locale: Locale): string {
  const [countryCode = ''] = code.split(':')
  const country = countryName(countryCode, locale)
  const city = cityOf(code)?.names[locale]
  if (city === undefined) return country
  return locale === 'zh' ? country + city : city + COMMAS[locale] + country
}

const plain = (text: string): string => text.trim().toLowerCase()

/** Codes of all countries; their names are `placeName`. */
export const listCountries = (): string[] => getCountries()

/**
 * @param text a country's code, or the name of a country or a town in any of the languages: 'cn', 'Китай', '温州', 'Wenzhou, China', '中国温州'
 * @returns its code; null for an unknown place, or a name of several
 */
export function findPlace(text: string): string | null {
  const typed = plain(text)
  const named = getCountries().find(
    (code) => code.toLowerCase() === typed || LOCALES.some((locale) => plain(countryName(code, locale)) === typed),
  )
  if (named) return named
  // In Chinese the country comes before the town, without a comma.
  const before = getCountries().find((code) => typed.startsWith(countryName(code, 'zh')))
  if (before) return codeOfTown(typed.slice(countryName(before, 'zh').length), before)
  const [town = '', ...country] = text.split(/[,，]/)
  const within = country.length > 0 ? findPlace(country.join(',')) : ''
  if (within === null) return null
  return codeOfTown(town, within)
}

/** @param within the country's code; '' for any */
function codeOfTown(town: string, within: string): string | null {
  const city = findCity(town, within)
  return city && (within === '' || city.country === within) ? codeOfCity(city) : null
}
