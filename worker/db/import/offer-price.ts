/** What an offer costs, as the price columns of a product. */
import type { StoredTier } from '../schema.ts'
import type { Fault, FaultCode } from './faults.ts'
import { type FeedOffer, fieldOf } from './feed.ts'
import { currencyCode, parsePrice } from './price.ts'

/** Tax rates by the numbers the format had for them before it had names (VAT_20, NO_VAT). */
const VAT_NUMBERS = new Map([
  ['1', 18],
  ['2', 10],
  ['3', 18],
  ['4', 10],
  ['5', 0],
  ['6', 0],
  ['7', 20],
  ['8', 20],
])

/** @returns per cent; null for what is no rate. VAT_20_120 is 20 per cent reckoned back from the price. */
function vatRate(text: string): number | null {
  if (/^no_vat$/i.test(text)) return 0
  const named = /^vat_(\d{1,2})(?:_\d{1,3})?$/i.exec(text)?.[1]
  return named === undefined ? (VAT_NUMBERS.get(text) ?? null) : Number(named)
}

export interface PriceContext {
  /** Of offers that name none. */
  currency: string
  /** Roubles for one unit, by currency. */
  rates: ReadonlyMap<string, number>
  /** What the product is filed with when its own currency has no rate. */
  fallbackCurrency: string
}

export interface OfferPrice {
  tiers: StoredTier[]
  currency: string
  vatIncluded: boolean
  /** Per cent; null is not told, which is not the same as none. */
  vatRate: number | null
  /** Kopecks; null is on request. */
  priceRub: number | null
}

/**
 * The price of a feed is for one unit and holds the tax (that is what the format demands).
 * @param moq the smallest order, from which the price holds.
 */
export function offerPrice(offer: FeedOffer, moq: number, context: PriceContext) {
  const faults: Fault[] = []
  const fault = (code: FaultCode, detail?: string) => {
    faults.push({ line: offer.line, code, ...(detail !== undefined && { detail }) })
  }
  const given = fieldOf(offer, 'price').trim()
  const amount = given === '' ? 0 : parsePrice(given)
  const named = fieldOf(offer, 'currencyid').trim()
  const currency = named === '' ? context.currency : currencyCode(named)
  const rate = context.rates.get(currency)
  const tax = fieldOf(offer, 'vat').trim()
  const taxRate = vatRate(tax)
  if (amount === null) fault('price.unreadable', given)
  else if (amount === 0) fault('price.missing')
  else if (rate === undefined) fault('price.no-rate', named || context.currency)
  else if (named === '') fault('currency.missing', currency)
  if (taxRate === null && tax !== '') fault('vat.unknown', tax)
  const priced = amount !== null && amount > 0 && rate !== undefined
  const price: OfferPrice = {
    tiers: priced ? [{ from: moq, amount }] : [],
    currency: rate === undefined ? context.fallbackCurrency : currency,
    vatIncluded: true,
    vatRate: taxRate,
    priceRub: priced ? Math.round(amount * rate) : null,
  }
  return { price, faults }
}
