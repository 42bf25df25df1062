import { expect, test } from 'vitest'
import type { Variant } from '../../../domain/contract/products.ts'
import { product } from '../../../tests/fixtures/product-page.ts'
import { inVariant } from './variant.ts'

const picture = (id: string) => ({ id, url: `/${id}`, width: 4, height: 3, kind: 'drawing' as const })
const variant = (sku: string, own: string | null): Variant => ({
  id: sku,
  sku,
  options: [],
  tiers: [],
  stock: null,
  leadDays: null,
  tnved: null,
  weight: null,
  facts: [],
  picture: own === null ? null : picture(own),
})
const a = variant('A', 'of-a')
const b = variant('B', 'of-b')
const c = variant('C', null)
const pictured = {
  ...product,
  variants: [a, b, c],
  picture: picture('photo'),
  pictures: ['photo', 'of-a', 'of-b', 'plan'].map(picture),
}
const shown = (chosen: Variant | null) => inVariant(pictured, chosen).pictures.map(({ id }) => id)

test('a variant shows its own picture first, then those of the product, and none of another variant', () => {
  expect(shown(a)).toEqual(['of-a', 'photo', 'plan'])
  expect(shown(b)).toEqual(['of-b', 'photo', 'plan'])
  expect(shown(c)).toEqual(['photo', 'plan'])
  expect([inVariant(pictured, b).picture?.id, inVariant(pictured, c).picture?.id]).toEqual(['of-b', 'photo'])
})

test('a product without variants shows all its pictures', () => {
  expect(shown(null)).toEqual(['photo', 'of-a', 'of-b', 'plan'])
})
