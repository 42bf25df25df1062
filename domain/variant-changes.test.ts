import { expect, test } from 'vitest'
import type { OwnVariant } from './contract/product-variants.ts'
import { backField, removedVariants, withOwnPrices, withPutBack } from './variant-changes.ts'
import { crossed, storedVariants } from './variant-fields.ts'

const NOTHING_OWN = { tiers: null, stock: null, leadDays: null, picture: null, tnved: null, weight: null, facts: [] }
const variant = (id: string, size: string, handle: string, own: Partial<OwnVariant> = {}): OwnVariant => ({
  ...NOTHING_OWN,
  id,
  sku: id.toUpperCase(),
  factor: 1.5,
  options: [
    { name: { en: 'Size' }, value: size },
    { name: { en: 'Handle', ru: 'Ручка' }, value: { en: handle } },
  ],
  ...own,
})
const SAVED = [variant('a', '50', 'Lever', { stock: 7 }), variant('b', '80', 'Lever'), variant('c', '80', 'Gear')]
const saved = storedVariants(SAVED, 'en')
const idsOf = (variants: { id: string }[]) => variants.map(({ id }) => id)

test('a variant is removed where its row is not for sale, or was removed together with a value', () => {
  expect(removedVariants(saved, SAVED)).toEqual([])
  expect(idsOf(removedVariants({ ...saved, 'rows.1.on': '' }, SAVED))).toEqual(['b'])
  const without = crossed({ ...saved, 'options.0.values.0.en': '' }) ?? {}
  expect(idsOf(removedVariants(without, SAVED))).toEqual(['a'])
})

test('a variant that is put back has its values and saved fields again', () => {
  const without = crossed({ ...saved, 'options.0.values.0.en': '' }) ?? {}
  const back = withPutBack({ ...without, [backField('a')]: 'on' }, SAVED, 'en')
  expect(back).toMatchObject({ 'options.0.values.0.en': '50', 'options.0.name.en': 'Size' })
  expect(Object.entries(back).filter(([, text]) => text === 'a')).toHaveLength(1)
  expect(removedVariants(back, SAVED)).toEqual([])
  expect(Object.values(back)).toContain('7')
  expect(Object.keys(back).filter((name) => name.startsWith('back.'))).toEqual([])
})

test('a variant is put back into its own row where that exists, and its value into a free place where another has taken its own', () => {
  const other = crossed({ ...saved, 'options.0.values.0.en': '65' }) ?? {}
  const renamed = withPutBack({ ...other, 'rows.0.id': '', [backField('a')]: 'on' }, SAVED, 'en')
  expect(renamed).toMatchObject({ 'options.0.values.0.en': '65', 'options.0.values.2.en': '50' })
  const unsold = withPutBack({ ...saved, 'rows.1.on': '', 'rows.1.sku': 'typed', [backField('b')]: 'on' }, SAVED, 'en')
  expect(unsold).toEqual(saved)
})

test('combinations that were left out stay out when the table is filled in again', () => {
  const filled = crossed(saved) ?? {}
  expect(idsOf(removedVariants(filled, SAVED))).toEqual([])
  const sold = Object.entries(filled).filter(([name, text]) => name.endsWith('.on') && text === 'on')
  expect(sold).toHaveLength(SAVED.length)
})

test('prices are filled in by the factor where a variant has none of its own', () => {
  const tiers = [
    { from: 1, amount: 100_05 },
    { from: 1000, amount: 90_00 },
  ]
  const filled = withOwnPrices({ ...saved, 'rows.1.tiers.0.amount': '70', 'rows.2.on': '' }, tiers, 'en')
  expect(filled).toMatchObject({
    'rows.0.factor': '1.5',
    'rows.0.tiers.0.from': '1',
    'rows.0.tiers.0.amount': '150.08',
    'rows.0.tiers.1.from': '1,000',
    'rows.0.tiers.1.amount': '135',
    'rows.1.tiers.0.amount': '70',
  })
  expect(Object.keys(filled).filter((name) => name.startsWith('rows.2.tiers'))).toEqual([])
})
