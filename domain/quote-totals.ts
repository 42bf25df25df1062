/** The totals of a quote, to the minor unit of its currency (docs/behaviour.md, "Totals of a quote"). */
import { getOrCreate } from './get-or-create.ts'
import { QUANTITY_DECIMALS } from './trade-quantity.ts'

/** Decimal places of what is typed, beside those of a quantity; the totals are exact for all of them. */
export const PRICE_DECIMALS = 4
export const RATE_DECIMALS = 2

/** What the totals depend on. Numbers are decimal texts, since a binary fraction cannot hold a tenth. */
export interface PricedLine {
  /** '12.5' */
  quantity: string
  /** Price of one unit in the currency, not in its minor unit: '99.9925'. */
  price: string
  /** Rate of the value added tax in per cent; null: without VAT. */
  vat: string | null
}

export interface PricedQuote {
  /** ISO 4217 */
  currency: string
  /** Whether the prices of the lines include VAT. */
  vatIncluded: boolean
  lines: readonly PricedLine[]
}

/** Amounts in minor units; `net + vat = gross`. */
interface Sum {
  net: number
  vat: number
  gross: number
}

interface QuoteTotals extends Sum {
  /** One for each line, in their order. */
  lines: Sum[]
  /** The same by rate, from the lowest on; `rate` null: without VAT. */
  byRate: (Sum & { rate: string | null })[]
}

const digits = new Map<string, number>()

/** @returns how many decimal places the currency has: 2, in yen 0, in dinars 3 */
export const currencyDecimals = (currency: string): number =>
  getOrCreate(
    digits,
    currency,
    () => new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
  )

/** @returns a decimal text as a whole number of its smallest parts: '12.5' with 3 decimals is 12500 */
function scaled(text: string, decimals: number): bigint {
  const [whole = '', part = ''] = text.split('.')
  return BigInt(whole + part.slice(0, decimals).padEnd(decimals, '0'))
}

/** @returns the quotient of two numbers that are not negative, rounded to the nearest; a half is rounded up */
const rounded = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor)

const PER_CENT = 100n * 10n ** BigInt(RATE_DECIMALS)
/** Parts of a unit of money in `quantity × price`. */
const PARTS = 10n ** BigInt(QUANTITY_DECIMALS + PRICE_DECIMALS)

function lineSum({ quantity, price, vat }: PricedLine, vatIncluded: boolean, minor: bigint) {
  const product = scaled(quantity, QUANTITY_DECIMALS) * scaled(price, PRICE_DECIMALS)
  const stated = rounded(product * minor, PARTS)
  const rate = scaled(vat ?? '0', RATE_DECIMALS)
  const tax = vatIncluded ? rounded(stated * rate, PER_CENT + rate) : rounded(stated * rate, PER_CENT)
  return vatIncluded ? { net: stated - tax, vat: tax, gross: stated } : { net: stated, vat: tax, gross: stated + tax }
}

type BigSum = ReturnType<typeof lineSum>

const added = (sums: readonly BigSum[]): BigSum =>
  sums.reduce((all, { net, vat, gross }) => ({ net: all.net + net, vat: all.vat + vat, gross: all.gross + gross }), {
    net: 0n,
    vat: 0n,
    gross: 0n,
  })

const toNumbers = ({ net, vat, gross }: BigSum): Sum => ({ net: Number(net), vat: Number(vat), gross: Number(gross) })

const byNumber = (a: string | null, b: string | null): number => Number(a ?? -1) - Number(b ?? -1)

/**
 * Each line is rounded to the minor unit, then its VAT; the totals are sums of the rounded lines, so that a printed column adds up.
 * @returns null where the sum is beyond what a number holds exactly
 */
export function quoteTotals({ currency, vatIncluded, lines }: PricedQuote): QuoteTotals | null {
  const minor = 10n ** BigInt(currencyDecimals(currency))
  const sums = lines.map((line) => ({ rate: line.vat, sum: lineSum(line, vatIncluded, minor) }))
  const total = added(sums.map(({ sum }) => sum))
  if (total.gross > BigInt(Number.MAX_SAFE_INTEGER)) return null
  const rates = [...new Set(lines.map(({ vat }) => vat))].sort(byNumber)
  return {
    ...toNumbers(total),
    lines: sums.map(({ sum }) => toNumbers(sum)),
    byRate: rates.map((rate) => ({
      rate,
      ...toNumbers(added(sums.filter((one) => one.rate === rate).map(({ sum }) => sum))),
    })),
  }
}
