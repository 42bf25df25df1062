import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { NOBODY } from '../../../../tests/fixtures/catalogue/row.ts'
import { complete, LISTED, loadDirectory, sheet } from '../../../../tests/fixtures/directory.ts'

let started: StartedBindings

beforeAll(async () => {
  started = await startBindings()
  await loadDirectory(started.unwatched.DB)
})
afterAll(() => started.stop())

const get = (path: string) => askApi(path, {}, started.env)
const one = (kind: string, status = 'active') => {
  const found = LISTED.find((company) => company.kind === kind && company.status === status)
  if (!found) throw new Error(`no ${status} ${kind} among the companies`)
  return found
}

describe('one company', () => {
  test('has its address in the language of its country, too, where it is shown in another', async () => {
    const chinese = LISTED.find(({ country, address, status }) => country === 'CN' && address.zh && status === 'active')
    const inLanguage = async (locale: string) =>
      (await (await get(`/api/companies/${chinese?.id}?locale=${locale}`)).json()).data.postalAddress
    expect(await inLanguage('en')).toEqual({ text: chinese?.address.zh, lang: 'zh' })
    expect(await inLanguage('zh')).toBeNull()
  })

  test('has everything that its page shows', async () => {
    const { data } = await (await get(`/api/companies/${complete.id}?locale=ru`)).json()
    expect(data).toMatchObject({
      name: { text: 'Компания 2', lang: 'ru' },
      description: { text: 'Арматура для пара.', lang: 'ru' },
      address: { text: 'Пермь, ул. Монастырская, д. 1', lang: 'ru' },
      postalAddress: null,
      coordinates: { latitude: 58.01, longitude: 56.23 },
      taxNumber: '5902000000',
      phone: '+73420000000',
      email: 'sales@listed.example',
      incoterm: 'EXW',
      website: 'https://listed.example',
      facts: [{ name: { text: 'Гарантия', lang: 'ru' }, value: { text: '24 months', lang: 'en' } }],
      activities: ['28.14.11', '46.74'],
      regulations: ['010/2011', '032/2013'],
      routes: [
        {
          from: { code: 'CN', name: { text: 'Китай', lang: 'ru' } },
          to: { code: 'RU:perm', name: { text: 'Пермь, Россия', lang: 'ru' } },
        },
        { from: { code: 'RU' }, to: { code: 'CN' } },
      ],
      verified: true,
      verifications: [{ fact: 'registration', source: { text: 'ЕГРЮЛ', lang: 'ru' }, checkedAt: '2026-03-01' }],
      photos: [
        { url: `/api/files/common/${sheet.id}?width=1280`, kind: 'photo', caption: { text: 'Цех', lang: 'ru' } },
      ],
      joinedAt: new Date(complete.createdAt).toISOString(),
    })
    const { url, ...known } = data.certificates[0].file
    expect([url, known]).toEqual([
      `/api/files/common/${sheet.id}`,
      { name: sheet.name, type: sheet.type, size: sheet.size },
    ])
    expect(data.certificates[1]).toMatchObject({ number: '6D-1', file: null })
    const counts = data.categories.map(({ count }: { count: number }) => count)
    expect(counts.reduce((sum: number, n: number) => sum + n, 0)).toBe(data.products)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    expect(data.services.map(({ slug }: { slug: string }) => slug)).toEqual(
      data.does.map(({ text }: { text: string }) => text.split(' ')[0]),
    )
  })

  test('is found in its own directory only', async () => {
    const found = async (path: string, { id }: { id: string }) => (await get(`${path}/${id}`)).status
    expect(await found('/api/companies', one('supplier'))).toBe(200)
    expect(await found('/api/company-services', one('supplier'))).toBe(404)
    expect(await found('/api/companies', one('service'))).toBe(404)
    expect(await found('/api/company-services', one('service'))).toBe(200)
    for (const path of ['/api/companies', '/api/company-services']) {
      expect(await found(path, one('both'))).toBe(200)
      expect(await found(path, { id: NOBODY })).toBe(404)
      expect(await found(path, { id: 'no-id' })).toBe(404)
    }
    const hidden = LISTED.filter(({ status }) => status === 'hidden')
    for (const company of hidden) {
      const sells = company.kind !== 'service'
      expect(await found('/api/companies', company)).toBe(sells ? 410 : 404)
      expect(await found('/api/company-services', company)).toBe(company.kind === 'supplier' ? 404 : 410)
      expect((await get(`/api/companies/${company.id}/products`)).status).toBe(sells ? 410 : 404)
    }
  })

  test('has the catalogue’s products of this supplier, with the same filters', async () => {
    const own = await (await get(`/api/companies/${complete.id}/products?sort=new&perPage=5`)).json()
    const same = await (await get(`/api/products?supplier=${complete.id}&sort=new&perPage=5`)).json()
    expect(own).toEqual(same)
    expect((await get(`/api/companies/${NOBODY}/products`)).status).toBe(404)
    expect((await get(`/api/companies/${one('service').id}/products`)).status).toBe(404)
    expect((await get(`/api/companies/${complete.id}/products?priceMin=expensive`)).status).toBe(422)
    const others = await get(`/api/companies/${complete.id}/products?supplier=${one('supplier').id}`)
    expect(await others.json()).toMatchObject({ meta: { total: own.meta.total } })
  })
})

describe('an invalid filter is refused', () => {
  test.each([
    'country=Russia',
    'activity=8481',
    'activity=valves',
    'activity=28.14.11.1',
    'years=0',
    'years=old',
    'verified=yes',
    'sort=price',
    'page=0',
    'perPage=97',
    'category=valves',
    'page=201',
    `q=${'x'.repeat(201)}`,
  ])('%s', async (query) => {
    expect((await get(`/api/companies?${query}`)).status).toBe(422)
  })
})
