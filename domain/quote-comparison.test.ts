import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ComparedQuote, compareQuotes, type QuoteComparisonBasis, type WantedLine } from './quote-comparison.ts'

const BASIS: QuoteComparisonBasis = { currency: 'RUB', vat: 'with', rub: { RUB: 1, CNY: 10, USD: 80 } }

type Line = ComparedQuote['content']['lines'][number]

const line = (position: number | null, price: string, change: Partial<Line> = {}): Line => ({
  line: position,
  name: 'Valve',
  article: '',
  note: '',
  alternative: false,
  quantity: '10',
  unit: 'piece',
  price,
  vat: null,
  leadDays: null,
  ...change,
})

const quote = (lines: Line[], change: Partial<ComparedQuote['content']> = {}): ComparedQuote => ({
  isOpen: true,
  content: { currency: 'RUB', vatIncluded: true, lines, ...change },
})

const wanted = (position: number, quantity: number | null = 10): WantedLine => ({ position, quantity, unit: 'piece' })

describe('answers side by side', () => {
  test('are compared in one currency, at the wanted quantity', () => {
    const quotes = [quote([line(0, '100')]), quote([line(0, '9')], { currency: 'CNY' })]
    const { rows } = compareQuotes([wanted(0, 20)], quotes, BASIS)
    expect(rows[0]).toMatchObject([
      { amount: 2000, isCheapest: false, otherQuantity: 10 },
      { amount: 1800, isCheapest: true },
    ])
  })

  test.each([
    ['with', 122, 122],
    ['without', 100, 100],
  ] as const)('%s VAT, whatever each price includes', (vat, first, second) => {
    const quotes = [
      quote([line(0, '122', { vat: '22' })]),
      quote([line(0, '100', { vat: '22' })], { vatIncluded: false }),
    ]
    const { rows } = compareQuotes([wanted(0, 1)], quotes, { ...BASIS, vat })
    expect(rows[0]?.map((cell) => Number(cell?.amount?.toFixed(6)))).toEqual([first, second])
  })

  test('a gap, another unit and an unknown rate are never the cheapest', () => {
    const quotes = [
      quote([line(1, '1')]),
      quote([line(0, '1', { unit: 'kilogram' })]),
      quote([line(0, '1')], { currency: 'KZT' }),
      quote([line(0, '50')]),
    ]
    const { rows, totals, split } = compareQuotes([wanted(0)], quotes, BASIS)
    expect(rows[0]).toMatchObject([
      null,
      { apart: 'unit', amount: null },
      { apart: 'rate', amount: null, price: null },
      { amount: 500, isCheapest: false },
    ])
    expect(totals.map(({ covered }) => covered)).toEqual([0, 0, 0, 1])
    expect(split).toBeNull()
  })

  test('an offer in another unit of the same measure is converted into the wanted one', () => {
    const quotes = [
      quote([line(0, '50000', { unit: 'tonne', quantity: '0.01' })]),
      quote([line(0, '55', { unit: 'kilogram', quantity: '10' })]),
    ]
    const { rows } = compareQuotes([{ ...wanted(0, 10), unit: 'kilogram' }], quotes, BASIS)
    expect(rows[0]).toMatchObject([
      { unit: 'kilogram', price: 50, amount: 500, otherQuantity: null, isCheapest: true, apart: null },
      { unit: 'kilogram', price: 55, amount: 550, otherQuantity: null, isCheapest: false },
    ])
    const [[whole] = []] = compareQuotes([{ ...wanted(0, 20), unit: 'kilogram' }], quotes, BASIS).rows
    expect(whole).toMatchObject({ otherQuantity: 10, amount: 1000 })
  })

  test('what was asked for counts before a cheaper alternative', () => {
    const quotes = [quote([line(0, '1', { alternative: true }), line(0, '5')])]
    expect(compareQuotes([wanted(0)], quotes, BASIS).rows[0]).toMatchObject([{ at: 1, isAlternative: false }])
  })

  test('the soonest is marked, and a quote that cannot be accepted wins nothing', () => {
    const lead = (to: number) => ({ leadDays: { from: 1, to } })
    const gone = { ...quote([line(0, '1', lead(1))]), isOpen: false }
    const quotes = [gone, quote([line(0, '7', lead(9))]), quote([line(0, '8', lead(3))])]
    const [row] = compareQuotes([wanted(0)], quotes, BASIS).rows
    expect(row?.map((cell) => [cell?.isCheapest, cell?.isSoonest])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ])
  })

  test('sums are compared where they cover every line; the split takes each line where it is cheapest', () => {
    const quotes = [quote([line(0, '1'), line(1, '9')]), quote([line(0, '2'), line(1, '7')]), quote([line(0, '0.5')])]
    const { totals, split } = compareQuotes([wanted(0), wanted(1)], quotes, BASIS)
    expect(totals).toEqual([
      { amount: 100, covered: 2, isCheapest: false },
      { amount: 90, covered: 2, isCheapest: true },
      { amount: 5, covered: 1, isCheapest: false },
    ])
    expect(split).toEqual({
      amount: 75,
      covered: 2,
      parts: [
        { quote: 2, lines: [0], amount: 5 },
        { quote: 1, lines: [1], amount: 70 },
      ],
    })
  })
})

const anyLine = fc
  .record({
    position: fc.nat({ max: 3 }),
    price: fc.integer({ min: 1, max: 1_000_000 }),
    vat: fc.constantFrom(null, '0', '10', '22'),
    alternative: fc.boolean(),
  })
  .map(({ position, price, vat, alternative }) => line(position, String(price / 100), { vat, alternative }))

const anyQuote = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
    currency: fc.constantFrom('RUB' as const, 'CNY' as const, 'USD' as const),
    vatIncluded: fc.boolean(),
    isOpen: fc.boolean(),
  })
  .map(({ lines, currency, vatIncluded, isOpen }) => ({ ...quote(lines, { currency, vatIncluded }), isOpen }))

test('no marked cell is dearer than another that can be accepted, in whichever currency one looks', () =>
  fc.assert(
    fc.property(
      fc.array(anyQuote, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('RUB', 'CNY'),
      (quotes, currency) => {
        const lines = [0, 1, 2, 3].map((position) => wanted(position))
        const { rows, totals, split } = compareQuotes(lines, quotes, { ...BASIS, currency })
        for (const row of rows) {
          const open = row.filter((_, at) => quotes[at]?.isOpen)
          for (const best of row.filter((cell) => cell?.isCheapest))
            for (const other of open)
              expect(best?.amount).toBeLessThanOrEqual((other?.amount ?? Number.POSITIVE_INFINITY) * (1 + 1e-8))
        }
        const inRoubles = compareQuotes(lines, quotes, { ...BASIS, currency: 'RUB' })
        expect(rows.flat().map((cell) => cell?.isCheapest)).toEqual(
          inRoubles.rows.flat().map((cell) => cell?.isCheapest),
        )
        for (const [at, total] of totals.entries())
          if (split && quotes[at]?.isOpen && total.covered === split.covered && split.covered === lines.length)
            expect(split.amount).toBeLessThanOrEqual(total.amount + 1e-6)
      },
    ),
  ))

test('equal prices in two currencies are both the cheapest', () => {
  const quotes = [quote([line(0, '30.3')]), quote([line(0, '3.03')], { currency: 'CNY' })]
  for (const currency of ['RUB', 'CNY'] as const)
    expect(compareQuotes([wanted(0)], quotes, { ...BASIS, currency }).rows[0]).toMatchObject([
      { isCheapest: true },
      { isCheapest: true },
    ])
})
