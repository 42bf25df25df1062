/** Adds to a good what its offers say: price and stock, and where there are several the variants that it is sold in. */

import { writtenLanguage } from '../../domain/written-language.ts'
import type { FeedOffer } from '../db/import/feed.ts'
import { putField } from '../db/import/feed.ts'
import { factName } from '../db/import/offer-facts.ts'
import type { FeedVariant } from '../db/import/offer-variants.ts'
import { parsePrice } from '../db/import/price.ts'
import { skusOf, worded } from '../db/import/variant-words.ts'
import type { CmlOffer, CmlPrice } from './offers.ts'
import type { References } from './references.ts'

export interface Pricing {
  references: References
  /** Id of the type whose prices are read. */
  type: string
}

/** The name of the fact that distinguishes the variants of a good in 1C. */
const CHARACTERISTIC = 'Характеристика'

const pricesOf = ({ prices }: CmlOffer, { type }: Pricing): CmlPrice[] =>
  prices.filter((price) => price.type === type && price.amount !== '')

const isFromOne = ({ from }: CmlPrice): boolean => from === '' || Number(from) <= 1

function putPrices(offer: FeedOffer, prices: CmlPrice[], { references, type }: Pricing): void {
  const [first] = prices
  if (!first) return
  const known = references.priceTypes.get(type)
  putField(offer, 'price', (prices.find(isFromOne) ?? first).amount)
  putField(offer, 'currencyid', first.currency || (known?.currency ?? ''))
  if (prices.length > 1 || !isFromOne(first)) {
    for (const { from, amount } of prices) putField(offer, 'tiers', `${from === '' ? '1' : from}: ${amount}`)
  }
  const included = known?.vatIncluded ?? null
  if (included !== null && !offer.fields.has('vat_included')) putField(offer, 'vat_included', String(included))
}

function putStock(offer: FeedOffer, { available, count }: CmlOffer): void {
  offer.available = available
  putField(offer, 'count', count)
}

/** @returns what follows the good's name in an offer's name, without brackets: "38" of "Boots (38)" */
const behindName = (offer: FeedOffer, name: string): string => {
  const good = offer.fields.get('name')?.[0] ?? ''
  const rest = name.startsWith(good) ? name.slice(good.length) : name
  return rest.replace(/^[\s,(]+|[\s)]+$/g, '') || name
}

function variantsOf(offer: FeedOffer, offers: CmlOffer[], pricing: Pricing): FeedVariant[] {
  const skus = skusOf(offers.map(({ id, ...offer }) => ({ ...offer, id: id.slice(id.indexOf('#') + 1) })))
  return offers.map((one, at) => {
    const options =
      one.options.length > 0 ? one.options : [[CHARACTERISTIC, behindName(offer, one.name || one.id)] as const]
    const price = pricesOf(one, pricing)[0]?.amount
    const count = one.available === false ? '0' : one.count
    const barcode = one.barcode === skus[at] ? '' : one.barcode
    return {
      sku: skus[at] ?? one.id,
      options: options.map(([name, value]) => ({
        name: { [writtenLanguage(name, 'en')]: name },
        value: worded(value),
      })),
      ...(price !== undefined && { price }),
      ...(/^\d+(?:[.,]0+)?$/.test(count) && { stock: Math.trunc(Number(count.replace(',', '.'))) }),
      ...(barcode !== '' && { facts: [{ name: factName('barcode'), value: barcode }] }),
    }
  })
}

/** The smallest price of the variants is that of the good, and their sum its stock where all have one. */
function putVariants(offer: FeedOffer, offers: CmlOffer[], pricing: Pricing): void {
  const priced = offers
    .map((one) => ({
      prices: pricesOf(one, pricing),
      amount: parsePrice(pricesOf(one, pricing)[0]?.amount ?? '') ?? 0,
    }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => one.amount - other.amount)
  putPrices(offer, priced[0]?.prices ?? [], pricing)
  const variants = variantsOf(offer, offers, pricing)
  putField(offer, 'variants', JSON.stringify(variants))
  const stocks = variants.map(({ stock }) => stock)
  if (stocks.every((stock) => stock !== undefined)) {
    putField(offer, 'count', String(stocks.reduce((sum: number, stock) => sum + (stock ?? 0), 0)))
  }
}

/**
 * Adds prices, stock and variants to a good.
 * @param offer the good, which is changed
 * @param offers all offers of the good
 */
export function addPrices(offer: FeedOffer, offers: CmlOffer[], pricing: Pricing): void {
  const variants = offers.filter(({ id }) => id !== offer.id)
  const [own] = offers.filter(({ id }) => id === offer.id)
  if (variants.length > 0) putVariants(offer, variants, pricing)
  else if (own) {
    putPrices(offer, pricesOf(own, pricing), pricing)
    putStock(offer, own)
    if (!offer.fields.has('barcode')) putField(offer, 'barcode', own.barcode)
    for (const [name, value] of own.options) offer.params.push({ name, unit: '', value })
  }
}
