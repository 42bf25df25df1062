import { expect, test } from 'vitest'
import type { ProductCard } from '../../../domain/contract/products.ts'
import { sorted } from './sort.ts'

const card = (id: string, rub: number | null): ProductCard => ({
  id,
  slug: id,
  name: { text: id, lang: 'en' },
  model: null,
  picture: null,
  tiers: rub === null ? [] : [{ from: 1, amount: rub, currency: 'RUB', rub }],
  vat: { included: true, rate: 22 },
  oldPrice: null,
  unit: 'piece',
  moq: 1,
  stock: null,
  supplier: { id: 's', slug: 's', name: { text: 's', lang: 'en' }, country: 'RU', verified: false },
})
const list = [card('expensive', 900), card('onRequest', null), card('cheap', 100)]
const ids = (cards: ProductCard[]) => cards.map(({ id }) => id)

test('the default order is the order of adding', () => {
  expect(ids(sorted(list, 'added'))).toEqual(['expensive', 'onRequest', 'cheap'])
})

test('products on request come last in both orders of price', () => {
  expect(ids(sorted(list, 'price'))).toEqual(['cheap', 'expensive', 'onRequest'])
  expect(ids(sorted(list, '-price'))).toEqual(['expensive', 'cheap', 'onRequest'])
})
