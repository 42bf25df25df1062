import { Fragment, type ReactNode } from 'react'
import type { ParameterFacet } from '../../../domain/contract/parameters.ts'
import { deliveryTerms } from '../../../domain/delivery-terms.ts'
import { ageNote, atQuantityText, onOneLine, tierTexts } from '../../../domain/price-text.ts'
import { stockText } from '../../../domain/stock-text.ts'
import { vatNote } from '../../../domain/vat-note.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import { CompareTick } from '../../components/compare-tick.tsx'
import { PriceTerms } from '../../components/delivery-terms.tsx'
import { FavouriteButton } from '../../components/favourite-button.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import { Incomparable } from '../../components/price.tsx'
import { entryOf, linkQuery, type ShownProduct } from '../../components/shown-product.ts'
import { SupplierLine } from '../../components/supplier-line.tsx'
import styles from './table.module.css'

/** Columns, the price beside the name, where a phone shows it: whether they have figures, and whether their heading is for screen readers only. */
const COLUMNS = [
  { name: 'picture', hidden: true },
  { name: 'product' },
  { name: 'price' },
  { name: 'moq', figures: true },
  { name: 'stock', figures: true },
  { name: 'model' },
  { name: 'supplier' },
] as const satisfies { name: string; figures?: boolean; hidden?: boolean }[]

/** Quantity and price of each tier, one under the other, so that prices of different products can be compared. */
function Tiers({ tiers, fromPrice, unit }: Pick<ShownProduct, 'tiers' | 'fromPrice' | 'unit'>) {
  const i18n = useI18n()
  return (
    <dl className={styles.tiers}>
      {tiers.map((tier) => {
        const { price, own, held } = tierTexts(tier, unit, i18n, fromPrice)
        return (
          <div key={tier.from}>
            <dt>{held}</dt>
            <dd>
              {price}
              {own && (
                <>
                  <br />
                  <span className="soft">{own}</span>
                </>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The exact price at the chosen quantity, else those of all quantities; tax, delivery terms and age. */
function Prices({ product }: { product: ShownProduct }) {
  const i18n = useI18n()
  const { tiers, vat, oldPrice } = product
  const exact = atQuantityText(product, i18n)
  if (tiers.length === 0) return <span className="soft">{i18n.t('card.onRequest')}</span>
  return (
    <>
      {exact ? (
        <p>
          <strong>{exact.price}</strong> {onOneLine([exact.own, exact.held])}
        </p>
      ) : (
        <>
          <Incomparable {...product} />
          <Tiers {...product} />
        </>
      )}
      <p className="soft">
        {exact?.vat ?? vatNote(vat, i18n)}
        <br />
        <PriceTerms terms={deliveryTerms(tiers)} />
        {oldPrice && (
          <>
            <br />
            {ageNote(oldPrice, i18n)}
          </>
        )}
      </p>
    </>
  )
}

/** The number in stock, or made to order; a dash where it is unknown. Less than the chosen quantity says what is missing. */
function Stock(product: Pick<ShownProduct, 'stock' | 'unit' | 'toOrder'>) {
  const i18n = useI18n()
  const { t } = i18n
  const { stock, unit, toOrder } = product
  if (stock === null) return <span className="soft">—</span>
  if (toOrder) return <span className="soft">{stockText(product, i18n)}</span>
  return stock > 0 ? (
    <span className={styles.instock}>{t(`unit.${unit}`, { n: stock })}</span>
  ) : (
    <span className="soft">{t('card.toOrder')}</span>
  )
}

interface TableProps {
  products: ShownProduct[]
  /** Parameters of the category that have a column. */
  parameters: ParameterFacet[]
  /** Place of the first product without a price at the chosen quantity, in a list sorted by it; −1 for none. */
  apart: number
  /** Shown before that product. */
  notice: ReactNode
}

function Row({ product, parameters }: { product: ShownProduct } & Pick<TableProps, 'parameters'>) {
  const { t, basis } = useI18n()
  const to = useHref()
  const { id, slug, name, variant, model, picture, unit, moq, supplier, columns = [] } = product
  return (
    <tr>
      <td className={styles.picture}>{picture && <Picture picture={picture} alt="" />}</td>
      <th scope="row">
        <a href={to('product', { id, slug }, linkQuery(product, basis))}>
          <LocalizedText value={name} />
        </a>
      </th>
      <td className={styles.prices}>
        <Prices product={product} />
        {/* Beside the name and the prices, which are visible however many columns there are. */}
        <p className={styles.actions}>
          <FavouriteButton id={id} name={name.text} />
          <CompareTick entry={entryOf(product)} name={name.text} />
        </p>
      </td>
      {parameters.map(({ key }) => {
        const stated = columns.find((column) => column.key === key)
        return <td key={key}>{stated ? <LocalizedText value={stated.value} /> : <span className="soft">—</span>}</td>
      })}
      <td className="number">{t(`unit.${unit}`, { n: moq })}</td>
      <td className={product.toOrder ? undefined : 'number'}>
        <Stock {...product} />
      </td>
      <td className="figures">{variant ?? model}</td>
      <td>
        <SupplierLine supplier={supplier} />
      </td>
    </tr>
  )
}

/** The heading of a parameter: a link that sorts by it, upwards first. */
function ParameterHeading({ parameter: { key, name, kind } }: { parameter: ParameterFacet }) {
  const { sort } = useLocation().query
  const link = useQueryLink()
  if (kind === 'text')
    return (
      <th scope="col">
        <LocalizedText value={name} />
      </th>
    )
  const isUp = sort === `by-${key}`
  const isDown = sort === `-by-${key}`
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <a id={`sort-${key}`} href={link({ sort: isUp ? `-by-${key}` : `by-${key}` })} rel="nofollow">
        <LocalizedText value={name} />
        {isUp && ' ↑'}
        {isDown && ' ↓'}
      </a>
    </th>
  )
}

/** Columns before those of the parameters: picture, name and prices, which a phone shows first. */
const PRICED = 3

/** The table view: one product a row, for comparing. */
export function ProductTable({ products, parameters, apart, notice }: TableProps) {
  const { t } = useI18n()
  const heading = (column: (typeof COLUMNS)[number]) => (
    <th key={column.name} scope="col" className={'figures' in column ? 'number' : undefined}>
      <span className={'hidden' in column ? 'visually-hidden' : undefined}>
        {t(column.name === 'price' ? 'product.price' : `catalogue.table.${column.name}`)}
      </span>
    </th>
  )
  return (
    // A region that scrolls sideways has to be reachable by keyboard.
    <section className={`sheet scroll-x ${styles.frame}`} aria-label={t('catalogue.table.label')} tabIndex={0}>
      <table className={`ruled ${styles.table}`}>
        <thead>
          <tr>
            {COLUMNS.slice(0, PRICED).map(heading)}
            {parameters.map((parameter) => (
              <ParameterHeading key={parameter.key} parameter={parameter} />
            ))}
            {COLUMNS.slice(PRICED).map(heading)}
          </tr>
        </thead>
        <tbody>
          {products.map((product, at) => (
            <Fragment key={product.id}>
              {at === apart && (
                <tr>
                  <td />
                  <td colSpan={COLUMNS.length + parameters.length - 1} className={styles.apart}>
                    {notice}
                  </td>
                </tr>
              )}
              <Row product={product} parameters={parameters} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}
