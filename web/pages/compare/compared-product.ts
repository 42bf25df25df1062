import { type ComparedId, comparedEntry } from '../../../domain/compared.ts'
import type { Product, Variant } from '../../../domain/contract/products.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import { smallestOrder } from '../../../domain/tier-price.ts'
import type { LoadContext } from '../../app/page/load.ts'
import { inVariant, type SoldProduct } from '../product/variant.ts'

/** A column of the comparison. */
export interface ComparedProduct {
  /** Its entry in the address. */
  entry: string
  /** The product with the values of the variant. */
  sold: SoldProduct
  variant: Variant | null
}

/**
 * @returns null for a product or variant that is not sold, or no longer
 * @throws PageError for any other failure of the API
 */
export async function readComparedProduct(
  { api, i18n: { locale } }: Pick<LoadContext, 'api' | 'i18n'>,
  id: ComparedId,
): Promise<ComparedProduct | null> {
  let product: Product
  try {
    product = (await read(api.get('/api/products/:id', { params: { id: id.product }, query: { locale } }))).data
  } catch (error) {
    if (error instanceof PageError && (error.status === 404 || error.status === 410)) return null
    throw error
  }
  const variant = product.variants.find((one) => one.id === id.variant) ?? null
  if (id.variant !== null && !variant) return null
  return { entry: comparedEntry(id), sold: inVariant(product, variant), variant }
}

/**
 * The quantity that prices are compared at where none is in the address: the largest minimum order, which every seller accepts.
 * @returns null where products are sold by different units, or none has a price
 */
export function usualQuantity(products: ComparedProduct[]): number | null {
  const priced = products.filter(({ sold }) => sold.tiers.length > 0)
  const units = new Set(priced.map(({ sold }) => sold.unit))
  if (units.size !== 1) return null
  return Math.max(...priced.map(({ sold: { tiers, moq } }) => smallestOrder(tiers, moq)))
}
