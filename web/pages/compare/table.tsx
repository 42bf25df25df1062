import { useI18n } from '../../app/i18n.tsx'
import { RESULTS_ID } from '../../app/navigation/list-ids.ts'
import { useHref, useQueryLink } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { Icon } from '../../components/icon.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import { Parts } from '../../components/price.tsx'
import { partedAtUnit } from '../../components/unbroken.tsx'
import styles from './compare.module.css'
import type { ComparedProduct } from './compared-product.ts'
import type { ComparisonSection } from './comparison.ts'
import type { CompareData } from './load.ts'
import { wantedOf } from './price-rows.ts'
import { type ComparedCell, type ComparedLine, type ComparedRow, textOf } from './row.ts'

/** The products as columns: terms of sale, then specifications; rows without differences are subdued. */
export function ComparisonTable({ data }: { data: CompareData }) {
  const { t } = useI18n()
  const { products, sections } = data
  const n = products.length
  return (
    // Gets the focus after a product was removed, since the clicked link is gone with its column. The count is announced.
    <section
      id={RESULTS_ID}
      data-count={t('favourites.count', { n })}
      className={`sheet scroll-x ${styles.frame}`}
      aria-label={t('compare.title')}
      tabIndex={0}
    >
      <table className={`ruled ${styles.table}`} data-columns={n}>
        <Heads data={data} />
        {sections.map((section) => (
          <Section key={section.title} section={section} products={products} />
        ))}
      </table>
    </section>
  )
}

/** Pictures and buttons scroll away; the names below them stay. */
function Heads({ data }: { data: CompareData }) {
  const { products } = data
  const to = useHref()
  return (
    <thead>
      <tr>
        <td className={styles.wide} />
        {products.map((product) => (
          <td key={product.entry}>
            <Actions product={product} all={products} quantity={wantedOf(data, product.sold)} />
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <td className={styles.wide} />
        {products.map(({ entry, sold: { id, slug, name }, variant }) => (
          <th key={entry} scope="col">
            <a href={to('product', { id, slug }, { variant: variant?.sku })}>
              <LocalizedText value={name} />
            </a>
            {variant && (
              <span className={`soft small ${styles.line}`}>
                {variant.options.map(({ name, value }, at) => (
                  <span key={name.text}>
                    {at > 0 && ' · '}
                    <LocalizedText value={value} />
                  </span>
                ))}
              </span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface ActionsProps {
  product: ComparedProduct
  all: ComparedProduct[]
  quantity: number | null
}

/** The picture, the inquiry with the same variant and quantity, and the removal from the comparison. */
function Actions({ product: { entry, sold, variant }, all, quantity }: ActionsProps) {
  const { t } = useI18n()
  const link = useQueryLink()
  const toPersonal = usePersonalHref()
  const others = all.flatMap((one) => (one.entry === entry ? [] : one.entry)).join()
  const inquiry = { product: sold.id, variant: variant?.sku, quantity: quantity ?? undefined }
  const name = sold.name.text
  return (
    <>
      {sold.picture && <Picture picture={sold.picture} alt="" className={styles.picture} />}
      <a
        className={`button small ${styles.ask}`}
        href={toPersonal('inquiry', inquiry)}
        aria-label={t('compare.askFor', { name })}
        rel="nofollow"
      >
        {t('inquiry.ask')}
      </a>
      <a
        // Without an id the focus would move, after the removal, to another link with the same address.
        id={`remove-${entry}`}
        className={`no-print small ${styles.remove}`}
        href={link({ ids: others || undefined })}
        data-uncompare={entry}
        data-name={name}
        aria-label={t('compare.leaveOut', { name })}
        rel="nofollow"
      >
        {t('compare.leaveOutShort')}
      </a>
    </>
  )
}

/** A dash, since a text would be repeated in many cells; screen readers get the text. */
function NotStated() {
  const { t } = useI18n()
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t('compare.notStated')}</span>
    </>
  )
}

function Line({ line }: { line: ComparedLine }) {
  if (Array.isArray(line))
    return (
      <span className={styles.line}>
        <span className="dotted">
          <Parts parts={line} />
        </span>
      </span>
    )
  return typeof line === 'string' ? partedAtUnit(line) : <LocalizedText value={line} />
}

function Cell({ cell: { lines, isBest, href }, row }: { cell: ComparedCell; row: string }) {
  const { t } = useI18n()
  const [first, ...others] = lines
  return (
    <>
      {first !== undefined &&
        (href ? (
          <a href={href}>
            <Line line={first} />
          </a>
        ) : (
          <Line line={first} />
        ))}
      {isBest && (
        <span className={`verified small ${styles.line}`}>
          <Icon name="check" />
          {t(row === 'basis' ? 'compare.bestPrice' : row === 'lead' ? 'compare.soonest' : 'compare.best')}
        </span>
      )}
      {others.map((line) => (
        <span key={textOf(line)} className={Array.isArray(line) ? undefined : `soft small ${styles.line}`}>
          <Line line={line} />
        </span>
      ))}
    </>
  )
}

/** On a phone the label is a row above the values, so that two products fit side by side. */
function Row({ row: { key, label, cells, differs }, products }: { row: ComparedRow; products: ComparedProduct[] }) {
  const name = typeof label === 'string' ? label : <LocalizedText value={label} />
  return (
    <tbody className={differs ? styles.differs : undefined}>
      <tr className={styles.narrow}>
        <td className={styles.wide} />
        <th scope="rowgroup" colSpan={products.length}>
          <span>{name}</span>
        </th>
      </tr>
      <tr>
        <th className={styles.wide} scope="row">
          {name}
        </th>
        {products.map(({ entry }, at) => {
          const cell = cells[at]
          return <td key={entry}>{cell ? <Cell cell={cell} row={key} /> : <NotStated />}</td>
        })}
      </tr>
    </tbody>
  )
}

function Section({ section: { title, rows }, products }: { section: ComparisonSection; products: ComparedProduct[] }) {
  return (
    <>
      <tbody>
        <tr className={styles.narrow}>
          <td className={styles.wide} />
          <th className={styles.title} scope="rowgroup" colSpan={products.length}>
            <span>{title}</span>
          </th>
        </tr>
        <tr className={styles.whole}>
          <th className={`${styles.wide} ${styles.title}`} scope="rowgroup">
            {title}
          </th>
          <td colSpan={products.length} />
        </tr>
      </tbody>
      {rows.map((row) => (
        <Row key={row.key} row={row} products={products} />
      ))}
    </>
  )
}
