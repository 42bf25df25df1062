/** Applies the prices and stock of a file to the variants of a stored product (docs/behaviour.md, "Groups of offers"). */
import type { StoredProduct, StoredTier, StoredVariant } from '../schema.ts'
import { variantTiers } from '../variants.ts'
import type { ReportFault } from './faults.ts'
import type { VariantUpdate } from './feed.ts'
import { parsePrice } from './price.ts'

type Priced = Pick<StoredProduct, 'moq' | 'tiers' | 'variants'>

/** The price of a variant from the smallest order on; undefined where none is stated, or it cannot be read. */
function tiersOf({ price }: VariantUpdate, moq: number, report: ReportFault) {
  if (price === undefined) return undefined
  const amount = parsePrice(price)
  if (amount === null) report('price.unreadable', price)
  else if (amount === 0) report('price.missing')
  return amount ? [{ from: moq, amount }] : undefined
}

/** Sets the variant's own prices. The factor becomes 1, since it multiplies the product's prices. */
const withTiers = (variant: StoredVariant, tiers: StoredVariant['tiers']): StoredVariant =>
  tiers ? { ...variant, factor: 1, tiers } : variant

/**
 * Stores the prices as an import of the whole group would: the lowest one is the product's, and only variants with another one have their
 * own.
 */
function rebased({ moq, tiers, variants }: Priced): Pick<Priced, 'tiers' | 'variants'> {
  const each = variants.map((variant) => variantTiers(tiers, variant))
  const isPlain = tiers.length === 1 && each.every(([first, ...more]) => first?.from === moq && more.length === 0)
  const [base] = tiers
  if (!base || !isPlain) return { tiers, variants }
  const lowest = Math.min(...each.flatMap(([first]) => first?.amount ?? []))
  const own: StoredTier[] = [{ ...base, from: moq, amount: lowest }]
  return {
    tiers: own,
    variants: variants.map((variant, at) => {
      const { tiers: _, ...plain } = variant
      const amount = each[at]?.[0]?.amount ?? lowest
      return { ...plain, factor: 1, ...(amount !== lowest && { tiers: [{ from: moq, amount }] }) }
    }),
  }
}

/** @returns prices and variants of the product after the updates; updates of variants that the product no longer has are ignored */
export function updatedVariants(
  row: Priced,
  updates: readonly VariantUpdate[],
  report: ReportFault,
): Pick<Priced, 'tiers' | 'variants'> {
  const bySku = new Map(updates.map((update) => [update.sku, update]))
  const variants = row.variants.map((variant) => {
    const update = bySku.get(variant.sku)
    if (!update) return variant
    const { stock } = update
    return { ...withTiers(variant, tiersOf(update, row.moq, report)), ...(stock !== undefined && { stock }) }
  })
  return updates.some(({ price }) => price !== undefined)
    ? rebased({ ...row, variants })
    : { tiers: row.tiers, variants }
}
