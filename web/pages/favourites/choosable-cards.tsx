import { useState } from 'react'
import type { ProductCard as ProductCardData } from '../../../domain/contract/products.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { ProductCard } from '../../components/product-card.tsx'
import { MOST_COMPARED } from './chosen.ts'
import styles from './favourites.module.css'

/** The cards, of which two to four can be selected and compared. */
export function ChoosableCards({ products }: { products: ProductCardData[] }) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const chosen = products.flatMap(({ id }) => (ticked.includes(id) ? id : []))
  const tick = (id: string) =>
    setTicked((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]))
  return (
    <>
      <ul className="cards">
        {products.map((product, index) => (
          <li key={product.id} className={styles.choosable}>
            <ProductCard product={product} level={2} eager={index < 4} />
            {products.length > 1 ? (
              <Tick
                name={product.name.text}
                ticked={chosen.includes(product.id)}
                full={chosen.length === MOST_COMPARED}
                onTick={() => tick(product.id)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {chosen.length > 0 ? <CompareBar chosen={chosen} /> : null}
    </>
  )
}

interface TickProps {
  name: string
  ticked: boolean
  /** The maximum is selected. */
  full: boolean
  onTick: () => void
}

function Tick({ name, ticked, full, onTick }: TickProps) {
  const { t } = useI18n()
  return (
    <label className={`no-print ${styles.tick}`}>
      <input
        type="checkbox"
        checked={ticked}
        disabled={full && !ticked}
        onChange={onTick}
        aria-label={t('favourites.compareNamed', { name })}
      />
      {t('favourites.compare')}
    </label>
  )
}

function CompareBar({ chosen }: { chosen: string[] }) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <p className={`notice no-print ${styles.bar}`} role="status">
      {chosen.length < 2 ? (
        t('favourites.tickAnother')
      ) : (
        <a className="button primary" href={to('favourites', {}, { compare: chosen.join(',') })}>
          {t('favourites.compareThese', { n: chosen.length })}
        </a>
      )}
    </p>
  )
}
