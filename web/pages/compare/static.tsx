import { MAX_COMPARED, readCompared } from '../../../domain/compared.ts'
import { MAX_NUMBER_LENGTH } from '../../../domain/constraints.ts'
import { basisToQuery } from '../../../domain/price-basis.ts'
import { quantityFault } from '../../../domain/quantity-fault.ts'
import { addressOf } from '../../../domain/routes.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { fromHome } from '../../app/page/json-ld.ts'
import type { StaticPage } from '../../app/page/load.ts'
import { Trail } from '../../components/breadcrumb.tsx'
import { PriceNote } from '../../components/currency-switch.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ExportChips } from '../../components/export-chips.tsx'
import { Icon } from '../../components/icon.tsx'
import { RequestQuotes } from '../../components/request-quotes.tsx'
import styles from './compare.module.css'
import type { ComparedProduct } from './compared-product.ts'
import { type CompareData, load, unitInAddress } from './load.ts'
import { wantedOf } from './price-rows.ts'
import { ComparisonTable } from './table.tsx'

export const page = { load, slots: { page: ComparePage } } satisfies StaticPage<CompareData>

const wantedAt = ({ entry, sold }: ComparedProduct, basis: Pick<CompareData, 'quantity' | 'unit'>) =>
  (readCompared(entry) ?? []).map((one) => ({ ...one, quantity: wantedOf(basis, sold) }))

interface CompareProps {
  data: CompareData
}

function ComparePage({ data }: CompareProps) {
  const { t, locale } = useI18n()
  const { products, gone, left } = data
  return (
    <>
      <Trail crumbs={fromHome(locale, { name: t('compare.title') })} />
      <header className="page-head">
        <h1>{t('compare.title')}</h1>
        {products.length > 0 && <Controls data={data} />}
      </header>
      {gone > 0 && <p className="notice">{t('compare.gone', { n: gone })}</p>}
      {left > 0 && <p className="notice">{t('compare.tooMany', { n: MAX_COMPARED })}</p>}
      {products.length > 0 ? <ComparisonTable data={data} /> : <Nothing />}
      {products.length === 1 && <p className="notice no-print">{t('compare.addMore', { n: MAX_COMPARED })}</p>}
      {products.length > 0 && <PriceNote />}
    </>
  )
}

function Nothing() {
  const { t } = useI18n()
  const to = useHref()
  return (
    <EmptyState
      title={t('compare.emptyTitle')}
      actions={
        <a className="button primary" href={to('catalogue')}>
          {t('favourites.browse')}
        </a>
      }
    >
      <p>{t('compare.addMore', { n: MAX_COMPARED })}</p>
    </EmptyState>
  )
}

/**
 * Leads to the category of the first product, at the quantity and on the basis of this comparison, with its products chosen
 * (app/enhancements/compare-tray.ts).
 */
function MoreLink({
  product,
  quantity,
  unit,
  vat,
}: { product: ComparedProduct | undefined } & Pick<CompareData, 'quantity' | 'unit' | 'vat'>) {
  const { t } = useI18n()
  const to = useHref()
  const category = product?.sold.breadcrumb.at(-1)
  const basis = basisToQuery(product && quantity !== null ? { quantity, unit: unit ?? product.sold.unit, vat } : null)
  return (
    <a
      className="chip"
      href={category ? to('category', category, basis) : to('catalogue', {}, basis)}
      data-compare-more=""
    >
      <Icon name="plus" />
      {t('compare.more')}
    </a>
  )
}

interface Choice {
  label: string
  /** Key and value in the address; undefined takes the key out. */
  key: string
  value: string | undefined
  isChosen: boolean
}

function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  const link = useQueryLink()
  return (
    <nav className="chips" aria-label={label}>
      {choices.map(({ label, key, value, isChosen }) => (
        <a
          key={label}
          id={`compare-${value ?? key}`}
          className="chip"
          href={link({ [key]: value })}
          aria-current={isChosen ? 'true' : undefined}
          rel="nofollow"
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

/** The quantity at which the products are compared. */
function QuantityForm({ data }: CompareProps) {
  const { quantity, unit, vat, refused } = data
  const i18n = useI18n()
  const { t, locale } = i18n
  const { path, query } = useLocation()
  const { quantity: _, unit: __, ...others } = query
  // Always in the form's address: with the quantity alone it would be a basis without VAT.
  const said = unitInAddress(data)
  const sent = { ...others, ...(said && { unit: said }), vat }
  const typed = refused ?? (quantity === null ? '' : fieldNumber(quantity, locale))
  return (
    // A new key resets the field to the quantity in the address, whatever was typed before.
    <form key={typed} className="chips" action={addressOf(path, locale)} method="get">
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="compare-quantity">{t('compare.quantity')}</label>
      <input
        id="compare-quantity"
        className={`field ${styles.quantity}`}
        name="quantity"
        inputMode="decimal"
        maxLength={MAX_NUMBER_LENGTH}
        autoComplete="off"
        defaultValue={typed}
        aria-invalid={refused !== null || undefined}
        aria-describedby={refused === null ? undefined : 'compare-fault'}
      />
      {quantity !== null && <span>{unit === null ? t('compare.ownUnits') : t(`basis.units.${unit}`)}</span>}
      <button type="submit" id="compare-apply" className="button">
        {t('catalogue.price.apply')}
      </button>
      {refused !== null && <span id="compare-fault">{quantityFault(i18n, unit)}</span>}
    </form>
  )
}

/** What can be done with the compared products. */
function Actions({ data }: CompareProps) {
  const { products, quantity, unit, vat } = data
  const { t, locale } = useI18n()
  const toPersonal = usePersonalHref()
  const { path, query } = useLocation()
  const said = unitInAddress(data)
  return (
    <div className={styles.actions}>
      <MoreLink product={products[0]} quantity={quantity} unit={unit} vat={vat} />
      <a
        className="chip"
        href={toPersonal('lists', {
          add: products.map(({ entry }) => entry).join(),
          ...(said === undefined && quantity !== null && { quantity, unit: unit ?? undefined }),
        })}
        rel="nofollow"
      >
        <Icon name="plus" />
        {t('lists.save')}
      </a>
      <ExportChips csv={addressOf(`${path}.csv`, locale, query)} />
      <button type="button" className="chip copy needs-js" data-share="">
        <Icon name="copy" />
        <Icon name="check" />
        {t('compare.share')}
      </button>
    </div>
  )
}

/** The quantity, the choice of rows, and what can be done with the comparison. */
function Controls({ data }: CompareProps) {
  const { products, quantity, unit, vat, onlyDifferences } = data
  const { t } = useI18n()
  const toPersonal = usePersonalHref()
  const bases = [
    { label: t('compare.withoutVat'), key: 'vat', value: 'without', isChosen: vat === 'without' },
    { label: t('compare.withVat'), key: 'vat', value: 'with', isChosen: vat === 'with' },
  ]
  const rows = [
    { label: t('compare.allRows'), key: 'only', value: undefined, isChosen: !onlyDifferences },
    { label: t('compare.differences'), key: 'only', value: 'differences', isChosen: onlyDifferences },
  ]
  return (
    <div className={`chips no-print ${styles.controls}`}>
      <QuantityForm data={data} />
      <Choices label={t('export.vat')} choices={bases} />
      {products.length > 1 && <Choices label={t('compare.rows')} choices={rows} />}
      <Actions data={data} />
      <RequestQuotes
        action={toPersonal('requestList')}
        products={products.flatMap((product) => wantedAt(product, { quantity, unit }))}
        vat={vat}
      />
    </div>
  )
}
