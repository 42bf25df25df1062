import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findCity } from '../../../../domain/places/find-city.ts'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { portOf } from '../../../../tests/fixtures/port-of.ts'

const { as, variables } = servePeople()
const PATH = '/api/profile/company/place'

/** A stand-in of the operator's geocoder. */
const asked: URLSearchParams[] = []
const answers: { status: number; body: unknown } = { status: 200, body: [] }
const geocoder = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://geocoder').searchParams)
  response.writeHead(answers.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answers.body))
})
beforeAll(() => new Promise<void>((listening) => geocoder.listen(0, '127.0.0.1', listening)))
afterAll(() => {
  geocoder.closeAllConnections()
  geocoder.close()
})
beforeEach(() => {
  asked.length = 0
  Object.assign(answers, { status: 200, body: [] })
})

const withGeocoder = () => {
  Object.assign(variables, { GEOCODER_URL: `http://127.0.0.1:${portOf(geocoder)}/search?key=secret` })
}
const place = (query: Record<string, string>) => as('MANAGER', 'GET', `${PATH}?${new URLSearchParams(query)}`)
const placed = async (query: Record<string, string>) => (await (await place(query)).json()).data
const YEKATERINBURG = { address: 'Екатеринбург, улица Малышева, 51', town: '', country: 'RU' }

test('the operator’s geocoder is sent the address and the country, and its place is rounded to a metre', async () => {
  withGeocoder()
  answers.body = [
    { lat: '56.83312349', lon: '60.60571', display_name: 'more' },
    { lat: '1', lon: '2' },
  ]
  expect(await placed(YEKATERINBURG)).toEqual({ latitude: 56.83312, longitude: 60.60571, of: 'address' })
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    key: 'secret',
    q: YEKATERINBURG.address,
    countrycodes: 'ru',
    format: 'jsonv2',
    limit: '1',
  })
})

test.each([
  ['does not know the address', 200, []],
  ['says so by a status', 404, { error: 'Unable to geocode' }],
  ['fails', 500, {}],
  ['talks nonsense', 200, [{ lat: '91', lon: 'east' }]],
])('where it %s, the center of the city is said to be that', async (_, status, body) => {
  withGeocoder()
  Object.assign(answers, { status, body })
  const { latitude, longitude } = findCity('Екатеринбург', 'RU') ?? {}
  expect(await placed(YEKATERINBURG)).toEqual({ latitude, longitude, of: 'city' })
})

test('without a geocoder an address of a public company has its place, and what is not known is a 404', async () => {
  const own = { address: { ru: 'Пермь, улица Ленина, 5' }, coordinates: { latitude: 58.01, longitude: 56.23 } }
  expect((await as('OWNER', 'PATCH', '/api/profile/company', own)).status).toBe(200)
  expect(await placed({ address: 'пермь, улица Ленина, 5', country: 'RU', locale: 'ru' })).toEqual({
    ...own.coordinates,
    of: 'address',
  })
  expect(await placed({ address: 'Zhongshan Road 5', town: 'Ningbo', country: 'CN' })).toMatchObject({ of: 'city' })
  expect(await statusAndCode(await place({ address: 'Nowhere 1', country: 'RU' }))).toEqual([404, 'place.unknown'])
  // A city abroad with this name is not where the company says that it is.
  expect((await place({ address: 'Nowhere 1', town: 'Ningbo', country: 'RU' })).status).toBe(404)
  expect((await place({ address: '', country: 'RU' })).status).toBe(422)
  expect((await as('EMPLOYEE', 'GET', `${PATH}?address=a&country=RU`)).status).toBe(403)
})
