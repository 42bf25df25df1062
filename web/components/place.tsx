import type { CompanyRef, Localized } from '../../domain/contract/values.ts'
import { useI18n } from '../app/i18n.tsx'
import { LocalizedText } from './localized.tsx'

interface PlaceProps {
  /** Its text is '' where unknown. */
  city: Localized
  /** ISO 3166-1 alpha-2 */
  country: CompanyRef['country']
}

/** A company's city and country, in the order and with the separator of the page's language. */
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
