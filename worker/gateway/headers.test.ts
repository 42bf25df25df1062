import { expect, test } from 'vitest'
import { downstreamHeaders, upstreamHeaders } from './headers.ts'

const sent = new Headers({
  Accept: 'application/json',
  'Accept-Language': 'ru',
  Cookie: 'access=secret',
  Authorization: 'Bearer forged',
  Connection: 'keep-alive, X-Hop',
  'X-Hop': '1',
  'X-Client-Address': '10.0.0.1',
  'X-Upstream-Key': 'guess',
  'X-Site-Origin': 'https://phishing.example',
  'X-Device-Fingerprint': 'abc',
  'CF-Connecting-IP': '203.0.113.9',
})

test('cookies, forged trust and connection-bound headers are not forwarded', () => {
  const forwarded = upstreamHeaders(sent, { requestId: 'r1', inProcess: false })
  const dropped = [
    'Cookie',
    'Authorization',
    'Connection',
    'X-Hop',
    'X-Client-Address',
    'X-Upstream-Key',
    'X-Site-Origin',
  ]
  for (const name of dropped) {
    expect(forwarded.has(name), name).toBe(false)
  }
  expect(forwarded.get('Accept-Language')).toBe('ru')
  expect(forwarded.get('X-Device-Fingerprint')).toBe('abc')
  expect(forwarded.get('X-Request-Id')).toBe('r1')
})

test('the client address is sent only with the shared key', () => {
  const forwarded = upstreamHeaders(sent, { requestId: 'r1', inProcess: false, key: 'shared' })
  expect(forwarded.get('X-Upstream-Key')).toBe('shared')
  expect(forwarded.get('X-Client-Address')).toBe('203.0.113.9')
})

test('in process it is sent without a key, to an external API it is not', () => {
  expect(upstreamHeaders(sent, { requestId: 'r1', inProcess: true }).get('X-Client-Address')).toBe('203.0.113.9')
  expect(upstreamHeaders(sent, { requestId: 'r1', inProcess: false }).has('X-Client-Address')).toBe(false)
})

test('only the edge sets the origin of the site, and an external API gets it only with the shared key', () => {
  const site = { requestId: 'r1', origin: 'https://market.example' }
  const originBy = (identity: { inProcess: boolean; key?: string }) =>
    upstreamHeaders(sent, { ...site, ...identity }).get('X-Site-Origin')
  expect(originBy({ inProcess: true })).toBe('https://market.example')
  expect(originBy({ inProcess: false, key: 'shared' })).toBe('https://market.example')
  expect(originBy({ inProcess: false })).toBeNull()
})

test('headers that the edge sets about the visitor replace those of the browser', () => {
  const forwarded = upstreamHeaders(sent, { requestId: 'r1', inProcess: true, bearer: 'token', cookies: 'refresh=old' })
  expect(forwarded.get('Authorization')).toBe('Bearer token')
  expect(forwarded.get('Cookie')).toBe('refresh=old')
})

test('of a response the browser gets the known headers, and none that identify the upstream', () => {
  const returned = downstreamHeaders(
    new Headers({
      'Set-Cookie': 'refresh=1',
      'Content-Type': 'application/json',
      ETag: '"1"',
      Server: 'nginx/1.2',
      'X-Powered-By': 'PHP',
      Via: '1.1 10.0.0.7',
      'X-Internal-Trace': 'db-7',
    }),
  )
  expect(Object.fromEntries(returned)).toEqual({ 'content-type': 'application/json', etag: '"1"' })
})
