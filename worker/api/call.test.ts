import { expect, test } from 'vitest'
import { api } from './app.ts'
import { publicApi, servesCall } from './public/app.ts'

const request = (method: string, path: string) => new Request(`http://api.internal${path}`, { method })
const serves = (method: string, path: string) => servesCall(request(method, path))

test('calls of public pages need the public part alone', () => {
  expect(
    ['/api/products', '/api/products/0123456789abcdef', '/api/stories/random', '/app/data'].filter(
      (path) => !serves('GET', path),
    ),
  ).toEqual([])
  expect(serves('HEAD', '/api/products')).toBe(true)
  expect(serves('POST', '/views')).toBe(true)
})

test('other resources, unknown paths and wrong methods are for the whole API', () => {
  expect(serves('GET', '/api/profile')).toBe(false)
  expect(serves('GET', '/api/products/0123456789abcdef/favourite')).toBe(false)
  expect(serves('GET', '/api/nothing')).toBe(false)
  expect(serves('POST', '/api/products')).toBe(false)
})

test('the whole API has every route of the public part', () => {
  const named = (app: { routes: { method: string; path: string }[] }) =>
    app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
  const whole = new Set(named(api))
  expect(named(publicApi).filter((route) => !whole.has(route))).toEqual([])
})
