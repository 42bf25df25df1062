import type { Product, Variant } from '../../../domain/contract/products.ts'
import type { Fact } from '../../../domain/contract/values.ts'

/** The variant the address names; the first where it names none, or one that is no more; null where there are none. */
export const chosenVariant = ({ variants }: Product, sku: string | undefined): Variant | null =>
  variants.find((variant) => variant.sku === sku) ?? variants[0] ?? null

/** The facts of a variant: its options first, each in place of what the product says of itself under that name. */
export function factsOf({ facts }: Product, variant: Variant | null): Fact[] {
  const options = variant?.options ?? []
  const own = new Set(options.map(({ name }) => name.text))
  return [...options, ...facts.filter(({ name }) => !own.has(name.text))]
}
