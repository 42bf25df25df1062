/** Variants in a snapshot. It has them complete: if moderators refuse the removal of a variant, it is restored with its prices. */
import type { StoredVariant } from '../../../db/schema.ts'

const isList = (value: unknown): value is StoredVariant[] => Array.isArray(value)

/**
 * @returns the fields of variants that moderators review, without prices, stock and terms, which are the supplier's own business, and
 *   without ids
 */
export const reviewedVariants = (variants: unknown): unknown =>
  isList(variants)
    ? variants.map(
        ({ id: _, factor: _factor, tiers: _tiers, stock: _stock, leadMin: _min, leadMax: _max, ...seen }) => seen,
      )
    : variants

const isSame = (one: StoredVariant, other: StoredVariant): boolean =>
  one.id === undefined || other.id === undefined ? one.sku === other.sku : one.id === other.id

/**
 * @param version variants of the version that is restored
 * @param present the present variants
 * @returns the restored variants, with their present prices, stock and terms where they still exist
 */
export const withPresentTerms = (version: StoredVariant[], present: StoredVariant[]): StoredVariant[] =>
  version.map((variant) => {
    const now = present.find((one) => isSame(one, variant))
    if (!now) return variant
    const { tiers: _tiers, stock: _stock, leadMin: _min, leadMax: _max, ...seen } = variant
    const { factor, tiers, stock, leadMin, leadMax } = now
    return {
      ...seen,
      ...(now.id !== undefined && { id: now.id }),
      factor,
      ...(tiers && { tiers }),
      ...(stock !== undefined && { stock }),
      ...(leadMin !== undefined && { leadMin }),
      ...(leadMax !== undefined && { leadMax }),
    }
  })
