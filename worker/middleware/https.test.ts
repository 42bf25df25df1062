import { describe, expect, test } from 'vitest'
import type { Bindings } from '../bindings.ts'
import { redirectToHttps } from './https.ts'
import { withSecurityHeaders } from './security-headers.ts'

const placeOf = (url: string, env: Partial<Bindings> = {}) => {
  const response = redirectToHttps(new Request(url, { method: 'POST' }), Object(env))
  return response && [response.status, response.headers.get('Location')]
}

describe('plain HTTP', () => {
  test('is redirected to HTTPS, forms included', () => {
    expect(placeOf('http://shop.example/en/auth?next=%2F')).toEqual([308, 'https://shop.example/en/auth?next=%2F'])
    expect(placeOf('https://shop.example/en/auth')).toBeNull()
  })

  test('is allowed on this machine, and between an edge and its API', () => {
    expect(placeOf('http://localhost:8787/en')).toBeNull()
    expect(placeOf('http://192.168.1.2:8787/en', { ENVIRONMENT: 'local' })).toBeNull()
    expect(placeOf('http://api.inside/api/products', { ROLE: 'api' })).toBeNull()
  })
})

test.each([
  [undefined, 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ['anything else', 'max-age=63072000'],
])('Strict-Transport-Security includes subdomains only where the operator says so: HSTS=%s', (HSTS, header) => {
  expect(withSecurityHeaders(HSTS === undefined ? {} : { HSTS }, {})['Strict-Transport-Security']).toBe(header)
})
