import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { LOCALES } from '../locale.ts'
import { convertedValue } from './convert.ts'
import { readParameterFilter, withValue, writeParameterFilter } from './filter.ts'
import { type ParameterDefinition, parametersOf } from './parameter.ts'
import { readQuantity } from './quantity.ts'
import { UNITS_OF_MEASURE, unitKeys } from './units.ts'
import { quantityText, rangeText } from './wording.ts'

describe('readQuantity', () => {
  test.each([
    ['DN 50', null, [50, 50, 'DN']],
    ['Ду50', 'ru', [50, 50, 'DN']],
    ['PN 16 (1.6 MPa)', 'en', [16, 16, 'PN']],
    ['PN16（1.6 MPa）', 'zh', [16, 16, 'PN']],
    ['1,6 МПа', 'ru', [1.6, 1.6, 'MPa']],
    ['32,000 rpm', 'en', [32_000, 32_000, 'rpm']],
    ['32 000 об/мин', 'ru', [32_000, 32_000, 'rpm']],
    ['1 1/2"', null, [1.5, 1.5, 'inch']],
    ['1½″', null, [1.5, 1.5, 'inch']],
    ['−60 to +180 °C', 'en', [-60, 180, '°C']],
    ['от −40 до +200 °C', 'ru', [-40, 200, '°C']],
    ['−40～+200 °C', 'zh', [-40, 200, '°C']],
    ['6–12 m', 'en', [6, 12, 'm']],
    ['25%', 'en', [25, 25, '%']],
    ['7,5 л.с.', 'ru', [7.5, 7.5, 'PS']],
    ['７.５ 千瓦', 'zh', [7.5, 7.5, 'kW']],
    ['8.8', null, [8.8, 8.8, null]],
  ] as const)('reads %j', (text, locale, [low, high, unit]) => {
    expect(readQuantity(text, locale)).toEqual({ low, high, unit })
  })

  test.each(['60 × 40 mm', 'M6×1', '4 on ⌀ 110 mm', '6 / 12 m', 'coil, 200 m', '12–6 m', '16 frogs', ''])(
    'takes %j for no quantity',
    (text) => expect(readQuantity(text, 'en')).toBeNull(),
  )

  const numbers = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => Number(value.toFixed(3)) + 0)

  it('reads back every number that the site writes, in each language and unit', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...unitKeys), fc.constantFrom(...LOCALES), (value, unit, locale) => {
        expect(readQuantity(quantityText(value, unit, locale), locale)).toEqual({ low: value, high: value, unit })
      }),
    )
  })

  it('reads back every range', () => {
    fc.assert(
      fc.property(numbers, numbers, fc.constantFrom(...LOCALES), (one, other, locale) => {
        const low = Math.min(one, other)
        const high = Math.max(one, other)
        expect(readQuantity(rangeText(low, high, '°C', locale), locale)).toEqual({ low, high, unit: '°C' })
      }),
    )
  })
})

describe('converted', () => {
  test.each([
    [2, 'inch', 'DN', 50],
    [1.5, 'inch', 'DN', 40],
    [50, 'mm', 'DN', 50],
    [50, 'DN', 'inch', 2],
    [1.6, 'MPa', 'PN', 16],
    [16, 'bar', 'MPa', 1.6],
    [10, 'PS', 'kW', 7.35499],
    [0.5, 't', 'kg', 500],
    [2, 'inch', 'mm', 50.8],
  ] as const)('%d %s in %s is %d', (value, from, to, expected) => {
    expect(convertedValue(value, from, to)).toBe(expected)
  })

  it('refuses units of another dimension, and nominal sizes that do not exist', () => {
    expect(convertedValue(4, 'kW', 'kg')).toBeNull()
    expect(convertedValue(2.2, 'inch', 'DN')).toBeNull()
  })

  it('comes back to the same value, to five digits, through every unit of the dimension', () => {
    const values = fc.double({ min: 0.001, max: 1e6, noNaN: true })
    const sameDimension = unitKeys.flatMap((from) =>
      unitKeys
        .filter((to) => UNITS_OF_MEASURE[to].dimension === UNITS_OF_MEASURE[from].dimension)
        .map((to) => [from, to] as const),
    )
    fc.assert(
      fc.property(values, fc.constantFrom(...sameDimension), (value, [from, to]) => {
        const there = convertedValue(value, from, to) ?? Number.NaN
        expect((convertedValue(there, to, from) ?? Number.NaN) / value).toBeCloseTo(1, 4)
      }),
    )
  })
})

const PARAMETER: ParameterDefinition = {
  num: 1,
  key: 'dn',
  names: { en: 'Nominal size', ru: 'Номинальный диаметр' },
  aliases: ['Ду'],
  kind: 'number',
  unit: 'DN',
  options: [],
}
const MATERIAL: ParameterDefinition = {
  ...PARAMETER,
  num: 2,
  key: 'material',
  names: { en: 'Material', ru: 'Материал' },
  aliases: [],
  kind: 'list',
  unit: null,
  options: [{ key: 'steel-20', names: { en: 'steel 20', ru: 'сталь 20' } }],
}
const RANGE: ParameterDefinition = { ...PARAMETER, num: 3, names: { en: 'Temperature' }, kind: 'range', unit: '°C' }

describe('parametersOf', () => {
  const values = (name: string, value: string, ...options: string[]) =>
    parametersOf([PARAMETER, MATERIAL, RANGE], {
      facts: [
        { name: { ru: 'Прочее' }, value: '1' },
        { name: { ru: name }, value: { ru: value } },
      ],
      variants: options.map((option) => ({ options: [{ name: { ru: name }, value: option }] })),
    })

  it('finds values by any name, in any unit, and where they are written', () => {
    expect(values('ДУ', '2"')).toEqual([[1, 50, null, 1, 1]])
    expect(values('номинальный  диаметр', '80')).toEqual([[1, 80, null, 1, 1]])
    expect(values('Ду, дюйм', '2')).toEqual([[1, 50, null, 1, 1]])
    expect(values('Материал', 'Сталь 20')).toEqual([[2, 'steel-20', null, 1, 1]])
    expect(values('Temperature', 'от −40 до +200 °C')).toEqual([[3, -40, 200, 1, 1]])
  })

  it('adds the options of variants, each value once, and marks the lowest', () => {
    expect(values('Ду', 'DN 50', 'DN 25', 'DN 50')).toEqual([
      [1, 25, null, 1, -1, null, [2]],
      [1, 50, null, 0, 1, null, [4]],
    ])
  })

  it('says which variants have a value, and which combinations where they differ in several parameters', () => {
    const variant = (size: string, range: string) => ({
      options: [
        { name: { ru: 'Ду' }, value: size },
        { name: { en: 'Temperature' }, value: range },
      ],
    })
    const variants = [variant('DN 50', '0–100 °C'), variant('DN 50', '0–100 °C'), variant('DN 80', '-20–100 °C')]
    const facts = [{ name: { ru: 'Материал' }, value: 'Сталь 20' }]
    expect(parametersOf([PARAMETER, MATERIAL, RANGE], { facts, variants })).toEqual([
      [1, 50, null, 1, -1, [1], [6]],
      [1, 80, null, 0, -1, [2], [8]],
      [2, 'steel-20', null, 1, 0, [3]],
      [3, -20, 100, 1, -1, [2], [8]],
      [3, 0, 100, 0, -1, [1], [6]],
    ])
  })

  it('finds each of several values in one fact', () => {
    const found = (name: string, value: string) =>
      values(name, value)
        .filter(([num]) => num !== RANGE.num)
        .map(([, one, , lowest]) => [one, lowest])
    expect(found('Ду', '80, 50')).toEqual([
      [50, 1],
      [80, 0],
    ])
    expect(found('Ду', 'DN 15; DN 20')).toEqual([
      [15, 1],
      [20, 0],
    ])
    expect(found('Номинальный диаметр', '1, 2 дюйма')).toEqual([
      [25, 1],
      [50, 0],
    ])
    expect(found('Материал', 'Сталь 20; чугун')).toEqual([])
    expect(found('Ду', '12,5')).toEqual([[12.5, 1]])
    expect(found('Ду', Array.from({ length: 21 }, (_, at) => at + 1).join(', '))).toEqual([])
  })

  it('leaves what it cannot read as a plain fact', () => {
    expect(values('Ду', 'по запросу')).toEqual([])
    expect(values('Ду', '4 кВт')).toEqual([])
    expect(values('Материал', 'чугун')).toEqual([])
  })
})

describe('the filter in an address', () => {
  it('is read and written alike', () => {
    const text = 'dn:50,80;material:steel-20;mass:2..10;t:..-5.5'
    expect(writeParameterFilter(readParameterFilter(text) ?? [])).toBe(text)
  })

  test.each([
    '',
    'dn',
    'dn:',
    'dn:..',
    'dn:9..2',
    'dn:1,1',
    'dn:1;dn:2',
    'DN:5',
    'dn:a b',
    "dn:1';--",
    `dn:${Array.from({ length: 21 }, (_, at) => at)}`,
  ])('refuses %j', (text) => expect(readParameterFilter(text)).toBeNull())

  it('switches one value on and off', () => {
    const one = withValue([], 'dn', '50')
    expect(writeParameterFilter(withValue(one, 'dn', '80'))).toBe('dn:50,80')
    expect(writeParameterFilter(withValue(one, 'dn', '50'))).toBeUndefined()
  })
})
