import { afterEach, expect, test, vi } from 'vitest'
import { fetchAddresses } from './fetch-addresses.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const QUESTION = { query: 'Пермь', language: 'ru', country: 'RU' } as const
const heard = () => vi.spyOn(console, 'error').mockImplementation(() => {})

test('asks as version 4.1 of the service is asked', async () => {
  const fetch = vi.fn(async () => Response.json({ suggestions: [] }))
  vi.stubGlobal('fetch', fetch)
  expect(await fetchAddresses(QUESTION, new AbortController().signal)).toEqual([])
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
  ['a refusal', async () => new Response(null, { status: 502 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is logged and thrown on', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  const log = heard()
  await expect(fetchAddresses(QUESTION, new AbortController().signal)).rejects.toThrow()
  expect(log).toHaveBeenCalledOnce()
})

test('a question that nobody waits for any more is no failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('Aborted', 'AbortError')))
  const log = heard()
  await expect(fetchAddresses(QUESTION, AbortSignal.abort())).rejects.toThrow('Aborted')
  expect(log).not.toHaveBeenCalled()
})
