/**
 * A hundred imports worked out apart from this code, in decimal arithmetic, to the kopeck: every class of the duty grammar with both rates of
 * VAT and five currencies. The source of a row's duty is the tariff of 8 March 2026, under its code; of VAT article 164 of the Tax Code,
 * items 2 (10 %) and 3 (22 %). Exchange rates and the scale of fees are those below.
 */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { borderRate } from '../../tests/fixtures/border-rate-value.ts'
import { readDuty } from '../classifier/duty.ts'
import type { DutyUnit } from '../contract/duty.ts'
import type { TermName } from '../contract/estimate.ts'
import { INCOTERMS } from '../trade-terms.ts'
import { estimate } from './estimate.ts'
import { ratesInEffect } from './rates-in-effect.ts'

const RATES: Record<string, string> = { RUB: '1', CNY: '11.2345', USD: '81.3', EUR: '95.4321', KZT: '0.15585' }
/** Up to a customs value, in roubles. */
const FEES: [fee: number, upTo: number | null][] = [
  [1231, 200_000],
  [2462, 450_000],
  [4924, 1_200_000],
  [13_541, 2_700_000],
  [18_465, 4_200_000],
  [21_344, 5_500_000],
  [49_240, 10_000_000],
  [73_860, null],
]

const TABLE = [
  borderRate({ rate: '22' }),
  borderRate({ kind: 'excise', codes: '2710' }),
  ...FEES.map(([fee, upTo]) => borderRate({ kind: 'fee', amount: fee * 100, upTo: upTo === null ? null : upTo * 100 })),
]

const UNITS: DutyUnit[] = ['kilogram', 'litre', 'pair', 'piece', 'square-metre', 'engine-cm3']

/** @param text 'kilogram=950.5', several separated by spaces */
function quantitiesIn(text = ''): Partial<Record<DutyUnit, string>> {
  const stated = text.split(' ').map((one) => one.split('='))
  return Object.fromEntries(UNITS.flatMap((unit) => stated.filter(([name]) => name === unit)))
}

const EXAMPLES = readFileSync(new URL('worked-examples.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

test('there are a hundred, with every class of rule', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(100)
  const kinds = new Set(EXAMPLES.map(([, duty = '']) => readDuty(duty)?.kind))
  expect([...kinds].sort()).toEqual(['at-least', 'either', 'percent', 'plus', 'specific'])
  const units = new Set(EXAMPLES.flatMap(([, , , , , , quantities]) => Object.keys(quantitiesIn(quantities))))
  expect([...units].sort()).toEqual(UNITS.toSorted())
})

test.each(EXAMPLES)('%s (%s): %s %s %s', (code = '', duty = '', value = '', currency = '', ...rest) => {
  const [term, freight, quantities, vat, ...expected] = rest
  const reduced = vat === '10' ? [borderRate({ kind: 'reduced-vat', codes: code.slice(0, 4), rate: '10' })] : []
  const totals = estimate({
    value,
    freight: freight || undefined,
    incoterm: INCOTERMS.find((one) => one === term) ?? 'DDP',
    count: undefined,
    quantities: quantitiesIn(quantities),
    rub: RATES[currency] ?? '',
    rule: readDuty(duty),
    hasFootnotes: false,
    rateOf: (one) => RATES[one] ?? null,
    rates: ratesInEffect([...TABLE, ...reduced], code, '2026-11-28'),
  })
  const amountOf = (name: TermName) => totals.terms.find(({ term }) => term === name)?.amount?.from
  const names = ['customs-value', 'duty', 'vat', 'fee'] as const
  // Where some goods of the code may have a reduced rate, the lower end of the range is the charge on those goods.
  expect([...names.map(amountOf), totals.total?.from].map(String)).toEqual(expected)
  if (vat === '22') expect(totals.total?.to).toBe(totals.total?.from)
})

const TARIFF = '../shared/data/tnved/tnved_tree.csv'

test.skipIf(!existsSync(TARIFF))('the duty of each is that of its code in the published tariff', () => {
  const tariff = readFileSync(TARIFF, 'utf8')
  for (const [code, duty = ''] of EXAMPLES) {
    const [line = ''] = new RegExp(`^${code},.*$`, 'm').exec(tariff) ?? []
    expect(line.replaceAll('"', ''), code).toContain(`,${duty},`)
  }
})
