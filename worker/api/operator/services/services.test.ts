/** Kinds of services: named, ordered, found, and deleted once their companies offer another one (docs/behaviour.md). */
import { expect, test } from 'vitest'
import type { DeskService } from '../../../../domain/contract/desk-services.ts'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { carrier } from '../../../../tests/fixtures/catalogue/companies.ts'

const { as, bindings } = servePeople()
const PATH = '/api/operator/services'
const TEXTS = {
  names: { en: 'Cargo insurance', ru: 'Страхование грузов', zh: '货物保险' },
  about: { en: '', ru: '', zh: '' },
}

const list = async (): Promise<DeskService[]> => (await (await as('ADMIN', 'GET', PATH)).json()).data
const add = async (parent: string | null = null, texts = TEXTS): Promise<DeskService> => {
  const response = await as('ADMIN', 'POST', PATH, { parent, ...texts })
  expect(response.status).toBe(201)
  return (await response.json()).data
}
const remove = (id: string, into: string | null) => as('ADMIN', 'POST', `${PATH}/${id}/removal`, { into })
const offer = (id: string) =>
  bindings()
    .DB.prepare('INSERT INTO company_services (company, service) SELECT ?, num FROM services WHERE id = ?')
    .bind(carrier.num, id)
    .run()
const offered = async (): Promise<string[]> => {
  const { data } = await (await as('ANONIM', 'GET', `/api/company-services/${carrier.id}?locale=en`)).json()
  return data.services.map(({ id }: { id: string }) => id)
}

test('a service is added, found, renamed by version, and ordered', async () => {
  const { id, slug, position, beside } = await add()
  expect([slug, position + 1]).toEqual(['cargo-insurance', beside])
  const found = await (await as('ANONIM', 'GET', '/dev/search?q=cargo%20insurance&locale=en')).json()
  expect(JSON.stringify(found)).toContain(id)
  const names = { en: 'Insurance of goods', ru: 'Страхование товаров', zh: '商品保险' }
  const renamed = await as('ADMIN', 'PATCH', `${PATH}/${id}`, { names, position: 0 }, { 'If-Match': '"1"' })
  expect((await renamed.json()).data).toMatchObject({ names, slug, position: 0, version: 2 })
  expect(await statusAndCode(await as('ADMIN', 'PATCH', `${PATH}/${id}`, { names }, { 'If-Match': '"1"' }))).toEqual([
    412,
    'version.outdated',
  ])
  expect((await list())[0]).toMatchObject({ id, position: 0 })
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/journal')).json()
  expect(data[0]).toMatchObject({
    act: 'service-changed',
    before: { names: TEXTS.names },
    after: { names, position: 0 },
  })
  expect((await remove(id, null)).status).toBe(200)
})

test('one that companies offer is deleted only for another one, which they offer then', async () => {
  const one = await add()
  const other = await add(null, { ...TEXTS, names: { ...TEXTS.names, en: 'Storage' } })
  await offer(one.id)
  expect((await list()).find(({ id }) => id === one.id)?.companies).toBe(1)
  expect(await statusAndCode(await remove(one.id, null))).toEqual([409, 'service.in-use'])
  expect(await statusAndCode(await remove(one.id, one.id))).toEqual([422, 'input.invalid'])
  expect((await (await remove(one.id, other.id)).json()).data).toEqual({ moved: 1, left: 0 })
  expect(await offered()).toContain(other.id)
  expect(await offered()).not.toContain(one.id)
  expect((await list()).some(({ id }) => id === one.id)).toBe(false)
  await bindings().DB.exec(
    "DELETE FROM company_services WHERE service IN (SELECT num FROM services WHERE slug = 'storage')",
  )
  expect((await remove(other.id, null)).status).toBe(200)
})

test('one with others below it stays, and so does what pages of imported goods lead to', async () => {
  const above = await add()
  const below = await add(above.id, { ...TEXTS, names: { ...TEXTS.names, en: 'Of single shipments' } })
  expect(below.parent).toBe(above.id)
  const deeper = await as('ADMIN', 'POST', PATH, { parent: below.id, ...TEXTS })
  expect(await statusAndCode(deeper)).toEqual([409, 'category.too-deep'])
  expect(await statusAndCode(await remove(above.id, null))).toEqual([409, 'service.in-use'])
  expect((await remove(below.id, null)).status).toBe(200)
  expect((await remove(above.id, null)).status).toBe(200)
  await add(null, { ...TEXTS, names: { ...TEXTS.names, en: 'Logistics' } })
  const needed = (await list()).find(({ slug }) => slug === 'logistics')
  expect(needed?.isNeeded).toBe(true)
  expect(await statusAndCode(await remove(needed?.id ?? '', null))).toEqual([409, 'service.in-use'])
})
