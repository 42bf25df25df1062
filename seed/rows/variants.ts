/** Variants of an offer as they are stored. */
import type { FilePicture, StoredTier, StoredVariant } from '../../worker/db/schema.ts'
import type { ProductSpec, VariantSpec } from '../catalogue/model.ts'
import { chance } from '../chance.ts'
import { type Drawings, pictureOf } from '../pictures.ts'
import type { Offer } from './offers.ts'

/**
 * Leaves whose variants are priced and stocked one by one; all others cost the product's price times a factor. Half of their suppliers do so:
 * the same goods are there in both ways.
 */
const PRICED_ONE_BY_ONE = new Set([
  'ball-valves',
  'safety-shoes',
  'work-gloves',
  'induction-motors',
  'v-belts',
  'lifting-slings',
  'end-mills',
  'chain-hoists',
])

/** @returns the suffix behind a model, with one hyphen whether or not it was written with one. */
const skuOf = (model: string, suffix: string): string => `${model}-${suffix.replace(/^-/, '')}`

/** Prices as a supplier lists them, three significant digits; a variant that costs the same has the product's. */
function ownTiers(tiers: StoredTier[], factor: number): Pick<StoredVariant, 'tiers'> {
  if (factor === 1 || tiers.length === 0) return {}
  const own = tiers.map(({ from, amount }) => ({ from, amount: Number((amount * factor).toPrecision(3)) }))
  return { tiers: own.filter(({ amount }, at) => amount < (own[at - 1]?.amount ?? Number.POSITIVE_INFINITY)) }
}

/** A seventh of the variants is made to order. Of what is in stock there are up to thirty smallest orders. */
function ownStock(key: string, moq: number): Required<Pick<StoredVariant, 'stock'>> {
  const isToOrder = chance(`${key}:to-order`) < 1 / 7
  return { stock: isToOrder ? 0 : Math.round(moq * (1 + 29 * chance(`${key}:amount`) ** 2)) }
}

/** What has to be made takes twice the product's days. */
const ownDays = ({ leadDays: [from, to] }: ProductSpec, stock: number): Partial<StoredVariant> =>
  stock === 0 ? { leadMin: from * 2, leadMax: to * 2 } : {}

interface Priced {
  /** Unique for the offer. */
  key: string
  /** The product's prices. */
  tiers: StoredTier[]
}

function valuesOf(
  { product, leaf }: Offer,
  { suffix, factor }: VariantSpec,
  { key, tiers }: Priced,
): Partial<StoredVariant> {
  if (!PRICED_ONE_BY_ONE.has(leaf.key) || chance(`${key}:one-by-one`) < 0.5) return {}
  const own = ownStock(`${key}${suffix}`, product.moq)
  return { ...ownTiers(tiers, factor), ...own, ...ownDays(product, own.stock) }
}

/**
 * @returns the variants, and the drawings of those that differ from the product's in a size
 */
export function planVariants(offer: Offer, priced: Priced, drawings: Drawings) {
  const { leaf, index, product } = offer
  const { model, variants = [] } = product
  const main = drawings.of(leaf, index)
  const drawn = variants.map((_, place) => (leaf.isSized ? drawings.of(leaf, index, place) : main))
  const isDrawn = drawn.some((id) => id !== main)
  return {
    variants: variants.map((variant, place): StoredVariant => {
      const picture = drawn[place]
      return {
        sku: skuOf(model, variant.suffix),
        options: variant.options,
        factor: variant.factor,
        ...valuesOf(offer, variant, priced),
        // The product's drawing has the size of one of them and is left out of the others' pictures.
        ...(picture !== undefined && isDrawn && { picture }),
      }
    }),
    drawings: [...new Set(drawn)].filter((id) => id !== main).map((id): FilePicture => pictureOf(id)),
  }
}
