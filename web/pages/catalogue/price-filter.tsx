import { WITH_A_DIGIT } from '../../../domain/constraints.ts'
import { COLON } from '../../../domain/listed.ts'
import { ROUBLES } from '../../../domain/reader-currency.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import styles from '../../components/facets/rail.module.css'
import { ambiguousPrices } from './ambiguous-prices.ts'
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
  if (!price && !query.priceMin && !query.priceMax) return null
  const { priceMin = '', priceMax = '', priceIn: _in, page: _, ...others } = query
  const unclear = ambiguousPrices(query, locale)
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
          isAsked={unclear.includes('priceMin')}
        />
        <PriceField
          name="priceMax"
          label={t('catalogue.price.max', { currency })}
          value={priceMax}
          bound={price && rub ? Math.ceil(price.max / rub) : undefined}
          isAsked={unclear.includes('priceMax')}
        />
        <button type="submit" id="apply-price" className="button">
          {t('catalogue.price.apply')}
        </button>
      </form>
    </section>
  )
}

/** Id of the question which reading of a price was meant. */
const ASKED = 'price-fault'

/**
 * Asks which reading of an ambiguous price was meant. It is above the list, since on narrow screens the price field is in a closed
 * sheet.
 */
export function PriceQuestion() {
  const { t, locale } = useI18n()
  const { query } = useLocation()
  const { code: currency } = useFilterCurrency()
  if (ambiguousPrices(query, locale).length === 0) return null
  return (
    <p id={ASKED} className="notice small" role="status">
      {t('catalogue.price.title', { currency }) + COLON[locale] + t('number.ambiguous')}
    </p>
  )
}

interface PriceFieldProps {
  name: string
  label: string
  value: string
  /** The lowest or highest price of the list; undefined where it has no prices. */
  bound: number | undefined
  /** Whether the question is shown because the number can be read two ways. */
  isAsked: boolean
}

function PriceField({ name, label, value, bound, isAsked }: PriceFieldProps) {
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
        maxLength={20}
        autoComplete="off"
        defaultValue={/^\d+$/.test(value) ? fieldNumber(Number(value), locale) : value}
        aria-invalid={isAsked || undefined}
        aria-describedby={isAsked ? ASKED : undefined}
        // A minimum price below one unit would be shown as '0'.
        placeholder={bound ? number(bound) : label}
      />
    </label>
  )
}
