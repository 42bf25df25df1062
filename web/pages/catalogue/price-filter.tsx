import { MAX_NUMBER_LENGTH, WITH_A_DIGIT } from '../../../domain/constraints.ts'
import { ROUBLES } from '../../../domain/reader-currency.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import styles from '../../components/facets/rail.module.css'
import { refusedPrices } from '../../components/refused-prices.ts'
import { FieldsFault, FilterNotice } from './filter-fault.tsx'
import type { CatalogueData } from './load.ts'

/**
 * The currency of the filter's amounts: the one in the address, so that a shared link means the same to everyone; the reader's
 * currency where the address has no amounts.
 */
function useFilterCurrency(): { code: string; rub: number | undefined } {
  const { reader } = useI18n()
  const { priceMin, priceMax, priceIn = ROUBLES.code } = useLocation().query
  if (!priceMin && !priceMax) return reader
  return [reader, ROUBLES].find(({ code }) => code === priceIn) ?? { code: priceIn, rub: undefined }
}

/** The lowest and highest price in whole units of a currency: a plain form, with the other filters in hidden fields. */
export function PriceFilter({ price }: { price: CatalogueData['facets']['price'] }) {
  const { t, locale } = useI18n()
  const { query } = useLocation()
  const link = useQueryLink()
  const { code: currency, rub } = useFilterCurrency()
  const fault = usePriceFault()
  if (!price && !query.priceMin && !query.priceMax) return null
  const { priceMin = '', priceMax = '', priceIn: _in, page: _, ...others } = query
  const { keys: refused } = refusedPrices(query, locale)
  const [action = ''] = link({}).split('?')
  return (
    <section className={styles.group}>
      <h3>{t('catalogue.price.title', { currency })}</h3>
      {/* A new key resets the fields to the values in the address, whatever was typed before. */}
      <form key={`${priceMin}-${priceMax}-${currency}`} className={styles.price} action={action} method="get">
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {currency !== ROUBLES.code && <input type="hidden" name="priceIn" value={currency} />}
        <PriceField
          name="priceMin"
          label={t('catalogue.price.min', { currency })}
          value={priceMin}
          bound={price && rub ? Math.floor(price.min / rub) : undefined}
          isRefused={refused.includes('priceMin')}
        />
        <PriceField
          name="priceMax"
          label={t('catalogue.price.max', { currency })}
          value={priceMax}
          bound={price && rub ? Math.ceil(price.max / rub) : undefined}
          isRefused={refused.includes('priceMax')}
        />
        <FieldsFault id={FAULT} text={fault} />
        <button type="submit" id="apply-price" className="button">
          {t('catalogue.price.apply')}
        </button>
      </form>
    </section>
  )
}

/** Id of what is wrong with the typed prices. */
const FAULT = 'price-fault'

/** What is wrong with the typed prices, in words: which reading was meant, or that the minimum is above the maximum. */
function usePriceFault(): string | null {
  const { t, locale } = useI18n()
  const { fault } = refusedPrices(useLocation().query, locale)
  if (fault === null) return null
  return t(fault === 'order' ? 'catalogue.fault.order' : 'number.ambiguous')
}

/** What is wrong with the typed prices, above the list. */
export function PriceNotice() {
  const { t } = useI18n()
  const { code: currency } = useFilterCurrency()
  return <FilterNotice name={t('catalogue.price.title', { currency })} text={usePriceFault()} />
}

interface PriceFieldProps {
  name: string
  label: string
  value: string
  /** The lowest or highest price of the list; undefined where it has no prices. */
  bound: number | undefined
  /** Whether the list is not filtered by it, which the form explains. */
  isRefused: boolean
}

function PriceField({ name, label, value, bound, isRefused }: PriceFieldProps) {
  const { number, locale } = useI18n()
  return (
    <label>
      <span className="visually-hidden">{label}</span>
      <input
        id={name}
        className="field"
        name={name}
        inputMode="numeric"
        pattern={WITH_A_DIGIT}
        maxLength={MAX_NUMBER_LENGTH}
        autoComplete="off"
        defaultValue={/^\d+$/.test(value) ? fieldNumber(Number(value), locale) : value}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? FAULT : undefined}
        // A minimum price below one unit would be shown as '0'.
        placeholder={bound ? number(bound) : label}
      />
    </label>
  )
}
