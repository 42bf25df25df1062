import { expect, test } from 'vitest'
import type { ProductCard } from '../../../domain/contract/products.ts'
import type { SearchResults } from '../../../domain/contract/search.ts'
import { createI18n } from '../../../domain/i18n.ts'
import { href } from '../../../domain/routes.ts'
import en from '../../../locales/en.json' with { type: 'json' }
import { resultGroups } from './options.ts'

const i18n = createI18n('en', en)
const name = { text: 'Ball valve', lang: 'en' as const }
const id = '0123456789abcdef'

const product: ProductCard = {
  id,
  slug: 'ball-valve',
  name,
  model: 'BV-F-50',
  picture: null,
  tiers: [
    { from: 1, amount: 200_000, currency: 'RUB', rub: 200_000 },
    { from: 40, amount: 180_000, currency: 'RUB', rub: 180_000 },
  ],
  vat: null,
  oldPrice: null,
  unit: 'piece',
  moq: 1,
  stock: 60,
  supplier: { id, slug: 'ural', name, country: 'RU', verified: true },
}
const code = {
  tree: 'tnved' as const,
  id: '8481',
  code: '8481',
  level: 'heading' as const,
  name,
  path: [],
  products: 46,
}
const story = { id, slug: 'news', title: name, lead: name, cover: null, tags: [], publishedAt: '2026-11-20T09:00:00Z' }

const nothing: SearchResults['data'] = {
  products: { items: [], total: 0 },
  categories: { items: [], total: 0 },
  services: { items: [], total: 0 },
  companies: { items: [], total: 0, holders: 0 },
  codes: { items: [], total: 0, match: null },
  stories: { items: [], total: 0 },
  marks: [],
  understood: null,
  meant: null,
  wanted: null,
}

const groupsOf = (found: Partial<SearchResults['data']>) =>
  resultGroups({ ...nothing, ...found }, (route, ...args) => href(route, 'en', ...args), i18n)
const details = (found: Partial<SearchResults['data']>) =>
  groupsOf(found).flatMap(({ options }) => options.map(({ detail }) => detail))
const withProducts = (...items: ProductCard[]) => ({ products: { items, total: items.length } })

test('a product shows the price of its smallest order and its stock', () => {
  expect(details(withProducts(product))).toEqual([
    '₽2,000/pc\u00a0· 1 pc or more\u00a0· VAT not stated\u00a0· 60 pcs in stock',
  ])
})

test('at a chosen quantity a product says its exact price, its stock and how much is available to order', () => {
  const price = { amount: 183_000, currency: 'RUB' as const, rub: 183_000 }
  const at40 = { quantity: 40, vat: 'with' as const, price, apart: null }
  const wanted = { ...product, stock: 19, vat: { included: false, rate: 22 }, atQuantity: at40 }
  expect(details(withProducts({ ...wanted, toOrder: { quantity: 21, leadDays: null, place: null } }))).toEqual([
    '₽1,830/pc\u00a0· for 40 pcs\u00a0· incl. 22% VAT\u00a0· 19 pcs in stock, another 21 pcs available to order',
  ])
})

test('where the quantity has no price, the smallest order’s is shown', () => {
  const below = {
    ...product,
    stock: null,
    atQuantity: { quantity: 0.5, price: null, vat: null, apart: 'minimum' as const },
  }
  expect(details(withProducts(below))).toEqual(['₽2,000/pc\u00a0· 1 pc or more\u00a0· VAT not stated'])
})

test('a product without a price, and one to order, say so; an unknown stock is left out', () => {
  const onRequest = { ...product, tiers: [], stock: 0 }
  const unknown = { ...onRequest, stock: null }
  expect(details(withProducts(onRequest, unknown))).toEqual([
    'Price on request\u00a0· Available to order',
    'Price on request',
  ])
})

test('categories come first, stories last', () => {
  const groups = groupsOf({
    ...withProducts(product),
    categories: { items: [{ id, slug: 'valves', name, path: ['Pipeline'], count: 2 }], total: 1 },
    codes: { items: [code], total: 1, match: null },
    stories: { items: [story], total: 1 },
  })
  expect(groups.map((group) => group.name)).toEqual([
    'search.categories',
    'search.products',
    'search.codes',
    'search.stories',
  ])
  expect(groups[0]?.options[0]?.detail).toBe('Pipeline\u00a0· 2 products')
})

test('a code that was typed leads to its goods, with their number', () => {
  const found = { codes: { items: [code], total: 1, match: 'code' as const } }
  expect(groupsOf(found)[0]?.options).toEqual([
    { href: '/en/catalog?tnved=8481', label: 'All products with code 8481', detail: '46 products' },
  ])
  expect(details({ codes: { items: [{ ...code, products: 1001 }], total: 1, match: null } })).toEqual([
    'More than 1,000 products',
  ])
  expect(details({ codes: { items: [{ ...code, products: 0 }], total: 1, match: 'code' } })).toEqual([''])
})
