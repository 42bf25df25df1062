import type { ProductCard } from '../../domain/contract/products.ts'
import type { CompanyRef, Tier } from '../../domain/contract/values.ts'

/** What a list shows of a tier: prices stand in roubles there, with "≈" where the seller quotes another currency. */
export type ShownTier = Pick<Tier, 'from' | 'rub' | 'currency'>

/** What a list shows of a supplier. */
export type ShownSupplier = Omit<CompanyRef, 'slug'>

/** What a list shows of a product: less than the api tells, since a page carries it twice, as HTML and as data. */
export interface ShownProduct extends Omit<ProductCard, 'tiers' | 'supplier' | 'model'> {
  tiers: ShownTier[]
  supplier: ShownSupplier
  /** Only the table has a column for it. */
  model?: string | null
}

const shownTier = ({ from, rub, currency }: Tier): ShownTier => ({ from, rub, currency })

/** Of a supplier what a card says. */
export const shownSupplier = ({ id, name, country, verified }: CompanyRef): ShownSupplier => ({
  id,
  name,
  country,
  verified,
})

/** A product as a row of the table: every tier, and the model. */
export const forTable = (product: ProductCard): ShownProduct => ({
  ...product,
  tiers: product.tiers.map(shownTier),
  supplier: shownSupplier(product.supplier),
})

/** A product as a card: of its tiers the first and the best, which is all that a card tells. */
export function forCard(product: ProductCard): ShownProduct {
  const { model: _, ...card } = forTable(product)
  return { ...card, tiers: card.tiers.length > 2 ? [...card.tiers.slice(0, 1), ...card.tiers.slice(-1)] : card.tiers }
}
