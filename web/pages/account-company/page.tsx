import { useEffect, useRef } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { Part } from '../../app/part.tsx'
import { LOCALES, type Locale } from '../../locale.ts'
import { useAids } from '../account/use-aids.ts'
import { type Address, askAddresses } from './address/ask-addresses.ts'
import styles from './address/combobox.module.css'
import { makeCombobox } from './address/combobox.ts'

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`)

const countryOf = (form: HTMLFormElement): string =>
  form.querySelector<HTMLSelectElement>('select[name="country"]')?.value || '*'

/** What an address tells beside itself: its place on the map always, its town where none stands there yet. */
function fillIn(form: HTMLFormElement, locale: Locale, { data }: Address): void {
  const { geo_lat: latitude, geo_lon: longitude, city } = data
  const town = fieldOf(form, `city.${locale}`)
  if (town && !town.value && city) town.value = city
  const [north, east] = [fieldOf(form, 'coordinates.latitude'), fieldOf(form, 'coordinates.longitude')]
  if (!north || !east || !latitude || !longitude) return
  north.value = latitude
  east.value = longitude
}

/** The form of the organization: a plain one, written at the edge; the script only suggests addresses. */
export default function CompanyEditPage() {
  const { t } = useI18n()
  const page = useRef<HTMLDivElement>(null)
  useAids(page)
  useEffect(() => {
    const stop = new AbortController()
    const form = page.current?.querySelector('form')
    for (const language of form ? LOCALES : []) {
      const input = form && fieldOf(form, `address.${language}`)
      if (!input) continue
      const options = {
        label: t('account.addresses.label'),
        found: (n: number) => (n === 0 ? t('account.addresses.none') : t('account.addresses.found', { n })),
        failed: t('account.addresses.failed'),
        ask: (query: string, signal: AbortSignal) =>
          askAddresses({ query, language, country: countryOf(form) }, signal),
        onChosen: (address: Address) => fillIn(form, language, address),
        classes: { list: styles.list ?? '', option: styles.option ?? '', status: 'soft small' },
      }
      makeCombobox(input, options, stop.signal)
    }
    return () => stop.abort()
  }, [t])
  return (
    <div ref={page} className="contents">
      <Part name="page" className="contents" />
    </div>
  )
}
