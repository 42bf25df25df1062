import { afterEach, expect, test, vi } from 'vitest'
import { fetchAddresses } from './fetch-addresses.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const QUERY = { query: 'Пермь', language: 'ru', country: 'RU' } as const
const muteErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {})

test('the request has the form of version 4.1 of the service', async () => {
  const fetch = vi.fn(async () => Response.json({ suggestions: [] }))
  vi.stubGlobal('fetch', fetch)
  expect(await fetchAddresses(QUERY, new AbortController().signal)).toEqual([])
  const [path, init] = fetch.mock.calls[0] as unknown as [string, { body: string }]
  expect(path).toBe('/suggestions/api/4_1/rs/suggest/address')
  expect(JSON.parse(init.body)).toEqual({
    query: 'Пермь',
    count: 7,
    language: 'ru',
    locations: [{ country_iso_code: 'RU' }],
  })
})

test.each([
  ['an error response', async () => new Response(null, { status: 502 })],
  ['a network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is logged and rethrown', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  const log = muteErrors()
  await expect(fetchAddresses(QUERY, new AbortController().signal)).rejects.toThrow()
  expect(log).toHaveBeenCalledOnce()
})

test('an aborted request is not logged as a failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('Aborted', 'AbortError')))
  const log = muteErrors()
  await expect(fetchAddresses(QUERY, AbortSignal.abort())).rejects.toThrow('Aborted')
  expect(log).not.toHaveBeenCalled()
})
