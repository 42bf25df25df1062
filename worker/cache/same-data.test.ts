import { expect, test } from 'vitest'
import { isSameData } from './same-data.ts'

const page = () => ({
  path: '/catalog',
  products: [{ id: 'a', tiers: [{ from: 1, amount: 514 }], old: null }],
  exact: true,
})

test('copies of the same data are the same', () => expect(isSameData(page(), page())).toBe(true))

test.each<[string, unknown]>([
  ['a value', { ...page(), exact: false }],
  ['a value deep inside', { ...page(), products: [{ id: 'a', tiers: [{ from: 1, amount: 515 }], old: null }] }],
  ['one more in a list', { ...page(), products: [...page().products, ...page().products] }],
  ['one less in a list', { ...page(), products: [] }],
  ['one more field', { ...page(), page: 2 }],
  ['one less field', { path: '/catalog', products: page().products }],
  ['another field in place of an undefined one', { path: '/catalog', products: page().products, old: undefined }],
  ['an object in place of a list', { ...page(), products: { 0: page().products[0] } }],
  ['nothing', null],
])('%s that differs makes other data', (_, other) => {
  expect(isSameData(page(), other)).toBe(false)
  expect(isSameData(other, page())).toBe(false)
})

test('what has no comparable parts is equal to itself alone', () => {
  const day = new Date(0)
  expect(isSameData({ day }, { day })).toBe(true)
  expect(isSameData({ day }, { day: new Date(1) })).toBe(false)
  expect(isSameData(new Map([[1, 1]]), new Map([[1, 2]]))).toBe(false)
})
