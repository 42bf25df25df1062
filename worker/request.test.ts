import { expect, test } from 'vitest'
import { createResolver, parsePath } from './request.ts'

test.each([
  ['/', { prefix: null, path: '/', wantsPayload: false }],
  ['/ru', { prefix: 'ru', path: '/', wantsPayload: false }],
  ['/zh/catalog', { prefix: 'zh', path: '/catalog', wantsPayload: false }],
  ['/ru/_payload.json', { prefix: 'ru', path: '/', wantsPayload: true }],
  ['/en/catalog/_payload.json', { prefix: 'en', path: '/catalog', wantsPayload: true }],
  ['/rus/catalog', { prefix: null, path: '/rus/catalog', wantsPayload: false }],
  ['/catalog/_payload.json', { prefix: null, path: '/catalog/_payload.json', wantsPayload: false }],
])('%s is split into language, path and payload suffix', (path, parts) => expect(parsePath(path)).toEqual(parts))

const resolve = createResolver({
  buildId: 'b1',
  queryKeys: (name) => (name === 'catalogue' ? ['country', 'currency', 'page'] : []),
  hasCurrency: (name) => name === 'catalogue',
})
const of = (path: string, init?: RequestInit) => resolve(new Request(`https://kontor.example${path}`, init))
const ID = '06d2k6t0000g1a2b'

test('a public screen is resolved with its id', () => {
  expect(of(`/ru/product/${ID}-kran?quantity=20`)).toMatchObject({
    route: { name: 'product', id: ID },
    personal: null,
    search: '?quantity=20',
    isBot: false,
  })
})

test('a personal screen is resolved with its id, and never cached', () => {
  expect(of('/ru/profile/product/new')).toMatchObject({
    route: null,
    personal: { name: 'product', id: 'new' },
    cacheKey: null,
  })
})

test('the cache key has the known query keys in the order of the screen, and nothing else', () => {
  expect(of('/ru/catalog?page=2&utm_source=x&country=CN').cacheKey).toBe(
    'https://kontor.example/__page/b1/page/ru/catalog?country=CN&page=2',
  )
  expect(of('/ru/catalog?').cacheKey).toBe('https://kontor.example/__page/b1/page/ru/catalog?')
})

test('a currency in the address of a list goes before the one of the device, and a crawler gets roubles', () => {
  const Cookie = 'currency=USD'
  expect(of('/zh/catalog?currency=CNY', { headers: { Cookie } })).toMatchObject({ currency: 'CNY', cacheKey: null })
  expect(of('/zh/catalog?currency=RUB', { headers: { Cookie } }).currency).toBe('RUB')
  expect(of('/zh/catalog?currency=XXX', { headers: { Cookie } }).currency).toBe('USD')
  expect(of(`/zh/product/${ID}-kran?currency=CNY`).currency).toBe('RUB')
  expect(of('/zh/catalog?currency=CNY', { headers: { 'User-Agent': 'Googlebot/2.1' } }).currency).toBe('RUB')
})

test('a page in another currency than roubles has no cache key, and a crawler gets roubles', () => {
  const Cookie = 'locale=zh; currency=CNY'
  expect(of('/zh/catalog', { headers: { Cookie } })).toMatchObject({ currency: 'CNY', cacheKey: null })
  expect(of('/zh/catalog/_payload.json', { headers: { Cookie } })).toMatchObject({ currency: 'CNY', cacheKey: null })
  expect(of('/zh/catalog', { headers: { Cookie, 'User-Agent': 'Googlebot/2.1' } })).toMatchObject({
    currency: 'RUB',
    cacheKey: 'https://kontor.example/__page/b1/bot/zh/catalog?',
  })
  for (const code of ['RUB', 'XXX', 'cny', 'CNY%0d', '']) {
    const { currency, cacheKey } = of('/zh/catalog', { headers: { Cookie: `currency=${code}` } })
    expect([currency, cacheKey], code).toEqual(['RUB', 'https://kontor.example/__page/b1/page/zh/catalog?'])
  }
})

test('payloads, and pages for crawlers, have cache keys of their own', () => {
  const headers = { 'User-Agent': 'Googlebot/2.1' }
  expect(of('/en/catalog/_payload.json').cacheKey).toBe('https://kontor.example/__page/b1/payload/en/catalog?')
  expect(of('/en/catalog', { headers }).cacheKey).toBe('https://kontor.example/__page/b1/bot/en/catalog?')
})

test.each([
  ['a path without a language', '/catalog', {}],
  ['a slash at the end', '/en/catalog/', {}],
  ['another method', '/en/catalog', { method: 'POST' }],
  ['a private screen', '/en/favorites', {}],
  ['no screen', '/en/nothing', {}],
  ['a query too long to come twice', `/en/catalog?country=${'x'.repeat(300)}`, {}],
])('%s has no cache key', (_, path, init) => expect(of(path, init).cacheKey).toBeNull())
