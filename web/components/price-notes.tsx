/** By which price or stock a list of goods is sorted or filtered, above it (docs/behaviour.md, "Quantity and basis"). */
import { listed } from '../../domain/listed.ts'
import { type PriceBasis, quantityStep } from '../../domain/price-basis.ts'
import { quantityIn } from '../../domain/trade-quantity.ts'
import { useI18n } from '../app/i18n.tsx'
import { useLocation } from '../app/navigation/location.tsx'
import { refusedPrices } from './refused-prices.ts'
import type { ShownProduct } from './shown-product.ts'

export type ListedGoods = readonly Pick<ShownProduct, 'unit' | 'atQuantity'>[]

/** The steps whose stored prices compare the goods shown, each in its own unit; none where none can be compared. */
function stepsOf(goods: ListedGoods, basis: PriceBasis) {
  const units = new Set(goods.flatMap(({ unit, atQuantity }) => (atQuantity?.apart === null ? [unit] : [])))
  return [...units].flatMap((unit) => {
    const quantity = quantityIn(basis.quantity, basis.unit, unit)
    return quantity === null ? [] : [{ unit, n: quantityStep(quantity) }]
  })
}

/** That a list is sorted by the time of delivery, and the stock of which quantity comes first in it. */
export function SoonestNote({ goods }: { goods: ListedGoods }) {
  const { t, number, basis } = useI18n()
  if (!basis) return <p className="soft">{t('basis.bySoonestInStock')}</p>
  const isOfUnit = goods.some(({ unit }) => quantityIn(1, basis.unit, unit) !== null)
  const quantity = isOfUnit ? t(`unit.${basis.unit}`, { n: basis.quantity }) : number(basis.quantity)
  return <p className="soft">{t(isOfUnit ? 'basis.bySoonest' : 'basis.bySoonestEach', { quantity })}</p>
}

interface StepNoteProps {
  goods: ListedGoods
  /** Whether stored prices of a step sort or filter the list. */
  isByStep: boolean
  /** Whether these are of the products' cheapest variants, also where cards show others. */
  isByCheapest: boolean
}

/**
 * States the price by which the list is sorted or filtered: that of the smallest order while no quantity is chosen, and
 * for goods that cannot be compared at the quantity. In a list with many variants it is the product's price, even where
 * the card shows a variant that the filters select.
 */
export function StepNote({ goods, isByStep, isByCheapest }: StepNoteProps) {
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
  if (!isByStep) return null
  const steps = stepsOf(goods, basis)
  if (steps.length === 0)
    return isSorted && goods.length > 0 ? <p className="soft">{t('basis.smallestAlone')}</p> : null
  const quantity = listed(
    steps.map(({ unit, n }) => t(`unit.${unit}`, { n })),
    locale,
  )
  const key = isSorted && isFiltered ? 'basis.sortedAndFiltered' : isSorted ? 'basis.sorted' : 'basis.filtered'
  return (
    <p className="soft">
      {t(key, { quantity })}
      {variants}
    </p>
  )
}
