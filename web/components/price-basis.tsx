import type { FunctionComponent } from 'react'
import { HIGHEST_QUANTITY } from '../../domain/limits.ts'
import { basisFromQuery, type QuantityStep, VAT_BASES } from '../../domain/price-basis.ts'
import { addressOf } from '../../domain/routes.ts'
import { UNITS, type Unit } from '../../domain/trade-terms.ts'
import { fieldNumber } from '../../domain/typed-number.ts'
import { useI18n } from '../app/i18n.tsx'
import { useLocation } from '../app/navigation/location.tsx'
import { CompareBasis } from './compare-basis.tsx'
import { PriceNote } from './currency-switch.tsx'
import { optionsOf } from './options.tsx'
import { refusedPrices } from './refused-prices.ts'

const REFUSED = 'basis-fault'

/** What was typed as a quantity, where the address has one that cannot be read; undefined where it has none or a plain one. */
function useRefused(): string | undefined {
  const { query } = useLocation()
  return query.quantity !== undefined && basisFromQuery(query) === null ? query.quantity : undefined
}

/**
 * The quantity and the basis of the prices in a list (docs/behaviour.md, "Quantity and basis"): a plain form that returns to its page.
 * @param unit of the list's goods, offered while none is chosen
 * @param isFixed whether the quantity is that of a query, which nothing but another query or quantity ends
 */
function BasisForm({ unit = 'piece', isFixed }: Pick<GoodsNoteProps, 'unit' | 'isFixed'>) {
  const { t, locale, basis } = useI18n()
  const { path, query } = useLocation()
  const refused = useRefused()
  const typed = refused ?? (basis ? fieldNumber(basis.quantity, locale) : '')
  return (
    // A new key resets the fields to what is chosen, whatever was typed before.
    <form key={typed} method="post" action={`/${locale}/basis`} className="chips no-print">
      <input type="hidden" name="next" value={addressOf(path, locale, query)} />
      <label htmlFor="basis-quantity">{t('basis.for')}</label>
      <span>
        <input
          id="basis-quantity"
          className="field"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          size={5}
          maxLength={12}
          defaultValue={typed}
          aria-invalid={refused !== undefined || undefined}
          aria-describedby={refused === undefined ? undefined : REFUSED}
        />
      </span>
      <span>
        <select className="field" name="unit" aria-label={t('basis.unit')} defaultValue={basis?.unit ?? unit}>
          {optionsOf(UNITS, (one) => t(`basis.units.${one}`))}
        </select>
      </span>
      <span>
        <select className="field" name="vat" aria-label={t('basis.vat')} defaultValue={basis?.vat ?? 'without'}>
          {optionsOf(VAT_BASES, (one) => t(`basis.${one}`))}
        </select>
      </span>
      <button type="submit" className="button">
        {t('basis.apply')}
      </button>
      {basis && !isFixed && (
        // Of several values with this name the last one counts.
        <button type="submit" className="button" name="quantity" value="">
          {t('basis.clear')}
        </button>
      )}
    </form>
  )
}

/** That a list is sorted by the time of delivery, and the stock of which quantity comes first in it. */
function SoonestNote() {
  const { t, basis } = useI18n()
  if (!basis) return <p className="soft">{t('basis.bySoonestInStock')}</p>
  return <p className="soft">{t('basis.bySoonest', { quantity: t(`unit.${basis.unit}`, { n: basis.quantity }) })}</p>
}

/**
 * By which price the list is sorted or filtered: by that of the smallest order until a quantity is chosen. Else nothing. Of many goods with
 * variants it is that of the product, also where its card shows a variant that filters by parameters lead to.
 */
function StepNote({ step, isByCheapest }: { step: QuantityStep | null; isByCheapest: boolean }) {
  const { t, locale, basis } = useI18n()
  const { query } = useLocation()
  const { sort = '' } = query
  const isSorted = sort === 'price' || sort === '-price'
  const { keys: refused } = refusedPrices(query, locale)
  const isFiltered = ['priceMin', 'priceMax'].some((key) => query[key] && !refused.includes(key))
  if (!(isSorted || isFiltered)) return null
  const variants = isByCheapest && ` ${t('basis.byCheapest')}`
  if (!basis) {
    return (
      <p className="soft">
        {t(isSorted ? 'basis.bySmallest' : 'basis.filteredBySmallest')}
        {variants}
      </p>
    )
  }
  if (step === null) return null
  const quantity = t(`unit.${basis.unit}`, { n: step })
  const key = isSorted && isFiltered ? 'basis.sortedAndFiltered' : isSorted ? 'basis.sorted' : 'basis.filtered'
  return (
    <p className="soft">
      {t(key, { quantity })}
      {variants}
    </p>
  )
}

interface GoodsNoteProps {
  /** The unit that most of the goods are sold by. */
  unit?: Unit | undefined
  /** The quantity whose stored prices sort the list; null where it is not sorted by them. */
  step?: QuantityStep | null
  /** Whether prices sort or filter it by the products' cheapest variants, also where cards show others. */
  isByCheapest?: boolean
  /** Whether the quantity is that of the query that was searched. */
  isFixed?: boolean
}

/** Above every list of goods: for which quantity, with VAT or without, and in which currency its prices are. */
export const GoodsNote: FunctionComponent<GoodsNoteProps> = ({
  unit,
  step = null,
  isByCheapest = false,
  isFixed = false,
}) => {
  const { t, basis } = useI18n()
  const { query } = useLocation()
  return (
    <>
      {basis && <CompareBasis basis={basis} />}
      <section className="chips small" aria-label={t('basis.title')}>
        <BasisForm unit={unit} isFixed={isFixed} />
        <Refusal />
        <StepNote step={step} isByCheapest={isByCheapest} />
        {query.sort === 'soonest' && <SoonestNote />}
      </section>
      <PriceNote />
    </>
  )
}

function Refusal() {
  const { t, number } = useI18n()
  const refused = useRefused()
  if (refused === undefined) return null
  return (
    <p id={REFUSED} className="notice" role="status">
      {t('basis.fault', { most: number(HIGHEST_QUANTITY) })}
    </p>
  )
}
