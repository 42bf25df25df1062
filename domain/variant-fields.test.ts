import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crossed, rowIndexes, rowPath, storedVariants, valuesOf } from './variant-fields.ts'

/** The fields of an option whose values are given as 'DN 50|DN 80'. */
const option = (at: number, name: string, values: string) => ({
  [`options.${at}.name.en`]: name,
  ...Object.fromEntries(values.split('|').map((value, n) => [`options.${at}.values.${n}.en`, value])),
})
const table = (fields: Record<string, string> | null) =>
  fields &&
  rowIndexes(fields).map((row) =>
    ['of', 'sku', 'factor', 'on'].map((one) => fields[`${rowPath(row)}.${one}`]).join(' '),
  )

describe('the table', () => {
  const sizes = { model: 'BV', ...option(0, 'Size', 'DN 50||DN 80') }

  test('has a row for each combination, designated by the model and its values', () => {
    expect(table(crossed(sizes))).toEqual(['0 BV-DN50 1 on', '2 BV-DN80 1 on'])
    expect(table(crossed({ ...sizes, ...option(1, 'Handle', 'Lever|Gear') }))).toEqual([
      '0.0 BV-DN50-Lever 1 on',
      '0.1 BV-DN50-Gear 1 on',
      '2.0 BV-DN80-Lever 1 on',
      '2.1 BV-DN80-Gear 1 on',
    ])
    expect(table(crossed({ model: 'BV' }))).toEqual([])
  })

  test('stores what was typed for a combination, and copies it to the new rows when an option is added', () => {
    const entered = { ...crossed(sizes), 'rows.0.sku': 'A', 'rows.0.factor': '1.2', 'rows.1.on': '' }
    expect(table(crossed(entered))).toEqual(['0 A 1.2 on', '2 BV-DN80 1 '])
    const renamed = { ...entered, 'options.0.values.0.en': 'DN 65', 'options.0.values.2.en': '' }
    expect(table(crossed(renamed))).toEqual(['0 A 1.2 on'])
    expect(table(crossed({ ...entered, ...option(2, 'Colour', 'Red') }))).toEqual([
      '0..0 A-Red 1.2 on',
      '2..0 BV-DN80-Red 1 ',
    ])
  })

  test('never has more rows than the API accepts', () => {
    const values = (n: number) => Array.from({ length: n }, (_, at) => `v${at}`).join('|')
    const fields = { ...option(0, 'A', values(20)), ...option(1, 'B', values(15)) }
    expect(table(crossed(fields))).toHaveLength(300)
    expect(crossed({ ...fields, ...option(2, 'C', 'x|y') })).toBeNull()
  })

  test('has no two rows with the same combination, whatever is posted', () => {
    const name = fc.constantFrom(
      'rows.0.of',
      'rows.1.of',
      'rows.1.sku',
      'options.0.values.0.en',
      'options.3.values.1.zh',
    )
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(fc.string(), fc.constantFrom('0', '0..', '..9.1'))), (fields) => {
        const filled = crossed(fields) ?? {}
        const of = rowIndexes(filled).map((row) => filled[`${rowPath(row)}.of`])
        expect(new Set(of).size).toBe(of.length)
        expect(crossed(filled)).toEqual(filled)
      }),
    )
  })
})

test('stored variants become fields: options and values in the order of their first appearance', () => {
  const size = { en: 'Size', zh: '尺寸' }
  const handle = { ru: 'Ручка' }
  const variants = [
    {
      sku: 'A',
      options: [
        { name: size, value: '50' },
        { name: handle, value: { ru: 'Рычаг' } },
      ],
      factor: 1,
    },
    { sku: 'B', options: [{ name: size, value: '80' }], factor: 1.5 },
    { sku: 'C', options: [{ name: size, value: '50' }], factor: 2 },
  ]
  const fields = storedVariants(variants, 'en')
  expect(table(fields)).toEqual(['0.0 A 1 on', '1 B 1.5 on', '0 C 2 on'])
  expect(table(storedVariants(variants, 'ru'))).toContain('1 B 1,5 on')
  expect(valuesOf(fields, 0)).toEqual([0, 1])
  expect(fields).toMatchObject({
    'options.0.name.zh': '尺寸',
    'options.1.values.0.ru': 'Рычаг',
    'options.1.values.0.en': '',
  })
})
