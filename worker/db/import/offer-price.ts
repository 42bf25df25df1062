/** Converts the price of an offer to the price columns of a product. */
import { MAX_LISTED_PRICE } from '../../../domain/limits.ts'
import { vatCell } from '../../price-table/cell-values.ts'
import type { StoredTier } from '../schema.ts'
import type { ReportFault } from './faults.ts'
import { type FeedOffer, fieldOf } from './feed.ts'
import { quantityPrices } from './offer-terms.ts'
import { currencyCode, currencyIn, fitsSign, parsePrice } from './price.ts'

/** Tax rates by the format's old numeric codes, before it had names (VAT_20, NO_VAT). */
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

/** @returns per cent; null for an unknown rate. VAT_20_120 is 20 per cent included in the price. */
function vatRate(text: string): number | null {
  if (/^no_vat$/i.test(text)) return 0
  const known = VAT_NUMBERS.get(text)
  if (known !== undefined) return known
  const name = vatCell(text)
  if (name === 'NO_VAT') return 0
  const named = /^vat_(\d{1,2})(?:_\d{1,3})?$/i.exec(name)?.[1]
  return named === undefined ? null : Number(named)
}

export interface OfferPriceContext {
  /** The currency of offers that name none; '' where the file names none either: then such offers have no price. */
  currency: string
  /** Roubles for one unit, by currency. */
  rates: ReadonlyMap<string, number>
  /** Stored when the offer's own currency has no rate. */
  fallbackCurrency: string
  /** Tax of offers that do not state it; absent: unknown. */
  vat?: { included: boolean; rate: number } | null
}

/** @returns the prices by quantity, preceded by the single price if that is for smaller orders */
const tiersOf = (amount: number, moq: number, byQuantity: StoredTier[]): StoredTier[] =>
  byQuantity[0]?.amount === amount
    ? byQuantity
    : [{ from: moq, amount }, ...byQuantity.filter(({ from }) => from > moq)]

/**
 * By the format a price is for one unit and includes the tax, where its rate is known.
 * @param moq the smallest order, from which the price holds.
 * @returns columns of a product. `vatRate` is in per cent, and null where it is unknown, which is not the same as zero; `priceRub` is in
 * kopecks, and null on request.
 */
export function offerPrice(offer: FeedOffer, moq: number, context: OfferPriceContext, report: ReportFault) {
  const byQuantity = quantityPrices(offer, report)
  const text = fieldOf(offer, 'price').trim()
  const single = text === '' ? 0 : parsePrice(text)
  // The single price is for the smallest order, unless the prices by quantity begin there.
  const [first] = byQuantity ?? []
  const stated = fieldOf(offer, 'currencyid').trim()
  const own = currencyIn(text) || currencyIn(fieldOf(offer, 'tiers').split(/[:;\n]/)[1] ?? '')
  // "15 €" beside another currency: only the supplier can say which of the two is meant.
  const isMixed = own !== '' && stated !== '' && !fitsSign(currencyCode(stated), own)
  const lowest = first && (first.from <= moq || !single) ? first.amount : single
  const amount = isMixed ? null : lowest
  const named = stated === '' && !fitsSign(context.currency, own) ? own : stated
  const currency = named === '' ? context.currency : currencyCode(named)
  const rate = context.rates.get(currency)
  const tax = fieldOf(offer, 'vat').trim()
  const taxRate = vatRate(tax)
  const included = fieldOf(offer, 'vat_included').trim()
  if (amount === null) report('price.unreadable', text)
  else if (amount === 0) report('price.missing')
  else if (named === '' && currency === '') report('currency.missing')
  else if (rate === undefined) report('price.no-rate', named || context.currency)
  if (taxRate === null && tax !== '') report('vat.unknown', tax)
  const answered = taxRate === null && tax === '' ? context.vat : null
  const priced = amount !== null && amount > 0 && rate !== undefined
  return {
    tiers: priced ? tiersOf(amount, moq, byQuantity ?? []) : [],
    currency: rate === undefined ? context.fallbackCurrency : currency,
    // A file may say whether its prices include the tax, without the rate.
    vatIncluded:
      answered && included === '' ? answered.included : (answered ?? taxRate) !== null && !/^false$/i.test(included),
    vatRate: answered ? answered.rate : taxRate,
    priceRub: priced && amount * rate <= MAX_LISTED_PRICE ? Math.round(amount * rate) : null,
  }
}
