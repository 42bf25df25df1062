import { afterAll, beforeAll, expect, test } from 'vitest'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { complete, LISTED, loadDirectory } from '../../../../tests/fixtures/directory.ts'

let started: StartedBindings

beforeAll(async () => {
  started = await startBindings()
  await loadDirectory(started.unwatched.DB)
})
afterAll(() => started.stop())

const PATH = '/suggestions/api/4_1/rs/suggest/address'
const post = (body: unknown, type = 'application/json') =>
  askApi(PATH, { method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(body) }, started.env)

async function values(body: unknown): Promise<string[]> {
  const response = await post(body)
  expect(response.status).toBe(200)
  const { suggestions } = await response.json()
  return suggestions.map(({ value }: { value: string }) => value)
}

test('an unfinished query finds addresses in any language', async () => {
  const { suggestions } = await (await post({ query: 'Пермь монаст', count: 5, language: 'ru' })).json()
  expect(suggestions).toEqual([
    {
      value: complete.address.ru,
      unrestricted_value: complete.address.ru,
      data: { country_iso_code: 'CN', city: 'Wenzhou', geo_lat: '58.01', geo_lon: '56.23' },
    },
  ])
  expect(await values({ query: '港口', language: 'zh', count: 20 })).toContain('港口路69号')
  expect(await values({ query: 'harb', language: 'en', count: 20 })).toHaveLength(20)
  expect(await values({ query: 'harb' })).toHaveLength(10)
})

test('an address has to match one of the constraints, and unknown constraints are ignored', async () => {
  const query = { query: 'harbour road', language: 'en', count: 20 }
  const chinese = await values({ ...query, locations: [{ country_iso_code: 'CN' }] })
  expect(chinese.length).toBeGreaterThan(0)
  expect(chinese.every((value) => value.endsWith('CN'))).toBe(true)
  const perm = await values({ ...query, locations: [{ city: 'ПЕРМЬ', country_iso_code: '*' }, { city: 'Nowhere' }] })
  expect(perm.every((value) => value.endsWith('RU'))).toBe(true)
  expect(await values({ ...query, locations: [{ kladr_id: '77' }], restrict_value: true })).toHaveLength(20)
})

test('addresses of hidden companies are not suggested', async () => {
  const { address } = LISTED.find(({ status }) => status === 'hidden') ?? complete
  expect(await values({ query: address.en, language: 'en' })).not.toContain(address.en)
})

test.each([
  ['nothing typed', ''],
  ['signs', '?!«»'],
  ['syntax of the index', '"a" OR b* NEAR('],
])('finds nothing for %s, and does not fail', async (_, query) => expect(await values({ query })).toEqual([]))

test.each([{}, { query: 5 }, { query: 'x'.repeat(301) }, { query: 'a', count: 21 }, { query: 'a', locations: 'RU' }])(
  'refuses %j',
  async (body) => expect((await post(body)).status).toBe(422),
)

test.each([[], { query: 'a', locations: [[]] }, { query: 'a', locations: [{ city: 5 }] }, [{ query: 'a' }]])(
  'refuses an array in place of an object, and members of another type: %j',
  async (body) => expect((await post(body)).status).toBe(422),
)

test('a body that is not JSON is refused', async () => {
  expect((await post({ query: 'a' }, 'text/plain')).status).toBe(415)
  expect((await askApi(PATH, {}, started.env)).status).toBe(405)
})
