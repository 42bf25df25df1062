import type { CompanyCard } from '../../domain/contract/companies.ts'
import { countryName } from '../../domain/country-name.ts'
import { useI18n } from '../app/i18n.tsx'
import { LocalizedText } from './localized.tsx'

/** A company's city and country, in the order and with the separator of the page's language. */
export function Place({ city, country: code }: Pick<CompanyCard, 'city' | 'country'>) {
  const { t, locale } = useI18n()
  const country = countryName(code, locale)
  // Where the city is unknown.
  if (city.text === '') return country
  const [before, after] = t('company.cityCountry', { city: '\n', country }).split('\n')
  return (
    <>
      {before}
      <LocalizedText value={city} />
      {after}
    </>
  )
}
