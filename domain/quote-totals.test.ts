import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyDecimals, type PricedLine, quoteTotals } from './quote-totals.ts'
import { tierPrice } from './tier-price.ts'

const line = (change: Partial<PricedLine> = {}): PricedLine => ({
  quantity: '1',
  price: '100',
  vat: '22',
  ...change,
})
const totals = (lines: PricedLine[], vatIncluded = false, currency = 'RUB') =>
  quoteTotals({ currency, vatIncluded, lines })

describe('the total of a quote', () => {
  test('adds VAT to prices without it, and takes it out of prices with it', () => {
    expect(totals([line()])).toMatchObject({ net: 10000, vat: 2200, gross: 12200 })
    expect(totals([line()], true)).toMatchObject({ net: 8197, vat: 1803, gross: 10000 })
    expect(totals([line({ vat: null })], true)).toMatchObject({ net: 10000, vat: 0, gross: 10000 })
  })

  test('is the sum of the rounded lines', () => {
    const third = line({ quantity: '1', price: '0.335', vat: '0' })
    expect(totals([third, third, third])).toMatchObject({ net: 102, lines: [{ net: 34 }, { net: 34 }, { net: 34 }] })
  })

  test('groups lines by rate', () => {
    const lines = [line(), line({ vat: '10' }), line({ vat: null }), line()]
    expect(totals(lines)?.byRate).toEqual([
      { rate: null, net: 10000, vat: 0, gross: 10000 },
      { rate: '10', net: 10000, vat: 1000, gross: 11000 },
      { rate: '22', net: 20000, vat: 4400, gross: 24400 },
    ])
  })

  test('rounds to the minor unit of the currency', () => {
    expect(['JPY', 'CNY', 'KWD'].map(currencyDecimals)).toEqual([0, 2, 3])
    expect(['JPY', 'CNY', 'KWD'].map((one) => totals([line({ price: '1.5' })], false, one)?.net)).toEqual([
      2, 150, 1500,
    ])
  })

  test('is refused where a number could not hold it', () => {
    expect(totals([line({ quantity: '999999999', price: '999999999' })])).toBeNull()
  })
})

/** An exact fraction, and nothing in common with the function under test. */
interface Fraction {
  over: bigint
  under: bigint
}
function fraction(text: string): Fraction {
  const at = text.indexOf('.')
  return at < 0
    ? { over: BigInt(text), under: 1n }
    : { over: BigInt(text.replace('.', '')), under: 10n ** BigInt(text.length - at - 1) }
}
const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under })
/** The nearest whole number; a half upwards. */
function nearest({ over, under }: Fraction): bigint {
  const whole = over / under
  return 2n * (over - whole * under) >= under ? whole + 1n : whole
}
const hundredth = (percent: Fraction): Fraction => ({ over: percent.over, under: percent.under * 100n })

function expected({ quantity, price, vat }: PricedLine, vatIncluded: boolean, decimals: number) {
  const money = times(fraction(quantity), fraction(price))
  const stated = nearest(times(money, { over: 10n ** BigInt(decimals), under: 1n }))
  const rate = hundredth(fraction(vat ?? '0'))
  const part = vatIncluded ? { over: rate.over, under: rate.under + rate.over } : rate
  const tax = nearest(times({ over: stated, under: 1n }, part))
  return vatIncluded ? { net: stated - tax, vat: tax, gross: stated } : { net: stated, vat: tax, gross: stated + tax }
}

const decimal = (most: number, decimals: number) =>
  fc
    .tuple(fc.nat(most), fc.nat(10 ** decimals - 1), fc.nat(decimals))
    .map(([whole, part, places]) =>
      places === 0 ? `${whole}` : `${whole}.${String(part).padStart(decimals, '0').slice(0, places)}`,
    )
const anyLine = fc.record({
  quantity: decimal(100_000, 3),
  price: decimal(1_000_000, 4),
  vat: fc.oneof(fc.constantFrom(null, '0', '5', '7', '10', '13', '20', '22'), decimal(99, 2)),
})
/** A line at the catalogue's price: of the tier that its quantity is in, times the variant's factor, in whole minor units. */
const catalogueLine = fc
  .record({
    quantity: fc.integer({ min: 10, max: 100_000 }),
    amounts: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 4 }),
    hundredths: fc.integer({ min: 1, max: 10_000 }),
    vat: fc.constantFrom(null, '10', '22'),
  })
  .map(({ quantity, amounts, hundredths, vat }): PricedLine => {
    const tiers = amounts.map((amount, at) => ({ from: 10 ** (at + 1), amount, currency: 'RUB' as const, rub: amount }))
    const amount = tierPrice(tiers, 1, quantity)?.tier.amount ?? 0
    const minor = (BigInt(amount) * BigInt(hundredths) + 50n) / 100n
    return { quantity: `${quantity}`, price: `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`, vat }
  })
const anyQuote = fc.record({
  currency: fc.constantFrom('RUB', 'USD', 'EUR', 'CNY', 'JPY', 'KWD'),
  vatIncluded: fc.boolean(),
  lines: fc.array(fc.oneof(anyLine, catalogueLine), { minLength: 1, maxLength: 5 }),
})
const DECIMALS: Record<string, number> = { JPY: 0, KWD: 3 }

/** `npm run test:full` generates 100,000. */
const GENERATED = process.env.FULL ? 20_000 : 4_000

describe('generated quotes', () => {
  test.each([1, 2, 3, 4, 5])('chunk %i is what exact fractions give', (seed) => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const found = quoteTotals(quote)
        const lines = quote.lines.map((one) => expected(one, quote.vatIncluded, DECIMALS[quote.currency] ?? 2))
        const sum = (key: 'net' | 'vat' | 'gross') => Number(lines.reduce((all, one) => all + one[key], 0n))
        const wrong =
          !found ||
          found.net !== sum('net') ||
          found.vat !== sum('vat') ||
          found.gross !== sum('gross') ||
          found.lines.some((one, at) => BigInt(one.gross) !== lines[at]?.gross || one.net + one.vat !== one.gross) ||
          found.byRate.reduce((all, one) => all + one.vat, 0) !== found.vat
        return !wrong
      }),
      { numRuns: GENERATED, seed },
    )
  })
})
