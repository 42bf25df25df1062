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
  unit: 'piece',
  moq: 1,
  stock: null,
  supplier: { id: 's', slug: 's', name: { text: 's', lang: 'en' }, country: 'RU', verified: false },
})
const list = [card('dear', 900), card('onRequest', null), card('cheap', 100)]
const ids = (cards: ProductCard[]) => cards.map(({ id }) => id)

test('the order of adding is the list’s own', () => {
  expect(ids(sorted(list, 'added'))).toEqual(['dear', 'onRequest', 'cheap'])
})

test('what is on request stands last, cheapest or dearest first', () => {
  expect(ids(sorted(list, 'price'))).toEqual(['cheap', 'dear', 'onRequest'])
  expect(ids(sorted(list, '-price'))).toEqual(['dear', 'cheap', 'onRequest'])
})
