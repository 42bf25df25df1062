import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DUTY_UNITS, type Duty, type PercentRate, type SingleDuty, type SpecificRate } from '../contract/duty.ts'
import { readDuty, unitsOfDuty } from './duty.ts'

const percent = (rate: string): PercentRate => ({ kind: 'percent', percent: rate })
const specific = (amount: string, currency: 'EUR' | 'USD', unit: SpecificRate['unit'], per = '1'): SpecificRate => ({
  kind: 'specific',
  amount,
  currency,
  per,
  unit,
})
const LOWER = ', в зависимости от того, какая из исчисленных сумм таможенной пошлины ниже'

test.each<[string, Duty]>([
  ['0', percent('0')],
  ['12,5', percent('12.5')],
  ['0,61 евро за 1 кг', specific('0.61', 'EUR', 'kilogram')],
  ['203 доллара США за 1000 кг', specific('203', 'USD', 'kilogram', '1000')],
  ['171 доллар США за 1000 кг', specific('171', 'USD', 'kilogram', '1000')],
  ['3,5 евро за 1000 шт', specific('3.5', 'EUR', 'piece', '1000')],
  ['0,28 евро за 1 пару', specific('0.28', 'EUR', 'pair')],
  [
    '10, но не менее 0,31 евро за 1 кг',
    { kind: 'at-least', rate: percent('10'), least: specific('0.31', 'EUR', 'kilogram') },
  ],
  ['10 плюс 0,08 евро за 1 кг', { kind: 'plus', rate: percent('10'), plus: specific('0.08', 'EUR', 'kilogram') }],
  [
    `15, либо 12,5, но не менее 0,6 евро за 1 см³ объема двигателя${LOWER}`,
    {
      kind: 'either',
      which: 'lower',
      of: [percent('15'), { kind: 'at-least', rate: percent('12.5'), least: specific('0.6', 'EUR', 'engine-cm3') }],
    },
  ],
])('%s', (text, duty) => expect(readDuty(text)).toEqual(duty))

test.each([
  '',
  'по договоренности',
  '5%',
  '5 63С)',
  '05',
  '-5',
  '5.5',
  '10, но не менее 5',
  '10, но не более 0,31 евро за 1 кг',
  '0,31 евро за 1 кг, но не менее 10',
  '10 плюс 0,08 евро за 1 кг плюс 2',
  '10, но не менее 0,31 евро за 1 кВт',
  '10, но не менее 0,31 евро за 0 кг',
  '10, но не менее 0,31 рубля за 1 кг',
  `15, либо по договоренности${LOWER}`,
])('"%s" is quoted', (text) => expect(readDuty(text)).toBeNull())

test('each unit of a duty is listed once', () => {
  const rule = readDuty(`15 плюс 1 евро за 1 кг, либо 12,5, но не менее 0,6 евро за 1 кг${LOWER}`)
  expect(rule && unitsOfDuty(rule)).toEqual(['kilogram'])
  expect(unitsOfDuty(percent('5'))).toEqual([])
})

const number = fc
  .tuple(fc.nat(999_999), fc.option(fc.integer({ min: 1, max: 999 }).map((part) => String(part).padStart(3, '0'))))
  .map(([whole, part]) => (part === null ? String(whole) : `${whole}.${part}`))
const anyPercent = number.map(percent)
const anySpecific = fc.record<SpecificRate>({
  kind: fc.constant('specific'),
  amount: number,
  currency: fc.constantFrom('EUR', 'USD'),
  per: number.filter((per) => Number(per) > 0),
  unit: fc.constantFrom(...DUTY_UNITS),
})
const anySingle: fc.Arbitrary<SingleDuty> = fc.oneof(
  anyPercent,
  anySpecific,
  fc.record({ kind: fc.constant('at-least'), rate: anyPercent, least: anySpecific }),
  fc.record({ kind: fc.constant('plus'), rate: anyPercent, plus: anySpecific }),
)
const anyDuty: fc.Arbitrary<Duty> = fc.oneof(
  anySingle,
  fc.record({
    kind: fc.constant('either'),
    which: fc.constantFrom('lower', 'higher'),
    of: fc.tuple(anySingle, anySingle),
  }),
)

const UNIT_WORDS: Record<SpecificRate['unit'], string> = {
  kilogram: 'кг',
  litre: 'л',
  pair: 'пару',
  piece: 'шт',
  'square-metre': 'м²',
  'engine-cm3': 'см³ объема двигателя',
}

/** The tariff's wording of a rule. */
function wording(duty: Duty): string {
  const comma = (text: string) => text.replace('.', ',')
  switch (duty.kind) {
    case 'percent':
      return comma(duty.percent)
    case 'specific': {
      const currency = duty.currency === 'EUR' ? 'евро' : 'долларов США'
      return `${comma(duty.amount)} ${currency} за ${comma(duty.per)} ${UNIT_WORDS[duty.unit]}`
    }
    case 'at-least':
      return `${wording(duty.rate)}, но не менее ${wording(duty.least)}`
    case 'plus':
      return `${wording(duty.rate)} плюс ${wording(duty.plus)}`
    default:
      return `${wording(duty.of[0])}, либо ${wording(duty.of[1])}${LOWER.replace('ниже', duty.which === 'lower' ? 'ниже' : 'выше')}`
  }
}

test('every rule is read from its wording', () => {
  fc.assert(
    fc.property(anyDuty, (duty) => {
      expect(readDuty(wording(duty))).toEqual(duty)
    }),
  )
})

test('a wording with one letter changed is quoted, or says another number, never the same rule', () => {
  fc.assert(
    fc.property(anyDuty, fc.nat(), fc.constantFrom('x', 'я', ' ', '7', ';'), (duty, place, letter) => {
      const text = wording(duty)
      const at = place % text.length
      const changed = text.slice(0, at) + letter + text.slice(at + 1)
      if (changed === text) return
      const read = readDuty(changed)
      // What was read says the same words again: nothing was left out or made up.
      if (read !== null) expect(wording(read)).toBe(changed)
    }),
  )
})
