import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { at, READY } from '../../../../tests/fixtures/own-products.ts'
import { portOf } from '../../../../tests/fixtures/port-of.ts'
import { forgetOwnProducts, ownProduct, resetCompany } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, variables } = servePeople()

/** A local IndexNow service: the announcements it received. */
const received: { host: string; key: string; keyLocation: string; urlList: string[] }[] = []
let status = 202
const service = createServer(async (request, response) => {
  const parts = await request.toArray()
  received.push(JSON.parse(parts.join('')))
  response.writeHead(status).end()
})
const KEY = '5f0c1d2e3a4b5968'

beforeAll(() => new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening)))
afterAll(() => new Promise((closed) => service.close(closed)))
beforeEach(async () => {
  received.length = 0
  status = 202
  // Without a recipient the e-mail of each decision would fail, and fill the log.
  variables.ENVIRONMENT = 'local'
  Object.assign(variables, { INDEXNOW_KEY: KEY, INDEXNOW_URL: `http://127.0.0.1:${portOf(service)}/indexnow` })
  await resetCompany(bindings())
  await forgetOwnProducts(bindings())
})

const decide = (id: string, to: string) =>
  as('ADMIN', 'PATCH', `/app/admin/products/${id}/status`, { status: to, reason: 'x' })
const setStatus = (id: string, to: string) => as('OWNER', 'PATCH', at(id, '/status'), { status: to })
/** Paths announced since the last call, for each announcement. */
const announced = () => received.splice(0).map(({ urlList }) => urlList.map((url) => new URL(url).pathname))
const inAll = (path: string) => ['en', 'ru', 'zh'].map((locale) => `/${locale}${path}`)

test('a published product is announced in every language, with the URL of the key', async () => {
  const id = await ownProduct(bindings(), 1, { ...READY, slug: 'own-valve', status: 'moderation' })
  expect((await decide(id, 'published')).status).toBe(200)
  const urlList = inAll(`/product/${id}-own-valve`).map((path) => `http://localhost${path}`)
  expect(received).toEqual([{ host: 'localhost', key: KEY, keyLocation: `http://localhost/${KEY}.txt`, urlList }])
})

test('a product that is hidden and shown again is announced, changes invisible to buyers are not', async () => {
  const id = await ownProduct(bindings(), 1, { ...READY, slug: 'own', status: 'published' })
  const address = [inAll(`/product/${id}-own`)]
  await setStatus(id, 'hidden')
  expect(announced()).toEqual(address)
  await setStatus(id, 'published')
  expect(announced()).toEqual(address)
  await setStatus(id, 'published')
  await as('OWNER', 'PATCH', at(id), { moq: 7 })
  expect(announced()).toEqual([])
  await as('OWNER', 'DELETE', at(id))
  expect(announced()).toEqual(address)
  await as('OWNER', 'POST', at(id, '/restore'))
  expect(announced()).toEqual(address)
  await setStatus(id, 'archived')
  await setStatus(id, 'draft')
  expect(announced()).toEqual(address)
})

test('a company is announced in each directory it belongs to', async () => {
  await resetCompany(bindings(), { kind: 'both', slug: 'ural' })
  const both = [[...inAll(`/suppliers/${ural.id}-ural`), ...inAll(`/services/company/${ural.id}-ural`)].sort()]
  await as('OWNER', 'PATCH', '/api/profile/company/status', { status: 'hidden' })
  expect(announced().map((paths) => paths.sort())).toEqual(both)
  await as('ADMIN', 'PATCH', `/app/admin/companies/${ural.id}/status`, { status: 'blocked', reason: 'x' })
  expect(announced()).toEqual([])
})

test('a failing or unreachable IndexNow service does not fail the call', async () => {
  const id = await ownProduct(bindings(), 1, { ...READY, status: 'published' })
  status = 500
  expect((await setStatus(id, 'hidden')).status).toBe(200)
  variables.INDEXNOW_URL = 'http://127.0.0.1:1/indexnow'
  expect((await setStatus(id, 'published')).status).toBe(200)
})

test.each([undefined, '', 'short', 'with a space', 'a/../b-long-enough'])(
  'with the invalid key %o nothing is announced',
  async (key) => {
    if (key === undefined) delete variables.INDEXNOW_KEY
    else variables.INDEXNOW_KEY = key
    const id = await ownProduct(bindings(), 1, { ...READY, status: 'published' })
    expect((await setStatus(id, 'hidden')).status).toBe(200)
    expect(received).toEqual([])
  },
)
