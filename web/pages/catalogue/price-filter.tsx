import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import styles from '../../components/facets/rail.module.css'
import type { CatalogueData } from './load.ts'

/** The lowest and highest price in whole roubles: a plain form, with the other filters in hidden fields. */
export function PriceFilter({ price }: { price: CatalogueData['facets']['price'] }) {
  const { t } = useI18n()
  const { query } = useLocation()
  const link = useQueryLink()
  if (!price && !query.priceMin && !query.priceMax) return null
  const { priceMin = '', priceMax = '', page: _, ...others } = query
  const [action = ''] = link({}).split('?')
  return (
    <section className={styles.group}>
      <h3>{t('catalogue.price.title')}</h3>
      {/* A new key resets the fields to the values in the address, whatever was typed before. */}
      <form key={`${priceMin}-${priceMax}`} className={styles.price} action={action} method="get">
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PriceField name="priceMin" label={t('catalogue.price.min')} value={priceMin} bound={price?.min} />
        <PriceField name="priceMax" label={t('catalogue.price.max')} value={priceMax} bound={price?.max} />
        <button type="submit" id="apply-price" className="button">
          {t('catalogue.price.apply')}
        </button>
      </form>
    </section>
  )
}

interface PriceFieldProps {
  name: string
  label: string
  value: string
  /** The lowest or highest price of the list; undefined where it has no prices. */
  bound: number | undefined
}

function PriceField({ name, label, value, bound }: PriceFieldProps) {
  const { number } = useI18n()
  return (
    <label>
      <span className="visually-hidden">{label}</span>
      <input
        id={name}
        className="field"
        type="number"
        name={name}
        min="0"
        max="999999999999"
        step="1"
        inputMode="numeric"
        defaultValue={value}
        placeholder={bound === undefined ? undefined : number(bound)}
      />
    </label>
  )
}
