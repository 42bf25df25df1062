import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import styles from '../../components/facets/rail.module.css'
import type { CatalogueData } from './load.ts'

/** Prices from–to in whole roubles, a plain form: what else is chosen goes along in hidden fields. */
export function PriceFilter({ price }: { price: CatalogueData['facets']['price'] }) {
  const { t, number } = useI18n()
  const { query } = useLocation()
  const link = useQueryLink()
  if (!price && !query.priceMin && !query.priceMax) return null
  const { priceMin = '', priceMax = '', page: _, ...kept } = query
  const [action = ''] = link({}).split('?')
  return (
    <section className={styles.group}>
      <h3>{t('catalogue.price.title')}</h3>
      {/* Drawn anew when the address changes: the fields then show what it says, not what was typed before. */}
      <form key={`${priceMin}-${priceMax}`} className={styles.price} action={action} method="get">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <span className="visually-hidden">{t('catalogue.price.min')}</span>
          <input
            className="field"
            type="number"
            name="priceMin"
            min="0"
            max="999999999999"
            step="1"
            inputMode="numeric"
            defaultValue={priceMin}
            placeholder={price ? number(price.min) : undefined}
          />
        </label>
        <label>
          <span className="visually-hidden">{t('catalogue.price.max')}</span>
          <input
            className="field"
            type="number"
            name="priceMax"
            min="0"
            max="999999999999"
            step="1"
            inputMode="numeric"
            defaultValue={priceMax}
            placeholder={price ? number(price.max) : undefined}
          />
        </label>
        <button type="submit" className="button">
          {t('catalogue.price.apply')}
        </button>
      </form>
    </section>
  )
}
