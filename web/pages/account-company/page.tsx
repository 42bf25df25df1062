import { useEffect, useRef } from 'react'
import type { I18n } from '../../../domain/i18n.ts'
import { LOCALES, type Locale } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Slot } from '../../app/page/slot.tsx'
import { useAids } from '../account/use-enhancements.ts'
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
  // As typing would be heard: the draft is kept, the map follows.
  form.dispatchEvent(new Event('input'))
}

/** The map with the pin, where this site has maps. */
async function helpPin(form: HTMLFormElement, i18n: I18n, signal: AbortSignal): Promise<void> {
  const place = form.querySelector<HTMLElement>('[data-pin]')
  const [latitude, longitude] = [fieldOf(form, 'coordinates.latitude'), fieldOf(form, 'coordinates.longitude')]
  if (!place || !latitude || !longitude) return
  const { showPin } = await import('./address/pin.ts')
  if (!signal.aborted) showPin(place, { form, latitude, longitude }, i18n, signal)
}

/** The form of the organization: a plain one, written at the edge; the script suggests addresses and shows the pin. */
export default function CompanyEditPage() {
  const i18n = useI18n()
  const { t } = i18n
  const page = useRef<HTMLDivElement>(null)
  useAids(page)
  useEffect(() => {
    const stop = new AbortController()
    const form = page.current?.querySelector('form')
    if (form) void helpPin(form, i18n, stop.signal)
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
  }, [i18n, t])
  return (
    <div ref={page} className="contents">
      <Slot name="page" className="contents" />
    </div>
  )
}
