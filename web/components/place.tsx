import type { CompanyCard } from '../../domain/contract/companies.ts'
import { useI18n } from '../app/i18n.tsx'
import { LocalizedText } from './localized.tsx'

/** A company's city and country, in the order and with the separator of the page's language. */
export function Place({ city, country: code }: Pick<CompanyCard, 'city' | 'country'>) {
  const { t, country } = useI18n()
  // Where the city is unknown.
  if (city.text === '') return country(code)
  const [before, after] = t('company.cityCountry', { city: '\n', country: country(code) }).split('\n')
  return (
    <>
      {before}
      <LocalizedText value={city} />
      {after}
    </>
  )
}
