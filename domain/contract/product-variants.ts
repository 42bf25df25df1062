/** Variants of a product (docs/behaviour.md, "Variants"): /api/profile/company/products/:id/variants */
import * as v from 'valibot'
import { MAX_FACTS, MAX_PRICE_TIERS, MAX_SKU_LENGTH, MAX_VARIANT_OPTIONS, MAX_VARIANTS } from '../limits.ts'
import { LeadDays, TnvedCode } from './product-fields.ts'
import { PriceAmount, rises } from './product-sections.ts'
import { Line } from './text-input.ts'
import { Quantity, Stock, VariantId, whole } from './values.ts'
import { FactInput, FactWordings } from './wordings.ts'

const isUnique = (variants: { sku: string }[]): boolean =>
  new Set(variants.map(({ sku }) => sku)).size === variants.length

/** Delivery terms are the product's. */
const VariantTierInput = v.object({ from: Quantity, amount: PriceAmount })

export const VARIANTS = [
  {
    id: '06d2k6t0000g1a2b-0',
    sku: 'BV-50-L',
    options: [{ name: { en: 'Handle', ru: 'Ручка' }, value: 'L' }],
    factor: 1.1,
    tiers: [{ from: 10, amount: 137_500 }],
    stock: 40,
    leadDays: { from: 3, to: 10 },
    picture: '06d2k6t0000g1a2b',
    tnved: '8481808199',
    weight: 2400,
    facts: [{ name: { en: 'Length', ru: 'Длина' }, value: '180 mm' }],
  },
]

/** An absent field stays as it is in the stored variant with the same id, or else the same part number; null means "as the product's". */
export const VariantInput = v.object({
  /** Id of an existing variant, so that its part number may change. */
  id: v.optional(VariantId),
  sku: Line(MAX_SKU_LENGTH),
  options: v.pipe(v.array(FactInput), v.minLength(1), v.maxLength(MAX_VARIANT_OPTIONS)),
  /** Multiplies the product's prices, for a variant without prices of its own. */
  factor: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(100)), 1),
  /** Its own prices, in the product's currency and with its delivery terms. */
  tiers: v.optional(
    v.nullable(
      v.pipe(
        v.array(VariantTierInput),
        v.minLength(1),
        v.maxLength(MAX_PRICE_TIERS),
        v.check((tiers) => rises(tiers), 'overlap'),
      ),
    ),
  ),
  stock: v.optional(Stock),
  leadDays: v.optional(v.nullable(LeadDays)),
  /** One of the product's own pictures: its file id, or its URL. */
  picture: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2048)))),
  tnved: v.optional(v.nullable(TnvedCode)),
  /** Grams of one unit with its packaging; null is unknown. */
  weight: v.optional(v.nullable(whole(1, 1_000_000_000))),
  /** Specifications of the variant; each replaces the product's of the same name. */
  facts: v.optional(v.pipe(v.array(FactInput), v.maxLength(MAX_FACTS))),
})
export type VariantInput = v.InferOutput<typeof VariantInput>

export const VariantsInput = v.pipe(
  v.object({
    variants: v.pipe(
      v.array(VariantInput),
      v.maxLength(MAX_VARIANTS),
      v.check((variants) => isUnique(variants), 'duplicate'),
    ),
  }),
  v.examples([{ variants: VARIANTS.map(({ id: _, picture: __, ...variant }) => variant) }]),
)

export const Variants = v.array(
  v.object({
    id: v.string(),
    sku: v.string(),
    options: v.array(FactWordings),
    factor: v.number(),
    tiers: v.nullable(v.array(v.object({ from: v.number(), amount: v.number() }))),
    stock: v.nullable(v.number()),
    leadDays: v.nullable(v.object({ from: v.number(), to: v.number() })),
    picture: v.nullable(v.string()),
    tnved: v.nullable(v.string()),
    weight: v.nullable(v.number()),
    facts: v.array(FactWordings),
  }),
)
export type OwnVariant = v.InferOutput<typeof Variants>[number]
export const VariantsResponse = v.pipe(
  v.object({
    data: Variants,
    meta: v.object({
      removed: v.pipe(
        Variants,
        v.description('Removed in the last 7 days, the last one first: sent again with its id, a variant is put back'),
      ),
    }),
  }),
  v.examples([{ data: VARIANTS, meta: { removed: [] } }]),
)
