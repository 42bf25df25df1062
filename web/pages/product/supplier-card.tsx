import type { Product } from '../../../domain/contract/products.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { Icon } from '../../components/icon.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Place } from '../../components/place.tsx'
import { useResponseTexts } from '../../components/response-figures.tsx'
import { VerifiedMark } from '../../components/supplier-line.tsx'
import styles from './supplier-card.module.css'

/** The supplier: whether verified, place, year, staff, and a link to its other products. */
export function SupplierCard({ product: { supplier } }: { product: Pick<Product, 'supplier'> }) {
  const { t } = useI18n()
  const to = useHref()
  const toPersonal = usePersonalHref()
  const { id, slug, name, verified, city, founded, staff, products } = supplier
  const { answers, deals } = useResponseTexts()(supplier)
  return (
    <section className={`sheet ${styles.card}`} aria-labelledby="supplier-heading">
      <h2 id="supplier-heading" className={styles.heading}>
        {t('product.supplier')}
      </h2>
      <p className={styles.name}>
        <a href={to('supplier', { id, slug })}>
          <LocalizedText value={name} />
        </a>{' '}
        {verified && <VerifiedMark labelled />}
      </p>
      <ul className={styles.facts}>
        <li>
          <Place city={city} country={supplier.country} />
        </li>
        {founded !== null && <li>{t('product.founded', { year: String(founded) })}</li>}
        {staff !== null && <li>{t('product.staff', { n: staff })}</li>}
        {[...answers, ...deals].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className={`chips no-print ${styles.ways}`}>
        <a className="button" href={toPersonal('inquiry', { supplier: id })} rel="nofollow">
          {t('inquiry.write')}
        </a>
        <a className="button" href={to('supplierProducts', { id, slug })}>
          {t('product.allOfSupplier', { n: products })}
          <Icon name="arrow-right" />
        </a>
      </div>
    </section>
  )
}
