import { comparedEntry } from '../../domain/compared.ts'
import type { ProductCard } from '../../domain/contract/products.ts'
import type { CompanyRef } from '../../domain/contract/values.ts'
import type { I18n } from '../../domain/i18n.ts'
import { priceAt } from '../../domain/price-at-quantity.ts'
import type { PriceBasis } from '../../domain/price-basis.ts'

/** The part of a supplier that lists show. */
export type ShownSupplier = Omit<CompanyRef, 'slug'>

/**
 * The part of a product that lists show: less than the API returns, since a page carries it twice, as HTML and as data.
 */
export interface ShownProduct extends Omit<ProductCard, 'supplier' | 'model'> {
  supplier: ShownSupplier
  /** Present only in the table view, which has a column for it. */
  model?: string | null
}

/** The part of a supplier that a card shows. */
const shownSupplier = ({ slug: _, ...supplier }: CompanyRef): ShownSupplier => supplier

/** A product for a row of the table: with all tiers and the model. @param basis for responses that were requested without one */
export const forTable = (product: ProductCard, { basis }: Pick<I18n, 'basis'>): ShownProduct => ({
  ...product,
  ...(basis && !product.atQuantity && { atQuantity: priceAt(product, basis) }),
  supplier: shownSupplier(product.supplier),
})

/** A product for a card, which shows the first and the best tier only. */
export function forCard(product: ProductCard, i18n: Pick<I18n, 'basis'>): ShownProduct {
  const { model: _, ...card } = forTable(product, i18n)
  return { ...card, tiers: card.tiers.length > 2 ? [...card.tiers.slice(0, 1), ...card.tiers.slice(-1)] : card.tiers }
}

/** What is compared when the card is ticked: the variant that it shows, else the product. */
export const entryOf = ({ id, variantId }: Pick<ShownProduct, 'id' | 'variantId'>): string =>
  comparedEntry({ product: id, variant: variantId ?? null })

/** Query of a link to the product: the variant that a search named, the quantity that the list is of in the product's unit, and its basis where that is with VAT. */
export const linkQuery = (
  { variant, atQuantity }: Pick<ShownProduct, 'variant' | 'atQuantity'>,
  basis?: PriceBasis | null,
) => ({
  variant,
  quantity: atQuantity && atQuantity.apart !== 'unit' ? atQuantity.quantity : undefined,
  vat: atQuantity && basis?.vat === 'with' ? basis.vat : undefined,
})
