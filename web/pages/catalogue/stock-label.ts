import type { I18n } from '../../../domain/i18n.ts'
import type { PriceBasis } from '../../../domain/price-basis.ts'
import { quantityFor, quantityIn } from '../../../domain/trade-quantity.ts'
import type { Unit } from '../../../domain/trade-terms.ts'
import type { CatalogueData } from './load.ts'

type Goods = readonly { unit: Unit }[]

/** The unit of all products; null where there are several: ten tons and ten pieces are no common minimum order. */
export function commonUnit(products: Goods): Unit | null {
  const [first] = products
  return first && products.every(({ unit }) => unit === first.unit) ? first.unit : null
}

/** The goods that a filter is about, where a page has them all: on others they may be sold by other units. */
export const wholeList = ({ products, meta }: Pick<CatalogueData, 'products' | 'meta'>): Goods =>
  meta.pages > 1 ? [] : products

/** '40 pcs' in the unit of the goods; the number alone where each is counted in its own. */
function wantedText(basis: PriceBasis, products: Goods, { t, number }: Pick<I18n, 't' | 'number'>): string {
  const isConverted = products.length > 0 && products.every(({ unit }) => quantityIn(1, basis.unit, unit) !== null)
  const unit = commonUnit(products) ?? (isConverted ? basis.unit : null)
  // A pair is a word that Russian declines: "от 2 пары" would be wrong.
  if (unit === null || unit === 'pair') return number(basis.quantity)
  return t(`unit.${unit}`, { n: quantityFor(basis, unit) })
}

/** What the filter "in stock" shows: anything in stock, or what covers the quantity of the list. */
export const stockLabel = (i18n: Pick<I18n, 't' | 'number' | 'basis'>, products: Goods): string =>
  i18n.basis && i18n.basis.quantity !== 1
    ? i18n.t('catalogue.inStockFor', { quantity: wantedText(i18n.basis, products, i18n) })
    : i18n.t('catalogue.inStock')
