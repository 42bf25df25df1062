import type { AppData } from '../../domain/contract/app-data.ts'
import { currencyName } from '../../domain/currency-name.ts'
import type { I18n } from '../../domain/i18n.ts'
import { COLON, listed } from '../../domain/listed.ts'
import type { Locale } from '../../domain/locale.ts'
import { READER_CURRENCIES, type ReaderCurrency } from '../../domain/reader-currency.ts'
import { addressOf } from '../../domain/routes.ts'
import { useI18n } from '../app/i18n.tsx'
import { useLocation } from '../app/navigation/location.tsx'
import { useAppData } from '../app/page/app-data.tsx'

/** Currencies by language where operators have not chosen others: Chinese readers have the yuan beside the rouble. */
const ORDER: Partial<Record<Locale, readonly ReaderCurrency[]>> = { zh: ['RUB', 'CNY', 'USD', 'EUR', 'KZT'] }

const BANK_OF_RUSSIA = /(?:^|\.)cbr\.ru$/

type Rates = AppData['currencies']

/** The rates of the currencies that can be chosen, in their order; roubles are always among them. */
function useOfferedRates(locale: Locale): Rates {
  const { currencies: rates = [], offered } = useAppData() ?? {}
  const order = offered?.readers ?? ORDER[locale] ?? READER_CURRENCIES
  return order.flatMap((code) => rates.find((rate) => rate.code === code) ?? [])
}

/** Source and date of the rates; the oldest date where they differ. */
function sourceNote(rates: Rates, { t, date }: I18n): string {
  const [oldest] = rates
    .filter(({ code }) => code !== 'RUB')
    .toSorted((one, other) => one.dated.localeCompare(other.dated))
  if (!oldest) return ''
  const { source, dated, byHand } = oldest
  const isOfBank = source !== null && BANK_OF_RUSSIA.test(source)
  const fetched = source === null ? t('price.ownRates') : isOfBank ? t('price.bankOfRussia') : source
  const named = byHand && source !== null ? t('price.setByHand', { source }) : fetched
  return t('price.rates', { source: named, date: date(dated) })
}

/** Chooses the currency of prices (docs/behaviour.md, "Reader's currency"): a plain form that returns to its page. */
export function CurrencySwitch() {
  const { locale, reader } = useI18n()
  const { path, query } = useLocation()
  const rates = useOfferedRates(locale)
  if (rates.length < 2) return null
  return (
    <form method="post" action={`/${locale}/currency`} className="chips no-print">
      <input type="hidden" name="next" value={addressOf(path, locale, query)} />
      {rates.map(({ code }) => (
        <button
          key={code}
          type="submit"
          className="chip"
          name="currency"
          value={code}
          aria-current={code === reader.code ? 'true' : undefined}
          aria-label={listed([code, currencyName(code, locale)], locale)}
          data-hint={currencyName(code, locale)}
        >
          {code}
        </button>
      ))}
    </form>
  )
}

/** Above prices: their currency, and what "≈" means; on a phone one line that opens. Shown once a page. */
export function PriceNote() {
  const i18n = useI18n()
  const rates = useOfferedRates(i18n.locale)
  if (rates.length === 0) return null
  return (
    <section className="chips small" aria-label={i18n.t('price.currency')}>
      <details className="fold">
        <summary className="chip">{`${i18n.t('price.currency')}${COLON[i18n.locale]}${i18n.reader.code}`}</summary>
        <CurrencySwitch />
        <p className="soft">{sourceNote(rates, i18n)}</p>
      </details>
    </section>
  )
}
