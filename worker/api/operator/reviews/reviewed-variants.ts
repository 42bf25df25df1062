/** Variants in a snapshot: it has them whole, since one that was taken away comes back with its prices when that is refused. */
import type { StoredVariant } from '../../../db/schema.ts'

const isList = (value: unknown): value is StoredVariant[] => Array.isArray(value)

/** @returns what moderators review of variants: prices, stock and terms are the supplier's own business; an id says nothing */
export const reviewedVariants = (variants: unknown): unknown =>
  isList(variants)
    ? variants.map(
        ({ id: _, factor: _factor, tiers: _tiers, stock: _stock, leadMin: _min, leadMax: _max, ...seen }) => seen,
      )
    : variants

const isSame = (one: StoredVariant, other: StoredVariant): boolean =>
  one.id === undefined || other.id === undefined ? one.sku === other.sku : one.id === other.id

/**
 * @param version variants of the version that comes back
 * @param present as they are now
 * @returns the version with the prices, stock and terms of today, where the variant is still there
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
