/** What an inquiry is about, as it was offered when the buyer wrote (docs/behaviour.md, "Inquired item"). */
import type { InquiryItem } from '../../../../domain/contract/inquiry-item.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import { smallestOrder, tierPrice } from '../../../../domain/tier-price.ts'
import { isQuantityOf } from '../../../../domain/trade-quantity.ts'
import type { StoredItem, StoredTier, StoredVariant } from '../../../db/schema.ts'
import { variantTiers } from '../../../db/variants.ts'
import { localized, localizedOrNull } from '../../http/locale.ts'
import { invalidInput } from '../../http/problem.ts'
import { toFacts } from '../../public/facts.ts'
import { namedPlace, type ShownPriceContext, toTiers } from '../../public/money.ts'
import type { Goods } from './inquiry-supplier.ts'

/** A product as far as its price depends on it. */
type Offered = Omit<Goods, 'company' | 'companyNames' | 'email' | 'product'>

/** What the buyer has chosen of a product. */
interface Choice {
  variant?: string | undefined
  quantity: number | null
}

/**
 * @returns null where the buyer has chosen none of several variants: then there is no price either
 * @throws AppError 422 `not-found` at `variant`
 */
function chosenVariant({ variants }: Offered, sku: string | undefined): StoredVariant | null {
  if (sku === undefined) return variants.length === 1 ? (variants[0] ?? null) : null
  const chosen = variants.find((variant) => variant.sku === sku)
  if (chosen) return chosen
  throw invalidInput([{ path: 'variant', code: 'not-found', message: 'The product has no such variant' }])
}

/** @returns the delivery term of one of the prices, with its place in every language as the product's page shows it */
function storedTerm(tiers: StoredTier[], city: Text, index: number) {
  const { incoterm, place: stated } = tiers[index] ?? {}
  const place = namedPlace(incoterm, stated, city)
  return incoterm && { incoterm, ...(place && { place }) }
}

/**
 * @param context rates of today, without which a price in a foreign currency is on request as it is on the product's page;
 *   `belowMinimum`: a quantity below the smallest order is refused, or stored with the smallest order and without a price
 * @throws AppError 422 `not-found` at `variant`, `below-minimum` and `format`, for a fraction of what is counted, at `quantity`
 */
export function itemOf(
  goods: Offered,
  { variant: sku, quantity }: Choice,
  context: Pick<ShownPriceContext, 'rates' | 'locale'> & { belowMinimum: 'refuse' | 'mark' },
): StoredItem {
  const { names, model, unit, moq, currency, city, vatIncluded, vatRate, variants } = goods
  const variant = chosenVariant(goods, sku)
  const stored = variantTiers(goods.tiers, variant)
  const tiers = toTiers(stored, { ...context, currency, city })
  if (quantity !== null && !isQuantityOf(quantity, unit))
    throw invalidInput([{ path: 'quantity', code: 'format', message: `A whole number of the unit ${unit}` }])
  const least = smallestOrder(tiers, moq)
  const isBelow = quantity !== null && quantity < least
  if (isBelow && context.belowMinimum === 'refuse')
    throw invalidInput([{ path: 'quantity', code: 'below-minimum', message: `The smallest order is ${least}` }])
  const isPriced = quantity !== null && (variant !== null || variants.length === 0)
  const priced = isPriced ? tierPrice(tiers, moq, quantity) : null
  return {
    names,
    sku: variant?.sku ?? model,
    options: variant?.options ?? [],
    unit,
    ...(isBelow && { minimum: least }),
    price: priced && {
      amount: priced.tier.amount,
      currency: priced.tier.currency,
      vat: vatRate === null ? null : { included: Boolean(vatIncluded), rate: vatRate },
      ...storedTerm(stored, city, priced.index),
    },
  }
}

function toPrice(
  { amount, currency, vat, incoterm, place }: NonNullable<StoredItem['price']>,
  quantity: number | null,
  locale: Locale,
): NonNullable<InquiryItem['price']> {
  const named = localizedOrNull(place ?? null, locale)
  const total = Math.round(amount * (quantity ?? 1))
  return { amount, currency, vat, total, ...(incoterm && { incoterm, ...(named && { place: named }) }) }
}

/** @returns the item in one language, with what the quantity came to */
export function toItem(
  { names, options, price, sku, unit, minimum }: StoredItem,
  quantity: number | null,
  locale: Locale,
): InquiryItem {
  return {
    name: localized(names, locale),
    sku,
    options: toFacts(options, locale),
    unit,
    ...(minimum !== undefined && { minimum }),
    price: price && toPrice(price, quantity, locale),
  }
}
