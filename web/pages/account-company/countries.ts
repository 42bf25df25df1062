import { getCountries } from 'libphonenumber-js/min'
import { compareNames } from '../../../domain/collation.ts'
import { countryName } from '../../../domain/country-name.ts'
import { useI18n } from '../../app/i18n.tsx'

/** Countries to choose from, by their names in the reader's language. @param stored ISO 3166-1 alpha-2, never left out */
export function useCountries(stored: string): { value: string; text: string }[] {
  const { locale } = useI18n()
  // Publications in mainland China must not list Kosovo (XK) as a country.
  const offered = getCountries().filter((code) => locale !== 'zh' || code !== 'XK')
  const codes = new Set<string>([...offered, ...(stored ? [stored] : [])])
  return [...codes]
    .map((value) => ({ value, text: countryName(value, locale) }))
    .sort((one, other) => compareNames(locale, one.text, other.text))
}
