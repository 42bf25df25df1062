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
  'X-Device-Fingerprint': 'abc',
  'CF-Connecting-IP': '203.0.113.9',
})

test('cookies, forged trust and connection-bound headers stay at the door', () => {
  const forwarded = upstreamHeaders(sent, { requestId: 'r1' })
  for (const name of ['Cookie', 'Authorization', 'Connection', 'X-Hop', 'X-Client-Address', 'X-Upstream-Key']) {
    expect(forwarded.has(name), name).toBe(false)
  }
  expect(forwarded.get('Accept-Language')).toBe('ru')
  expect(forwarded.get('X-Device-Fingerprint')).toBe('abc')
  expect(forwarded.get('X-Request-Id')).toBe('r1')
})

test('the client address goes along only with the shared key', () => {
  const forwarded = upstreamHeaders(sent, { requestId: 'r1', key: 'shared' })
  expect(forwarded.get('X-Upstream-Key')).toBe('shared')
  expect(forwarded.get('X-Client-Address')).toBe('203.0.113.9')
})

test("the api's cookies do not reach the reader", () => {
  const returned = downstreamHeaders(
    new Headers({ 'Set-Cookie': 'refresh=1', 'Content-Type': 'application/json', ETag: '"1"' }),
  )
  expect(returned.has('Set-Cookie')).toBe(false)
  expect(returned.get('ETag')).toBe('"1"')
})
