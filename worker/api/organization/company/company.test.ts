import { beforeEach, describe, expect, test } from 'vitest'
import { ids, servePeople } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { INN, resetCompany, USCC, waitingReviews } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = servePeople()
beforeEach(() => resetCompany(bindings()))

const ADDRESS = '/api/profile/company'
const own = async () => (await (await as('OWNER', 'GET', ADDRESS)).json()).data

describe('the organization', () => {
  test('as its people see it', async () => {
    const response = await as('EMPLOYEE', 'GET', ADDRESS)
    expect(response.headers.get('ETag')).toBe('"1"')
    expect((await response.json()).data).toMatchObject({
      id: ural.id,
      status: 'active',
      reason: null,
      allowed: ['hidden'],
      missing: ['description', 'taxNumber', 'contact'],
      names: ural.names,
      city: ural.city,
      coordinates: null,
      logo: null,
      photos: [],
      services: [],
      version: 1,
    })
  })

  test('as buyers see it', async () => {
    const { data } = await (await as('EMPLOYEE', 'GET', `${ADDRESS}/product-company?locale=zh`)).json()
    expect(data).toMatchObject({ id: ural.id, name: { text: '乌拉尔阀门', lang: 'zh' }, products: 43 })
  })
})

describe('changing', () => {
  test('fields that are not sent are unchanged, the others come back as they were typed', async () => {
    const change = {
      description: { ru: 'Арматура с 1994 года.\n\n  Ёлочки «и» — тире', zh: '' },
      coordinates: { latitude: 56.8, longitude: 60.6 },
      founded: 1994,
      staff: 120,
      website: 'ural-armatura.ru/about',
      phone: '+7 916 123-45-67',
      email: 'Sales@Ural.RU',
      incoterm: 'EXW',
      incotermPlace: { ru: 'Ревда' },
      activities: ['28.14', '46.74.1'],
      routes: [
        { from: 'CN:wenzhou', to: 'RU' },
        { from: null, to: 'RU:perm' },
      ],
    }
    const response = await as('MANAGER', 'PATCH', ADDRESS, change, { 'If-Match': '"1"' })
    expect([response.status, response.headers.get('ETag')]).toEqual([200, '"2"'])
    const data = await own()
    expect((await response.json()).data).toEqual(data)
    expect(data).toMatchObject({
      ...change,
      names: ural.names,
      description: { ru: change.description.ru },
      missing: ['taxNumber'],
      website: 'https://ural-armatura.ru/about',
      phone: '+79161234567',
      email: 'sales@ural.ru',
      version: 2,
    })
  })

  test('a delivery term without its place is incomplete, and buyers see the city until the place is stated', async () => {
    const shown = async () => (await (await as('ANONIM', 'GET', `/api/companies/${ural.id}?locale=en`)).json()).data
    await as('OWNER', 'PATCH', ADDRESS, { incoterm: 'FCA', incotermPlace: {} })
    expect((await own()).missing).toContain('incotermPlace')
    expect(await shown()).toMatchObject({ incoterm: 'FCA', incotermPlace: { text: ural.city.en, lang: 'en' } })
    await as('OWNER', 'PATCH', ADDRESS, { incotermPlace: { ru: 'Ревда' } })
    expect((await own()).missing).not.toContain('incotermPlace')
    expect((await shown()).incotermPlace).toEqual({ text: 'Ревда', lang: 'ru' })
    await as('OWNER', 'PATCH', ADDRESS, { incoterm: null })
    expect((await shown()).incotermPlace).toBe(null)
  })

  test('a new name is found at once, in each language', async () => {
    await resetCompany(bindings(), { verified: false })
    await as('OWNER', 'PATCH', ADDRESS, { names: { en: 'Vesuvius Foundry', ru: 'Литейный завод Везувий' } })
    const { data } = await (await as('ANONIM', 'GET', `/api/companies/${ural.id}?locale=ru`)).json()
    expect([data.name.text, data.slug]).toEqual(['Литейный завод Везувий', 'vesuvius-foundry'])
    for (const word of ['vesuvius', 'везувий']) {
      expect(ids((await (await as('ANONIM', 'GET', `/api/companies?q=${word}`)).json()).data), word).toEqual([ural.id])
    }
    expect(ids((await (await as('ANONIM', 'GET', '/api/companies?q=uralarmatura')).json()).data)).toEqual([])
  })

  test('a company is found by the upper categories that it sells in', async () => {
    await resetCompany(bindings())
    const { DB } = bindings()
    await DB.prepare(
      "INSERT OR REPLACE INTO facet_counts (ancestor, facet, value, n) SELECT num, 'company', ?, 1 FROM categories WHERE level = 1",
    )
      .bind(String(ural.num))
      .run()
    const { names } = JSON.parse(
      `{"names": ${await DB.prepare('SELECT names FROM categories WHERE level = 1').first('names')}}`,
    )
    await as('OWNER', 'PATCH', ADDRESS, { city: { en: 'Ufa' } })
    expect(ids((await (await as('ANONIM', 'GET', `/api/companies?q=${names.en}`)).json()).data)).toContain(ural.id)
  })

  test('moderators review changes of what buyers read, and no others', async () => {
    await as('OWNER', 'PATCH', ADDRESS, { staff: 5, founded: 1994 })
    expect(await waitingReviews(bindings())).toEqual([])
    await as('OWNER', 'PATCH', ADDRESS, { names: { en: 'Second' } })
    await as('OWNER', 'PATCH', ADDRESS, { names: { en: 'Third' } })
    expect(await waitingReviews(bindings())).toEqual([
      { subject: ural.num, before: expect.objectContaining({ names: ural.names }) },
    ])
  })

  test('a changed tax number counts as not verified', async () => {
    const verifications = [{ fact: 'registration', source: { en: 'Register' }, checkedAt: '2026-01-01' } as const]
    await resetCompany(bindings(), { taxNumber: INN, verified: true, verifications })
    await as('OWNER', 'PATCH', ADDRESS, { taxNumber: INN })
    expect(await own()).toMatchObject({ verified: true, verifications })
    await resetCompany(bindings(), { taxNumber: INN, status: 'draft', verified: true, verifications })
    await as('OWNER', 'PATCH', ADDRESS, { taxNumber: USCC })
    expect(await own()).toMatchObject({ verified: false, verifications: [] })
  })

  test('services are replaced by those sent', async () => {
    const { DB } = bindings()
    await DB.exec(
      "INSERT OR IGNORE INTO services (num, id, slug, position, names, about) VALUES (1, '0000000000000001', 'rail', 1, '{\"en\":\"Rail freight\"}', '{}')",
    )
    const change = (services: string[]) => as('OWNER', 'PATCH', ADDRESS, { services })
    expect((await (await change(['0000000000000001'])).json()).data.services).toEqual(['0000000000000001'])
    expect(ids((await (await as('ANONIM', 'GET', '/api/companies?q=freight')).json()).data)).toEqual([ural.id])
    const response = await change(['0000000000000001', '0000000000000002'])
    expect([response.status, (await response.json()).errors]).toEqual([
      422,
      [{ path: 'services.1', code: 'unknown', message: expect.any(String) }],
    ])
    await change([])
    expect((await own()).services).toEqual([])
  })

  test('a change of an older version is refused', async () => {
    await as('MANAGER', 'PATCH', ADDRESS, { staff: 1 })
    const response = await as('OWNER', 'PATCH', ADDRESS, { staff: 2 }, { 'If-Match': '"1"' })
    expect([response.status, (await response.json()).version]).toEqual([412, 2])
    expect((await own()).staff).toBe(1)
  })

  test.each([
    [{ website: 'http://127.0.0.1/' }, 'website'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ phone: '12' }, 'phone'],
    [{ email: 'nobody' }, 'email'],
    [{ coordinates: { latitude: 91, longitude: 0 } }, 'coordinates.latitude'],
    [{ founded: 1994.5 }, 'founded'],
    [{ staff: 0 }, 'staff'],
    [{ incoterm: 'XXX' }, 'incoterm'],
    [{ currency: 'RUR' }, 'currency'],
    [{ activities: ['28.1.1.1'] }, 'activities.0'],
    [{ routes: [{ from: null, to: null }] }, 'routes.0'],
    [{ routes: [{ from: 'Wenzhou', to: null }] }, 'routes.0.from'],
    [{ routes: [{ from: 'CN', to: 'RU:wenzhou' }] }, 'routes.0.to'],
    [{ names: {} }, 'names'],
    [{ photos: ['06d2k6t0000g1a2b'] }, 'photos'],
  ])('%o is wrong', async (change, path) => {
    const response = await as('OWNER', 'PATCH', ADDRESS, change)
    expect([response.status, (await response.json()).errors[0].path]).toEqual([422, path])
  })
})

describe('facts', () => {
  const facts = [
    { name: { en: 'Area', ru: 'Площадь' }, value: { en: '12 ha', ru: '12 га' } },
    { name: { en: 'Presses' }, value: '14' },
  ]

  test('are replaced as a whole', async () => {
    const response = await as('MANAGER', 'PUT', `${ADDRESS}/facts`, { facts })
    expect([response.status, response.headers.get('ETag')]).toEqual([200, '"2"'])
    expect((await (await as('EMPLOYEE', 'GET', `${ADDRESS}/facts`)).json()).data).toEqual(facts)
    const { data } = await (await as('ANONIM', 'GET', `/api/companies/${ural.id}?locale=ru`)).json()
    expect(data.facts.map(({ value }: { value: { text: string } }) => value.text)).toEqual(['12 га', '14'])
  })

  test.each([
    [{}, 'facts'],
    [{ facts: [{ name: {}, value: 'x' }] }, 'facts.0.name'],
    [{ facts: [{ name: { en: 'x' }, value: '' }] }, 'facts.0.value'],
    [{ facts: Array.from({ length: 61 }, () => facts[0]) }, 'facts'],
  ])('%o is wrong', async (given, path) => {
    const response = await as('OWNER', 'PUT', `${ADDRESS}/facts`, given)
    expect([response.status, (await response.json()).errors[0].path]).toEqual([422, path])
  })

  test('of another version are not replaced', async () => {
    expect((await as('OWNER', 'PUT', `${ADDRESS}/facts`, { facts }, { 'If-Match': '"7"' })).status).toBe(412)
  })
})
