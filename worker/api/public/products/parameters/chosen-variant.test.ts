import { expect, test } from 'vitest'
import { isChosen, type ParameterFilter, readParameterFilter } from '../../../../../domain/parameters/filter.ts'
import type { ParameterDefinition } from '../../../../../domain/parameters/parameter.ts'
import type { StoredVariant } from '../../../../db/schema.ts'
import { chosenParameters, withChosenVariant } from './chosen-variant.ts'

const filters = (text: string): ParameterFilter[] => readParameterFilter(text) ?? []

test.each([
  ['dn:50,80', 80, null, true],
  ['dn:50.0', 50, null, true],
  ['dn:50,80', 65, null, false],
  ['drive:8', '8', null, true],
  ['drive:lever', 'gear', null, false],
  ['mass:2..10', 10, null, true],
  ['mass:..10', 10.5, null, false],
  ['mass:2..', 2, null, true],
  ['heat:-30..150', -40, 180, true],
  ['heat:-30..190', -40, 180, false],
  ['heat:150..', -40, 180, true],
  ['heat:..-50', -40, 180, false],
])('%s and the value %j to %j: %j', (text, value, most, expected) => {
  expect(filters(text).map((filter) => isChosen(filter, value, most))).toEqual([expected])
})

const DRIVE: ParameterDefinition = {
  num: 1,
  key: 'drive',
  names: { en: 'Operation' },
  aliases: [],
  kind: 'list',
  unit: null,
  options: [
    { key: 'lever', names: { en: 'lever' } },
    { key: 'gear', names: { en: 'worm gearbox' } },
  ],
}
const chosen = chosenParameters([{ key: 'drive', definition: DRIVE }], filters('drive:gear'))
const driven = (sku: string, value: string, rest: Partial<StoredVariant> = {}): StoredVariant => ({
  sku,
  options: [{ name: { en: 'Operation' }, value: { en: value } }],
  factor: 1,
  ...rest,
})
type Row = Parameters<typeof withChosenVariant>[0]
const row = (...variants: StoredVariant[]): Row => ({
  id: 'p',
  unit: 'piece',
  tiers: [],
  stock: 3,
  variant: null,
  variantId: null,
  cheapest: null,
  choosable: { variants, parameters: [] },
})

test('a variant on request has no price of another one that is not chosen', () => {
  const priced = driven('L', 'lever', { tiers: [{ from: 1, amount: 100 }] })
  const { variant, cheapest } = withChosenVariant(row(priced, driven('G', 'worm gearbox')), chosen)
  expect([variant, cheapest?.tiers, cheapest?.isLowest]).toEqual(['G', undefined, false])
})

test('specifications of a variant count as its options do, and a variant without the value has the product’s', () => {
  const bare: StoredVariant = { sku: 'B', options: [], factor: 1 }
  const stating = { ...bare, sku: 'S', facts: [{ name: { en: 'Operation' }, value: 'lever' }] }
  const read = row(stating, bare)
  expect(withChosenVariant(read, chosen).variant).toBeNull()
  const parameters: [number, string, null, 1, number][] = [[1, 'gear', null, 1, 0]]
  expect(withChosenVariant({ ...read, choosable: { variants: [stating, bare], parameters } }, chosen).variant).toBe('B')
})

test('a variant that a query names goes before those that filters lead to', () => {
  const read = { ...row(driven('L', 'lever'), driven('G', 'worm gearbox')), variant: 'L' }
  expect(withChosenVariant(read, chosen)).toBe(read)
})

test('of what has to be in stock it is the cheapest with enough, the product where that has it and all are chosen', () => {
  const tiers = [{ from: 1, amount: 100 }]
  const cheap = driven('G1', 'worm gearbox', { stock: 6 })
  const dear = driven('G2', 'worm gearbox', { factor: 2, stock: 40 })
  const some = { ...row(cheap, dear, driven('L', 'lever', { stock: 99 })), tiers }
  const shown = (read: Row, quantity: number, stock: number) =>
    withChosenVariant({ ...read, stock }, chosen, { quantity, inStock: true }).variant
  expect(withChosenVariant(some, chosen, { quantity: 40 }).variant).toBe('G1')
  expect([shown(some, 1, 145), shown(some, 40, 145)]).toEqual(['G1', 'G2'])
  const all = { ...row(cheap, dear), tiers }
  expect([shown(all, 46, 46), shown(all, 40, 2)]).toEqual([null, 'G2'])
})
