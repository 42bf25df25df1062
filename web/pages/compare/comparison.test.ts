import { expect, test } from 'vitest'
import type { ProductFact } from '../../../domain/contract/parameters.ts'
import type { Tier } from '../../../domain/contract/values.ts'
import { createI18n } from '../../../domain/i18n.ts'
import type { VatBasis } from '../../../domain/price-basis.ts'
import en from '../../../locales/en.json' with { type: 'json' }
import type { SoldProduct } from '../product/variant.ts'
import { factRows } from './fact-rows.ts'
import { comparedPrices } from './price-rows.ts'
import type { ComparedRow } from './row.ts'
import { termRows } from './term-rows.ts'

const i18n = createI18n('en', en)
const named = (text: string) => ({ text, lang: 'en' as const })
const tier = (from: number, rub: number): Tier => ({ from, amount: rub, currency: 'RUB', rub })

const supplier = {
  id: 's',
  slug: 's',
  country: 'RU',
  verified: false,
  founded: null,
  staff: null,
  responseTime: null,
  responseRate: null,
  languages: [],
  quoteRate: null,
  onTimeRate: null,
  products: 1,
}
const valve: SoldProduct = {
  id: 'a',
  slug: 'a',
  name: named('Valve'),
  model: null,
  picture: null,
  weight: null,
  brand: null,
  tiers: [tier(1, 122_000), tier(40, 110_000)],
  vat: { included: true, rate: 22 },
  oldPrice: null,
  unit: 'piece',
  moq: 1,
  stock: 100,
  leadDays: { from: 2, to: 8 },
  country: null,
  tnved: null,
  rateDate: null,
  description: null,
  facts: [],
  variants: [],
  pictures: [],
  files: [],
  breadcrumb: [],
  updatedAt: '',
  supplier: { ...supplier, name: named('Supplier'), city: named('City') },
}

const find = (rows: (ComparedRow | null)[], key: string) => rows.find((row) => row?.key === key)
const best = (row: ComparedRow | null | undefined) => row?.cells.map((cell) => cell?.isBest === true)
const commonUnit = ([first, ...others]: SoldProduct[]) =>
  first && others.every(({ unit }) => unit === first.unit) ? first.unit : null
const prices = (products: SoldProduct[], quantity: number | null, vat: VatBasis = 'without') =>
  comparedPrices(products, { quantity, unit: commonUnit(products), vat }, i18n)
const terms = (products: SoldProduct[], quantity: number) => termRows(products, { quantity, unit: null }, i18n)

test('the price without VAT at the quantity is ranked, whatever the offers include', () => {
  const net = { ...valve, tiers: [tier(1, 95_000)], vat: { included: false, rate: 22 } }
  // 1,100 with 22 % VAT is 901.64 without.
  expect(best(find(prices([valve, net], 40), 'basis'))).toEqual([true, false])
  // 1,220 with 22 % VAT is 1,000 without.
  expect(best(find(prices([valve, net], 39), 'basis'))).toEqual([false, true])
})

test('the sum is on the basis, and one that cannot be says what it has', () => {
  const untaxed = { ...valve, tiers: [tier(1, 100_000)], vat: { included: false, rate: 0 } }
  const sums = (vat: VatBasis) => find(prices([valve, untaxed], 40, vat), 'total')?.cells.map((cell) => cell?.lines)
  expect(sums('with')).toEqual([['₽44,000'], ['₽40,000', 'excl. VAT']])
  expect(sums('without')).toEqual([['₽36,066'], ['₽40,000']])
  // In a spreadsheet it is a text, so that a sum of the row leaves it out.
  const values = find(prices([valve, untaxed], 40, 'with'), 'total')?.cells.map((cell) => cell?.value)
  expect(values).toEqual([44_000, undefined])
})

test('with products of several units each sum states its quantity', () => {
  const cable: SoldProduct = { ...valve, unit: 'metre' }
  const sums = find(prices([valve, cable], 40), 'total')?.cells.map((cell) => cell?.lines)
  expect(sums).toEqual([
    ['₽36,066', '40 pcs'],
    ['₽36,066', '40 m'],
  ])
})

test('a price whose rate is not stated is left out of prices with VAT', () => {
  const untaxed = { ...valve, tiers: [tier(1, 100)], vat: { included: false, rate: 0 } }
  expect(best(find(prices([valve, untaxed], 40), 'basis'))).toEqual([false, true])
  expect(find(prices([valve, untaxed], 40, 'with'), 'basis')?.cells[1]?.lines).toEqual(['no price incl. VAT'])
  expect(best(find(prices([valve, untaxed], 40, 'with'), 'basis'))).toEqual([false, false])
})

test('what cannot be compared is not ranked: unknown VAT, another unit, too few, a price on request', () => {
  const cheap = { ...valve, tiers: [tier(1, 100)] }
  const others = [
    { ...cheap, vat: null },
    { ...cheap, moq: 50 },
    { ...cheap, tiers: [] },
  ]
  for (const other of others) expect(best(find(prices([valve, other], 40), 'basis'))).toEqual([false, false])
  expect(best(find(prices([valve, { ...cheap, unit: 'tonne' }], 40), 'basis'))).toEqual([false, false])
  const few = find(prices([valve, { ...cheap, moq: 50 }], 40), 'price')
  expect(few?.cells[1]?.lines).toEqual(['Below the minimum order (50 pcs).'])
})

test('kilograms and tonnes are one measure: each is priced in its own unit, and the cheaper kilogram is best', () => {
  const net = { included: false, rate: 22 }
  const loose: SoldProduct = { ...valve, unit: 'kilogram', tiers: [tier(1, 6000)], vat: net, stock: 2000 }
  const bulk: SoldProduct = { ...valve, unit: 'tonne', tiers: [tier(1, 5_500_000)], vat: net, stock: 2 }
  const basis = { quantity: 2500, unit: 'kilogram' as const }
  const rows = comparedPrices([loose, bulk], { ...basis, vat: 'without' }, i18n)
  expect(best(find(rows, 'basis'))).toEqual([false, true])
  expect(find(rows, 'price')?.label).toBe('Unit price at quantity 2,500 kg')
  expect(find(rows, 'total')?.cells.map((cell) => cell?.lines[0])).toEqual(['₽150,000', '₽137,500'])
  const stock = find(termRows([loose, bulk], basis, i18n), 'stock')
  expect(stock?.cells.map((cell) => cell?.lines.at(-1))).toEqual([
    'another 500 kg available to order',
    'another 0.5 t available to order',
  ])
})

test('stock beyond the need is no advantage, and what is missing is shown', () => {
  const row = (quantity: number) =>
    find(terms([valve, { ...valve, stock: 500 }, { ...valve, stock: 19 }], quantity), 'stock')
  expect(best(row(40))).toEqual([true, true, false])
  expect(row(40)?.cells[2]?.lines).toEqual(['19 pcs in stock', 'another 21 pcs available to order'])
  expect(best(row(10))).toEqual([false, false, false])
})

test('the shortest lead time and the lowest minimum order are best; equal ones are not', () => {
  const rows = terms([valve, { ...valve, moq: 4, leadDays: { from: 1, to: 3 } }], 40)
  expect(best(find(rows, 'lead'))).toEqual([false, true])
  expect(best(find(rows, 'moq'))).toEqual([true, false])
  expect(best(find(terms([valve, valve], 40), 'moq'))).toEqual([false, false])
})

const fact = (name: string, value: string, parameter?: ProductFact['parameter']): ProductFact => ({
  name: named(name),
  value: named(value),
  ...(parameter && { parameter }),
})
const pressure = (value: number) => ({ key: 'pn', unit: 'PN', value, most: null })
const factsOf = (...facts: ProductFact[][]) => factRows(facts.map((all) => ({ facts: all })))

test('facts of one parameter are one row, compared as numbers', () => {
  const rows = factsOf([fact('Pressure', 'PN 16', pressure(16))], [fact('Nominal pressure', '1.6 MPa', pressure(16))])
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ differs: false })
})

test('a fact of a variant, which has no parameter, is compared by its number in the parameter’s unit', () => {
  const stated = [fact('Pressure', 'PN 16', pressure(16))]
  expect(factsOf(stated, [fact('pressure', '1.6 MPa')])[0]?.differs).toBe(false)
  expect(factsOf(stated, [fact('Pressure', '2.5 MPa')])[0]?.differs).toBe(true)
  expect(factsOf(stated, [fact('Pressure', 'high')])[0]?.differs).toBe(true)
})

test('parameters come before other facts, and a fact that one product lacks is a difference', () => {
  const rows = factsOf([fact('Color', 'red'), fact('Pressure', 'PN 16', pressure(16))], [fact('Color', 'Red')])
  expect(rows.map((row) => [row?.label, row?.differs])).toEqual([
    [named('Pressure'), true],
    [named('Color'), false],
  ])
})
