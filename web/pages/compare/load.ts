import { MOST_COMPARED, malformedEntries, readCompared } from '../../../domain/compared.ts'
import { HIGHEST_QUANTITY } from '../../../domain/limits.ts'
import { RefusedValue } from '../../../domain/page-error.ts'
import { isVatBasis, type VatBasis } from '../../../domain/price-basis.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'
import { type ComparedProduct, readComparedProduct, usualQuantity } from './compared-product.ts'
import { type ComparisonSection, comparisonSections } from './comparison.ts'

export interface CompareData {
  products: ComparedProduct[]
  /** Units; null where none is chosen and the products have no common unit. */
  quantity: number | null
  vat: VatBasis
  /** The quantity in the address, where it is no whole number of at least 1; else null. */
  refused: string | null
  onlyDifferences: boolean
  sections: ComparisonSection[]
  /** Products in the address that are no longer sold. */
  gone: number
  /** Products in the address beyond those that fit. */
  left: number
}

function wholeQuantity(text: string): number | null {
  const quantity = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return quantity >= 1 && quantity <= HIGHEST_QUANTITY ? quantity : null
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
  const wanted = ids === undefined ? [] : readCompared(ids)
  if (!wanted) throw new RefusedValue('ids', null, malformedEntries(ids ?? ''))
  const fitting = wanted.slice(0, MOST_COMPARED)
  const read = await Promise.all(fitting.map((id) => readComparedProduct({ api, i18n }, id)))
  const products = read.filter((product) => product !== null)
  // A list's quantity comes with its unit: forty pieces are no forty metres.
  const isOfUnit = query.unit === undefined || products.every(({ sold }) => sold.unit === query.unit)
  const chosen = typed === undefined || !isOfUnit ? null : wholeQuantity(typed)
  const { basis } = i18n
  const ofLists = basis && products.every(({ sold }) => sold.unit === basis.unit) ? basis.quantity : null
  const quantity = chosen ?? ofLists ?? usualQuantity(products)
  // The basis has its quantity from the address, else from this device: an address with a quantity alone is without VAT, as in lists.
  const vat = isVatBasis(query.vat) ? query.vat : (basis?.vat ?? 'without')
  const onlyDifferences = only !== undefined && products.length > 1
  return {
    products,
    quantity,
    vat,
    refused: typed !== undefined && isOfUnit && chosen === null ? typed : null,
    onlyDifferences,
    sections: comparisonSections(products, { quantity, vat }, onlyDifferences, i18n),
    gone: fitting.length - products.length,
    left: wanted.length - fitting.length,
  }
}

/** The basis goes along in the canonical address, which is the one that is shared: a colleague's device does not have it. */
function sharedQuery(query: LoadContext['query'], { products, quantity, vat }: CompareData): LoadContext['query'] {
  if (products.length === 0) return query
  const { vat: _, unit: __, ...others } = query
  return { ...others, ...(quantity !== null && { quantity: String(quantity) }), ...(vat === 'with' && { vat }) }
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
      canonical: sharedQuery(context.query, data),
      noindex: true,
    },
  }
}
