import type { Product, ProductCard } from './contract/products.ts'
import type { Localized } from './contract/values.ts'
import type { I18n } from './i18n.ts'
import { listed } from './listed.ts'
import { isAtSeller } from './trade-terms.ts'

type Formats = Pick<I18n, 't' | 'number' | 'locale'>

/**
 * Where goods leave: the place of a delivery term at the seller; that of any other term is where they arrive.
 * @param city of the seller
 */
export const placeOfDispatch = (tiers: ProductCard['tiers'], city: Localized | null): Localized | null =>
  tiers.find(({ incoterm, place }) => incoterm && place && isAtSeller(incoterm))?.place ?? city

/** @returns what of a quantity is not in stock; undefined where nothing is missing, or the stock is unknown */
export const missingFrom = (
  { stock, leadDays, place }: Pick<Product, 'stock' | 'leadDays'> & { place: Localized | null },
  quantity: number,
): ProductCard['toOrder'] =>
  stock === null || stock >= quantity ? undefined : { quantity: quantity - stock, leadDays, place }

/** 'shipped from Ningbo in 2–8 days'; '' where no days are stated. */
function leadText({ leadDays, place }: NonNullable<ProductCard['toOrder']>, { t, number }: Formats): string {
  if (!leadDays) return ''
  const { from, to } = leadDays
  const days = from === to ? t('product.days', { n: to }) : t('product.daysRange', { from: number(from), n: to })
  return place ? t('card.leadFrom', { days, place: place.text }) : days
}

/**
 * 'В наличии 40 шт.' or 'Под заказ'; where a quantity was requested and is more than that, what is missing and when it leaves:
 * '19 pcs in stock, another 21 pcs available to order, shipped from Ningbo in 2–8 days'. '' where the supplier has not stated it.
 */
export function stockText(
  { stock, unit, toOrder }: Pick<ProductCard, 'stock' | 'unit' | 'toOrder'>,
  i18n: Formats,
): string {
  const { t, locale } = i18n
  if (stock === null) return ''
  const now = stock > 0 ? t('card.inStock', { quantity: t(`unit.${unit}`, { n: stock }) }) : ''
  if (!toOrder) return now || t('card.toOrder')
  const missing = t(now ? 'card.more' : 'card.missing', { quantity: t(`unit.${unit}`, { n: toOrder.quantity }) })
  return listed([now, missing, leadText(toOrder, i18n)].filter(Boolean), locale)
}
