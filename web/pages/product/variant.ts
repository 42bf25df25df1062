import type { Product, Variant } from '../../../domain/contract/products.ts'
import type { Fact } from '../../../domain/contract/values.ts'

/** The variant in the address; the first one where it has none, or an unknown one; null where there are no variants. */
export const chosenVariant = ({ variants }: Product, sku: string | undefined): Variant | null =>
  variants.find((variant) => variant.sku === sku) ?? variants[0] ?? null

/** The facts of a variant: its options first, each replaces the product's fact of that name. */
export function factsOf({ facts }: Product, variant: Variant | null): Fact[] {
  const options = variant?.options ?? []
  const optionNames = new Set(options.map(({ name }) => name.text))
  return [...options, ...facts.filter(({ name }) => !optionNames.has(name.text))]
}
