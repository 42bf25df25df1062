import type { CompanyRef, Localized } from '../../domain/contract/values.ts'
import { useI18n } from '../app/i18n.tsx'
import { LocalizedText } from './localized.tsx'

interface PlaceProps {
  /** Its text is '' where it is not known. */
  city: Localized
  /** ISO 3166-1 alpha-2 */
  country: CompanyRef['country']
}

/** Where a company is: city and country in the order and with the mark between them that the language has. */
export function Place({ city, country: code }: PlaceProps) {
  const { t, country } = useI18n()
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
