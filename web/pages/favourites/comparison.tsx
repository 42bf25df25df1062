import type { Product } from '../../../domain/contract/products.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useQueryLink } from '../../app/navigation/location.tsx'
import { RESULTS_ID } from '../../app/navigation/results-id.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import styles from './comparison.module.css'
import { type ComparisonRow, factRows, useTermRows } from './comparison-rows.tsx'

/** Two to four products side by side: terms of sale, then specifications; rows without differences are subdued. */
export function Comparison({ products }: { products: Product[] }) {
  const { t } = useI18n()
  const to = useHref()
  const terms = useTermRows(products)
  const facts = factRows(products)
  return (
    <>
      <div className="page-head">
        <h1>{t('favourites.comparison')}</h1>
        <p>
          <a href={to('favourites')}>{t('favourites.backToList')}</a>
        </p>
      </div>
      {/* Gets the focus after a product was removed, since the clicked link is gone with its column. The count is announced. */}
      <section
        id={RESULTS_ID}
        data-count={t('favourites.count', { n: products.length })}
        className={`sheet scroll-x ${styles.frame}`}
        aria-label={t('favourites.comparison')}
        tabIndex={0}
      >
        <table className={`ruled ${styles.table}`} data-columns={products.length}>
          <Heads products={products} />
          <Rows title={t('favourites.terms')} rows={terms} columns={products.length} />
          {facts.length > 0 && <Rows title={t('product.facts')} rows={facts} columns={products.length} />}
        </table>
      </section>
    </>
  )
}

function Heads({ products }: { products: Product[] }) {
  const { t } = useI18n()
  const to = useHref()
  const link = useQueryLink()
  const without = (id: string) => products.flatMap((product) => (product.id === id ? [] : product.id)).join(',')
  return (
    <thead>
      <tr>
        <td />
        {products.map(({ id, slug, name, model, picture }) => (
          <th key={id} scope="col">
            {picture && <Picture picture={picture} alt="" className={styles.picture} />}
            <a href={to('product', { id, slug })}>
              <LocalizedText value={name} />
            </a>
            {model && <span className={`figures ${styles.model}`}>{model}</span>}
            {products.length > 2 && (
              <a
                className={`no-print ${styles.remove}`}
                href={link({ compare: without(id) })}
                aria-label={t('favourites.leaveOut', { name: name.text })}
              >
                {t('favourites.leaveOutShort')}
              </a>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A dash, since a text would be repeated in many cells; screen readers get the text. */
function NotStated() {
  const { t } = useI18n()
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t('favourites.notTold')}</span>
    </>
  )
}

function Rows({ title, rows, columns }: { title: string; rows: ComparisonRow[]; columns: number }) {
  return (
    <tbody>
      <tr>
        <th className={styles.title} scope="colgroup" colSpan={columns + 1}>
          {title}
        </th>
      </tr>
      {rows.map(({ key, label, values, differs }) => (
        <tr key={key} className={differs ? styles.differs : undefined}>
          <th scope="row">{label}</th>
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by position only
            <td key={index}>{value ?? <NotStated />}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
