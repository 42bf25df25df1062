import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { borderRate } from '../../tests/fixtures/border-rate-value.ts'
import { readDuty } from '../classifier/duty.ts'
import type { Estimate, TermName } from '../contract/estimate.ts'
import { estimate, type ImportedGoods } from './estimate.ts'
import { type RatesInEffect, ratesInEffect } from './rates-in-effect.ts'

const VAT = borderRate({ rate: '22' })
const FEES = [
  borderRate({ kind: 'fee', amount: 1_231_00, upTo: 200_000_00 }),
  borderRate({ kind: 'fee', amount: 2_462_00, upTo: 450_000_00 }),
  borderRate({ kind: 'fee', amount: 73_860_00 }),
]
const EXCISE = borderRate({ kind: 'excise', codes: '2203' })
const TABLE = [VAT, ...FEES, EXCISE]
const rates = (rows = TABLE, code = '8481808199'): RatesInEffect => ratesInEffect(rows, code, '2026-11-28')

const RATES = { EUR: '95.4321', USD: '81.3', RUB: '1' }
const goods = (given: Partial<ImportedGoods> & { duty?: string } = {}): ImportedGoods => ({
  value: '10000',
  freight: '500',
  incoterm: 'FOB',
  count: undefined,
  quantities: {},
  rub: '11.2345',
  rule: readDuty(given.duty ?? '5'),
  hasFootnotes: false,
  rateOf: (currency) => RATES[currency],
  rates: rates(),
  ...given,
})
const amountOf = ({ terms }: Pick<Estimate, 'terms'>, name: TermName) => {
  const found = terms.find(({ term }) => term === name)
  return found?.unknown ?? (found?.amount?.from === found?.amount?.to ? found?.amount?.from : found?.amount)
}
const amounts = (totals: Pick<Estimate, 'terms'>, ...names: TermName[]) => names.map((name) => amountOf(totals, name))

describe('worked examples', () => {
  test('5 % of 10,000 yuan FOB with 500 yuan of freight', () => {
    const totals = estimate(goods({ count: '300' }))
    // 112,345.00 + 5,617.25 = 117,962.25; 5 % is 5,898.1125; 22 % of 123,860.36 is 27,249.2792
    expect(amounts(totals, 'goods', 'freight', 'customs-value', 'duty', 'excise', 'vat', 'fee')).toEqual([
      11_234_500, 561_725, 11_796_225, 589_811, 0, 2_724_928, 123_100,
    ])
    expect(totals.total).toEqual({ from: 15_234_064, to: 15_234_064 })
    expect(totals.perUnit).toEqual({ from: 50_780, to: 50_780 })
    expect(totals.without).toEqual([])
  })

  test.each([
    // 10 % of 117,962.25 is 11,796.23; 0.31 × 950 × 95.4321 is 28,104.753
    ['10, но не менее 0,31 евро за 1 кг', { kilogram: '950' }, 2_810_475],
    ['10, но не менее 0,31 евро за 1 кг', { kilogram: '10' }, 1_179_623],
    // 203 × 1.5 × 81.3
    ['203 доллара США за 1000 кг', { kilogram: '1500' }, 2_475_585],
    // 11,796.225 rounded, and 0.08 × 950 × 95.4321 = 7,252.8396
    ['10 плюс 0,08 евро за 1 кг', { kilogram: '950' }, 1_179_623 + 725_284],
    [
      '15, либо 12,5, но не менее 0,6 евро за 1 см³ объема двигателя, в зависимости от того, какая из исчисленных сумм таможенной пошлины ниже',
      { 'engine-cm3': '1998' },
      // 15 % is 17,694.34, 12.5 % is 14,745.28, but 0.6 × 1998 × 95.4321 is 114,404.00
      1_769_434,
    ],
  ])('%s with %j', (duty, quantities, expected) => {
    expect(amountOf(estimate(goods({ duty, quantities })), 'duty')).toBe(expected)
  })
})

test('a minimum without the quantity is a range, and so are VAT and total', () => {
  const totals = estimate(goods({ duty: '10, но не менее 0,31 евро за 1 кг' }))
  expect(amountOf(totals, 'duty')).toEqual({ from: 1_179_623, to: null })
  expect(totals.total).toMatchObject({ to: null })
})

test('the lower of two amounts is bounded by the one that is known', () => {
  const duty =
    '15, либо 12,5, но не менее 0,6 евро за 1 см³ объема двигателя, в зависимости от того, какая из исчисленных сумм таможенной пошлины ниже'
  expect(amountOf(estimate(goods({ duty })), 'duty')).toEqual({ from: 1_474_528, to: 1_769_434 })
})

test('a reduced VAT that some goods of the code may have gives a range', () => {
  const reduced = borderRate({ kind: 'reduced-vat', codes: '8481', rate: '10' })
  const totals = estimate(goods({ rates: rates([...TABLE, reduced]) }))
  expect(amountOf(totals, 'vat')).toEqual({ from: 1_238_604, to: 2_724_928 })
})

test('without rows VAT, fee and excise are not known, and the total says that it is without them', () => {
  const totals = estimate(goods({ rates: rates([]), freight: undefined }))
  expect(amounts(totals, 'freight', 'excise', 'vat', 'fee')).toEqual(['not-stated', 'no-row', 'no-row', 'no-row'])
  expect(totals).toMatchObject({ without: ['freight', 'excise', 'vat', 'fee'], total: { from: 11_234_500 + 561_725 } })
})

test.each([
  ['a footnote', goods({ hasFootnotes: true }), 'footnote'],
  ['an unknown wording', goods({ duty: 'по договоренности' }), 'wording'],
  ['a quantity that is not stated', goods({ duty: '0,31 евро за 1 кг' }), 'quantity'],
  ['a currency without a rate', goods({ duty: '0,31 евро за 1 кг', rateOf: () => null }), 'no-rate'],
])('with %s there is neither duty nor VAT nor total', (_, given, why) => {
  const totals = estimate(given)
  expect(amounts(totals, 'duty', 'vat')).toEqual([why, 'duty'])
  expect(totals).toMatchObject({ total: null, perUnit: null, without: [] })
})

test('possible excise gives no total', () => {
  const totals = estimate(goods({ rates: rates(TABLE, '2203000100') }))
  expect(amounts(totals, 'duty', 'excise', 'vat')).toEqual([589_811, 'excise', 'excise'])
  expect(totals.total).toBeNull()
})

test('a price with carriage needs no freight, one with duty and VAT has no customs value', () => {
  const carried = estimate(goods({ incoterm: 'CIP', freight: undefined }))
  expect(amounts(carried, 'freight', 'customs-value')).toEqual(['included', 11_234_500])
  expect(carried.without).toEqual([])
  const delivered = estimate(goods({ incoterm: 'DDP' }))
  expect(amounts(delivered, 'customs-value', 'duty', 'vat')).toEqual(['included', 'included', 'included'])
  expect(delivered.total).toBeNull()
})

describe('rows in effect', () => {
  test('the latest day counts, from its first to its last day', () => {
    const next = borderRate({ rate: '23', validFrom: '2027-01-01' })
    const before = borderRate({ rate: '20', validFrom: '2019-01-01', validTo: '2025-12-31' })
    const rows = [before, next, VAT]
    const on = (day: string) => ratesInEffect(rows, '8481808199', day).vat?.rate
    expect(['2018-12-31', '2025-12-31', '2026-01-01', '2027-01-01'].map(on)).toEqual([undefined, '20', '22', '23'])
  })

  test('a fee is for customs values up to and with its limit, of the latest scale', () => {
    const old = borderRate({ kind: 'fee', amount: 1, validFrom: '2020-01-01' })
    const fee = (value: string) =>
      amountOf(estimate(goods({ value, incoterm: 'DAP', rub: '1', rates: rates([old, ...TABLE]) })), 'fee')
    expect(['200000', '200000.01', '450000.01'].map(fee)).toEqual([123_100, 246_200, 7_386_000])
  })
})

test('an amount that no number holds exactly is refused', () => {
  expect(() => estimate(goods({ value: '9999999999', rub: '1000000' }))).toThrow(RangeError)
})

describe('against integers alone', () => {
  const cents = fc.integer({ min: 1, max: 10 ** 11 })
  const text = (parts: number, places: number) => {
    const digits = String(parts).padStart(places + 1, '0')
    return `${digits.slice(0, -places)}.${digits.slice(-places)}`
  }
  const half = (dividend: bigint, divisor: bigint) =>
    dividend / divisor + (2n * (dividend % divisor) >= divisor ? 1n : 0n)

  test('goods, freight, duty, VAT and total', () => {
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        (value, freight, rub, percent, vat) => {
          const totals = estimate(
            goods({
              value: text(value, 2),
              freight: text(freight, 2),
              rub: text(rub, 4),
              rule: { kind: 'percent', percent: text(percent, 2) },
              rates: rates([borderRate({ rate: text(vat, 2) }), EXCISE, borderRate({ kind: 'fee', amount: 500 })]),
            }),
          )
          const price = half(BigInt(value) * BigInt(rub), 10_000n)
          const carriage = half(BigInt(freight) * BigInt(rub), 10_000n)
          const base = price + carriage
          const duty = half(base * BigInt(percent), 10_000n)
          const tax = half((base + duty) * BigInt(vat), 10_000n)
          const all = amounts(totals, 'goods', 'freight', 'customs-value', 'duty', 'vat').map((amount) =>
            BigInt(Number(amount)),
          )
          expect(all).toEqual([price, carriage, base, duty, tax])
          expect(BigInt(totals.total?.from ?? -1)).toBe(base + duty + tax + 500n)
        },
      ),
    )
  })

  test('a minimum by weight', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        (value, grams, percent, amount) => {
          const totals = estimate(
            goods({
              value: text(value, 2),
              incoterm: 'DAP',
              rub: '1',
              quantities: { kilogram: text(grams, 3) },
              rule: {
                kind: 'at-least',
                rate: { kind: 'percent', percent: text(percent, 2) },
                least: { kind: 'specific', amount: text(amount, 3), currency: 'EUR', per: '1', unit: 'kilogram' },
              },
            }),
          )
          const byValue = half(BigInt(value) * BigInt(percent), 10_000n)
          const byWeight = half(BigInt(grams) * BigInt(amount) * 954_321n, 10n ** 8n)
          const [larger] = [byValue, byWeight].toSorted((one, other) => (one > other ? -1 : 1))
          expect(BigInt(Number(amountOf(totals, 'duty')))).toBe(larger)
        },
      ),
    )
  })
})
