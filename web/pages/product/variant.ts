import type { Product, Variant } from '../../../domain/contract/products.ts'
import type { Fact } from '../../../domain/contract/values.ts'
import { RefusedValue } from '../../../domain/page-error.ts'

/**
 * @param sku of the address
 * @returns the variant in the address; the first one where it has none; null where there are no variants
 * @throws RefusedValue for a part number that no variant has: each such page would be another entry in the cache
 */
export function chosenVariant({ variants }: Product, sku: string | undefined): Variant | null {
  if (sku === undefined) return variants[0] ?? null
  const chosen = variants.find((variant) => variant.sku === sku)
  if (chosen) return chosen
  throw new RefusedValue('variant')
}

/** A variant's facts: its options first, then its own, then those of the product; each name once. */
function factsOf({ facts }: Product, variant: Variant): Fact[] {
  const all = [...variant.options, ...variant.facts, ...facts]
  return all.filter(({ name }, at) => all.findIndex((other) => other.name.text === name.text) === at)
}

/** A product as it is sold in one variant: its article, price, stock, days, picture, code, weight and facts. */
export interface SoldProduct extends Product {
  /** Grams of one unit; null is unknown. */
  weight: number | null
}

/**
 * Pictures of other variants are left out: a buyer would take them for the chosen one; and its price is one, not the lowest of several.
 * @returns the product with the values of this variant; unchanged for null
 */
export function inVariant(product: Product, variant: Variant | null): SoldProduct {
  if (!variant) return { ...product, weight: null }
  const { sku, tiers, stock, leadDays, tnved, weight, picture } = variant
  const ofVariants = new Set(product.variants.flatMap((one) => one.picture?.id ?? []))
  const others = product.pictures.filter(({ id }) => !ofVariants.has(id))
  const pictures = picture ? [picture, ...others] : others
  return {
    ...product,
    model: sku,
    tiers,
    fromPrice: false,
    stock,
    leadDays,
    tnved,
    weight,
    pictures,
    picture: pictures[0] ?? product.picture,
    facts: factsOf(product, variant),
  }
}
