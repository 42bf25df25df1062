import type { Variant } from '../../../../domain/contract/products.ts'
import { pictureKey } from '../../../db/picture-key.ts'
import type { products, StoredVariant } from '../../../db/schema.ts'
import { variantId, variantTiers } from '../../../db/variants.ts'
import { toFacts } from '../facts.ts'
import { leadDays } from '../lead-days.ts'
import { type ShownPriceContext, toTiers } from '../money.ts'
import { toPictures } from '../pictures.ts'

type Goods = Pick<
  typeof products.$inferSelect,
  'id' | 'tiers' | 'stock' | 'leadMin' | 'leadMax' | 'tnved' | 'pictures'
> & { categoryDrawing: string | null }

const hasLead = ({ leadMin, leadMax }: StoredVariant): boolean => leadMin !== undefined || leadMax !== undefined

/** @returns a variant as buyers see it, with the product's value where it has none of its own (docs/behaviour.md, "Variants") */
export function toVariant(product: Goods, variant: StoredVariant, place: number, context: ShownPriceContext): Variant {
  const { sku, options, picture, stock, tnved, weight, facts } = variant
  const own = product.pictures.filter((one) => picture !== undefined && pictureKey(one) === picture)
  return {
    id: variantId(product.id, variant, place),
    sku,
    options: toFacts(options, context.locale),
    tiers: toTiers(variantTiers(product.tiers, variant), context),
    stock: stock ?? product.stock,
    leadDays: leadDays(hasLead(variant) ? variant : product),
    picture: own.length > 0 ? (toPictures(own, product.categoryDrawing, '1280')[0] ?? null) : null,
    tnved: tnved ?? product.tnved,
    weight: weight ?? null,
    facts: toFacts(facts ?? [], context.locale),
  }
}
