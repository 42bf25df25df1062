/** Values of a variant that are computed from its product (docs/behaviour.md, "Variants"). */
import { type SQL, sql } from 'drizzle-orm'
import { articleKeys } from './article-keys.ts'
import type { StoredTier, StoredVariant } from './schema.ts'
import { decoded, valuesOf } from './select.ts'

/** @returns the variant's id; for one that was stored without an id, the same that migrations/0043_variants.sql gives it */
export const variantId = (productId: string, { id }: StoredVariant, place: number): string =>
  id ?? `${productId}-${place}`

/** The fields of a variant that its prices are computed from. */
type PricedVariant = Pick<StoredVariant, 'factor' | 'tiers'>

/** @returns the product's price for this quantity, or the first one; undefined on request */
export const tierAt = (tiers: StoredTier[], quantity: number): StoredTier | undefined =>
  tiers.findLast(({ from }) => from <= quantity) ?? tiers[0]

/** The delivery term of the product's price for this quantity, with its place. */
function termsAt(tiers: StoredTier[], quantity: number): Pick<StoredTier, 'incoterm' | 'place'> {
  const { incoterm, place } = tierAt(tiers, quantity) ?? {}
  return { ...(incoterm && { incoterm, ...(place && { place }) }) }
}

/**
 * @param tiers of the product
 * @returns the variant's own prices with the product's delivery terms, else the product's times the variant's factor
 */
export const variantTiers = (tiers: StoredTier[], variant: PricedVariant | null): StoredTier[] => {
  if (!variant) return tiers
  const { tiers: own, factor } = variant
  if (own) return own.map(({ from, amount }) => ({ from, amount, ...termsAt(tiers, from) }))
  return tiers.map((tier) => ({ ...tier, amount: Math.round(tier.amount * factor) }))
}

/** The variant whose prices a list shows: the cheapest one, of those that filters by parameters lead to, or the one that a query names. */
export interface CheapestVariant extends PricedVariant {
  /** Whether another of these costs more; never of one that a query names. */
  isLowest: boolean
  /** What is its own, where a query names it or filters lead to it. */
  own?: OwnOfVariant
}

/** What a card of a variant shows of it in place of the product's. */
export type OwnOfVariant = Partial<
  Pick<StoredVariant, 'stock' | 'leadMin' | 'leadMax' | 'picture' | 'options' | 'facts'>
>

/**
 * @param quantity 0: the smallest order of each variant
 * @returns the variant that costs least at this quantity; null where none has a price
 */
export function cheapestVariant<Variant extends PricedVariant>(
  tiers: StoredTier[],
  variants: Variant[],
  quantity = 0,
): (Variant & Pick<CheapestVariant, 'isLowest'>) | null {
  const priced = variants.flatMap((variant) => {
    const amount = tierAt(variantTiers(tiers, variant), quantity)?.amount
    return amount === undefined ? [] : [{ variant, amount }]
  })
  const [first] = priced.toSorted((one, other) => one.amount - other.amount)
  return first ? { ...first.variant, isLowest: priced.some(({ amount }) => amount > first.amount) } : null
}

/** @returns the amount that lists show, in minor units: for the smallest order of the cheapest variant; undefined on request */
export const lowestPrice = (tiers: StoredTier[], variants: PricedVariant[]): number | undefined =>
  variantTiers(tiers, cheapestVariant(tiers, variants))[0]?.amount

/** @returns the sum of the variants' stock; null if one has no stock of its own, since then the product's counts */
export const stockOfVariants = (variants: Pick<StoredVariant, 'stock'>[]): number | null =>
  variants.length === 0
    ? null
    : variants.reduce<number | null>((sum, { stock }) => (sum === null || stock === undefined ? null : sum + stock), 0)

/** @returns the article of the variant of `products` that a query names, as an SQL expression; NULL where it names none */
export const namedArticle = (typed: string): SQL<string | null> =>
  sql<string | null>`(SELECT v.sku FROM variants AS v WHERE v.product = products.num
    AND v.article IN ${valuesOf(articleKeys(typed))} LIMIT 1)`

/** @returns the article of the product's variant that a query names, as an SQL expression; NULL where it names none */
export const namedVariant = (typed = '') => namedArticle(typed).as('named_variant')

/** @returns the id of that variant, as `variantId` makes it; NULL where the query names none */
export const namedVariantId = (typed = '') =>
  (typed === ''
    ? sql<string | null>`NULL`
    : sql<
        string | null
      >`(SELECT coalesce(vr.value ->> 'id', products.id || '-' || vr.key) FROM json_each(products.variants) AS vr
        WHERE vr.value ->> 'sku' = ${namedArticle(typed)} LIMIT 1)`
  ).as('named_variant_id')

/** SQL of the price of one row of json_each(products.variants) at the smallest order, in minor units. */
export const firstAmount = sql`coalesce(value ->> '$.tiers[0].amount', round((products.tiers ->> '$[0].amount') * (value ->> 'factor')))`

/** `lowestPrice`, computed by the database. */
export const lowestAmount = sql`iif(products.variants = '[]', products.tiers ->> '$[0].amount',
  (SELECT min(${firstAmount}) FROM json_each(products.variants)))`

/** SQL of the price of one row `vr` of json_each(products.variants) at a quantity, in minor units. */
export const amountAt = (quantity: number | SQL): SQL => {
  const tier = (tiers: SQL) =>
    sql`coalesce((SELECT tr.value ->> 'amount' FROM json_each(${tiers}) AS tr WHERE tr.value ->> 'from' <= ${quantity}
      ORDER BY tr.key DESC LIMIT 1), ${tiers} ->> '$[0].amount')`
  return sql`coalesce(${tier(sql`(vr.value -> 'tiers')`)}, round(${tier(sql`products.tiers`)} * (vr.value ->> 'factor')))`
}

/** SQL of the own values of the variant in a row of json_each(products.variants). */
const OWN = sql`json_patch('{}', json_object('stock', vr.value -> 'stock', 'leadMin', vr.value -> 'leadMin', 'leadMax', vr.value -> 'leadMax',
  'picture', vr.value -> 'picture', 'options', vr.value -> 'options', 'facts', vr.value -> 'facts'))`

/**
 * `cheapestVariant`, computed by the database, so that a list does not read the variants into the worker.
 * @param quantity undefined: the smallest order of each variant
 * @param typed a query; the variant whose article it is goes before the cheapest one
 */
export const cheapestColumn = (quantity?: number | SQL, typed = '') =>
  decoded<CheapestVariant | null>(
    sql`(SELECT json_patch(
      json_object('factor', factor, 'isLowest', json(iif(is_named IS NOT 1 AND max(amount) OVER () > amount, 'true', 'false'))),
      json_object('tiers', json(own), 'own', json(iif(is_named, own_values, NULL))))
    FROM (SELECT vr.value ->> 'factor' AS factor, vr.value -> 'tiers' AS own, ${OWN} AS own_values,
      vr.value ->> 'sku' = ${typed === '' ? sql`NULL` : namedArticle(typed)} AS is_named,
      ${quantity === undefined ? firstAmount : amountAt(quantity)} AS amount FROM json_each(products.variants) AS vr)
    WHERE amount IS NOT NULL OR is_named ORDER BY is_named DESC, amount LIMIT 1)`,
    'cheapest',
  )
