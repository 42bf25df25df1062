import { MAX_COMPARED, malformedEntries, readCompared } from '../../../domain/compared.ts'
import { MAX_QUANTITY } from '../../../domain/limits.ts'
import type { Locale } from '../../../domain/locale.ts'
import { RefusedValue } from '../../../domain/page-error.ts'
import { isVatBasis, type PriceBasis, type VatBasis } from '../../../domain/price-basis.ts'
import { ROUBLES } from '../../../domain/reader-currency.ts'
import { quantityIn } from '../../../domain/trade-quantity.ts'
import { isUnit, type Unit } from '../../../domain/trade-terms.ts'
import { typedQuantity } from '../../../domain/typed-quantity.ts'
import { writtenUnits } from '../../../domain/written-units.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'
import { type ComparedProduct, readComparedProduct, usualQuantity } from './compared-product.ts'
import { type ComparisonSection, comparisonSections } from './comparison.ts'

export interface CompareData {
  products: ComparedProduct[]
  /** Null where none is chosen and the products have no common unit. */
  quantity: number | null
  /** What the quantity counts; null where products of different units are each compared at that number of their own. */
  unit: Unit | null
  vat: VatBasis
  /** The quantity in the address, where it cannot be read, or is a fraction of what is counted; else null. */
  refused: string | null
  onlyDifferences: boolean
  sections: ComparisonSection[]
  /** Products in the address that are no longer sold. */
  gone: number
  /** Products in the address beyond those that fit. */
  left: number
}

type Wanted = Pick<CompareData, 'quantity' | 'unit'>

/** Whether a quantity of the unit can be said in the unit of each product. */
const isInAll = (unit: Unit, products: ComparedProduct[]): boolean =>
  products.every(({ sold }) => quantityIn(1, unit, sold.unit) !== null)

/** The unit that a number in the address counts: that of the address, or that of the first product where it measures all. */
function unitOfAddress(products: ComparedProduct[], { unit = '' }: LoadContext['query']): Unit | null {
  const first = products[0]?.sold.unit
  if (isUnit(unit)) return unit
  return first !== undefined && isInAll(first, products) ? first : null
}

/** The quantity in the address; null where there is none, or where it cannot be read. */
function quantityOfAddress(typed: string, unit: Unit | null, locale: Locale): number | null {
  const quantity = typedQuantity(typed, locale, unit, unit === null ? {} : writtenUnits(unit))
  return typeof quantity === 'number' && quantity > 0 && quantity <= MAX_QUANTITY ? quantity : null
}

/** The quantity of lists on this device, where it counts what all products are sold by, or else the largest of their smallest orders. */
function usual(products: ComparedProduct[], basis: PriceBasis | null): Wanted {
  if (basis && isInAll(basis.unit, products)) return { quantity: basis.quantity, unit: basis.unit }
  const quantity = usualQuantity(products)
  return { quantity, unit: quantity === null ? null : (products[0]?.sold.unit ?? null) }
}

/** The quantity in the unit of the products, where that is one: the address then needs none. */
function inTheirUnit({ quantity, unit }: Wanted, products: ComparedProduct[]): Wanted {
  const [first, ...others] = new Set(products.map(({ sold }) => sold.unit))
  if (quantity === null || unit === null || first === undefined || others.length > 0) return { quantity, unit }
  return { quantity: quantityIn(quantity, unit, first), unit: first }
}

/**
 * Reads the products of an address and the rows that compare them: for the page and for its spreadsheet.
 * @throws PageError 404 for a malformed list of products
 */
export async function readComparison({
  api,
  i18n,
  query,
}: Pick<LoadContext, 'api' | 'i18n' | 'query'>): Promise<CompareData> {
  const { ids, quantity: typed, only } = query
  const entries = ids === undefined ? [] : readCompared(ids)
  if (!entries) throw new RefusedValue('ids', null, malformedEntries(ids ?? ''))
  const fitting = entries.slice(0, MAX_COMPARED)
  const read = await Promise.all(fitting.map((id) => readComparedProduct({ api, i18n }, id)))
  const products = read.filter((product) => product !== null)
  // A list's quantity comes with its unit: forty pieces are no forty metres.
  const addressed = unitOfAddress(products, query)
  const isOfUnit = query.unit === undefined || (addressed !== null && isInAll(addressed, products))
  const chosen = typed === undefined || !isOfUnit ? null : quantityOfAddress(typed, addressed, i18n.locale)
  const { basis } = i18n
  const wanted = chosen === null ? usual(products, basis) : { quantity: chosen, unit: addressed }
  const { quantity, unit } = inTheirUnit(wanted, products)
  // The basis has its quantity from the address, else from this device: an address with a quantity alone is without VAT, as in lists.
  const vat = isVatBasis(query.vat) ? query.vat : (basis?.vat ?? 'without')
  const onlyDifferences = only !== undefined && products.length > 1
  return {
    products,
    quantity,
    unit,
    vat,
    refused: typed !== undefined && isOfUnit && chosen === null ? typed : null,
    onlyDifferences,
    sections: comparisonSections(products, { quantity, unit, vat }, onlyDifferences, i18n),
    gone: fitting.length - products.length,
    left: entries.length - fitting.length,
  }
}

/** The unit that the address has to say: kilograms where some of the products are sold by the tonne. */
export const unitInAddress = ({ products, unit }: Pick<CompareData, 'products' | 'unit'>): Unit | undefined =>
  unit !== null && products.some(({ sold }) => sold.unit !== unit) ? unit : undefined

/** The basis is part of the canonical address, which is the shared one: a colleague's device does not have it. */
function sharedQuery({ query, i18n: { reader } }: LoadContext, data: CompareData): LoadContext['query'] {
  const { products, quantity, vat } = data
  if (products.length === 0) return query
  const { vat: _, unit: __, currency: ___, ...others } = query
  const unit = unitInAddress(data)
  return {
    ...others,
    ...(quantity !== null && { quantity: String(quantity), ...(unit && { unit }) }),
    ...(vat === 'with' && { vat }),
    ...(reader.code !== ROUBLES.code && { currency: reader.code }),
  }
}

/**
 * Up to six products side by side at one quantity. Everything is in the address, which can be sent to a colleague.
 * @throws PageError 404 for a malformed list of products
 */
export const load: Load<CompareData> = async (context) => {
  const { t } = context.i18n
  const data = await readComparison(context)
  return {
    data,
    islandProps: null,
    head: {
      title: t('compare.title'),
      description: t('compare.description'),
      canonical: sharedQuery(context, data),
      noindex: true,
    },
  }
}
