import { beforeEach, describe, expect, test } from 'vitest'
import { ids, servePeople } from '../../../tests/fixtures/api.ts'
import { flangedValve, ural } from '../../../tests/fixtures/catalogue.ts'
import { PEOPLE } from '../../../tests/fixtures/people.ts'
import { INN, resetCompany, USCC, uploaded } from '../../../tests/fixtures/suppliers.ts'

const { as, bindings } = servePeople()
beforeEach(() => resetCompany(bindings()))

const ADDRESS = '/api/profile/company'
const own = async () => (await (await as('OWNER', 'GET', ADDRESS)).json()).data
const code = async (answer: Response) => [answer.status, (await answer.json()).code]
const waiting = async () => {
  const { results } = await bindings().DB.prepare('SELECT subject, before FROM reviews WHERE decided_at IS NULL').all()
  return results.map(({ subject, before }) => ({ subject, before: JSON.parse(String(before)) }))
}
/** Everything that makes a company complete. */
const COMPLETE = { description: { en: 'Valves' }, taxNumber: INN, phone: '+79161234567' }

describe('the organization', () => {
  test('as its people see it', async () => {
    const answer = await as('EMPLOYEE', 'GET', ADDRESS)
    expect(answer.headers.get('ETag')).toBe('"1"')
    expect((await answer.json()).data).toMatchObject({
      ...{
        id: ural.id,
        status: 'active',
        reason: null,
        allowed: ['hidden'],
        missing: ['description', 'taxNumber', 'contact'],
      },
      ...{ names: ural.names, city: ural.city, coordinates: null, logo: null, photos: [], services: [], version: 1 },
    })
  })

  test('as buyers see it', async () => {
    const { data } = await (await as('EMPLOYEE', 'GET', `${ADDRESS}/product-company?locale=zh`)).json()
    expect(data).toMatchObject({ id: ural.id, name: { text: '乌拉尔阀门', lang: 'zh' }, products: 43 })
  })
})

describe('founding', () => {
  const given = { names: { ru: 'Завод «Ёлка»', en: ' ' }, country: 'RU', city: { ru: 'Пермь' } }

  test('makes a draft, and whoever founds it its owner', async () => {
    const answer = await as('USER', 'POST', ADDRESS, { ...given, taxNumber: INN })
    expect(answer.status).toBe(201)
    const { data } = await answer.json()
    expect(data).toMatchObject({
      ...{ status: 'draft', kind: 'supplier', names: { ru: 'Завод «Ёлка»' }, slug: 'zavod-elka', taxNumber: INN },
      ...{ allowed: ['pending'], missing: ['description', 'contact'], currency: 'RUB', version: 1 },
    })
    expect((await (await as('USER', 'GET', ADDRESS)).json()).data).toEqual(data)
    expect((await (await as('USER', 'GET', '/api/profile')).json()).data.organization).toMatchObject({ role: 'OWNER' })
    expect((await as('ANONIM', 'GET', `/api/companies/${data.id}`)).status).toBe(404)
    expect(ids((await (await as('ANONIM', 'GET', '/api/companies?q=ёлка')).json()).data)).toEqual([])
  })

  test('again is a conflict; with the same key it is the same company', async () => {
    const headers = { 'Idempotency-Key': 'founding-once-and-for-all' }
    const first = await (await as('USER', 'POST', ADDRESS, given, headers)).json()
    expect(await (await as('USER', 'POST', ADDRESS, given, headers)).json()).toEqual(first)
    expect(await code(await as('USER', 'POST', ADDRESS, given))).toEqual([409, 'organization.member'])
    expect(await code(await as('MANAGER', 'POST', ADDRESS, given))).toEqual([409, 'organization.member'])
  })

  test('with a tax number that somebody has is a conflict, and leaves nothing behind', async () => {
    await resetCompany(bindings(), { taxNumber: INN })
    expect(await code(await as('USER', 'POST', ADDRESS, { ...given, taxNumber: INN }))).toEqual([409, 'company.exists'])
    expect(await code(await as('USER', 'GET', ADDRESS))).toEqual([403, 'organization.required'])
  })

  test.each([
    [{ country: 'RU' }, 'names', 'required'],
    [{ names: {}, country: 'RU' }, 'names', 'required'],
    [{ names: { en: ' ' }, country: 'RU' }, 'names', 'required'],
    [{ names: { en: 'x' }, country: 'Russia' }, 'country', 'format'],
    [{ names: { en: 'x' }, country: 'RU', taxNumber: '7707083894' }, 'taxNumber', 'checksum'],
    [{ names: { en: 'x'.repeat(151) }, country: 'RU' }, 'names.en', 'too-long'],
  ])('%o is wrong at %s: %s', async (wrong, path, reason) => {
    const answer = await as('USER', 'POST', ADDRESS, wrong)
    expect(answer.status).toBe(422)
    expect((await answer.json()).errors).toContainEqual({ path, code: reason, message: expect.any(String) })
  })
})

describe('changing', () => {
  test('what is not named stays, what is named comes back as it was typed', async () => {
    const change = {
      description: { ru: 'Арматура с 1994 года.\n\n  Ёлочки «и» — тире', zh: '' },
      coordinates: { latitude: 56.8, longitude: 60.6 },
      ...{
        founded: 1994,
        staff: 120,
        website: 'ural-armatura.ru/about',
        phone: '8 916 123-45-67',
        email: 'Sales@Ural.RU',
      },
      ...{ incoterm: 'EXW', activities: ['28.14', '46.74.1'] },
    }
    const answer = await as('MANAGER', 'PATCH', ADDRESS, change, { 'If-Match': '"1"' })
    expect([answer.status, answer.headers.get('ETag')]).toEqual([200, '"2"'])
    const data = await own()
    expect((await answer.json()).data).toEqual(data)
    expect(data).toMatchObject({
      ...change,
      ...{ names: ural.names, description: { ru: change.description.ru }, missing: ['taxNumber'] },
      ...{ website: 'https://ural-armatura.ru/about', phone: '+79161234567', email: 'sales@ural.ru', version: 2 },
    })
  })

  test('a new name is found at once, in each language', async () => {
    await as('OWNER', 'PATCH', ADDRESS, { names: { en: 'Vesuvius Foundry', ru: 'Литейный завод Везувий' } })
    const { data } = await (await as('ANONIM', 'GET', `/api/companies/${ural.id}?locale=ru`)).json()
    expect([data.name.text, data.slug]).toEqual(['Литейный завод Везувий', 'vesuvius-foundry'])
    for (const word of ['vesuvius', 'везувий']) {
      expect(ids((await (await as('ANONIM', 'GET', `/api/companies?q=${word}`)).json()).data), word).toEqual([ural.id])
    }
    expect(ids((await (await as('ANONIM', 'GET', '/api/companies?q=uralarmatura')).json()).data)).toEqual([])
  })

  test('what buyers read is looked at afterwards; what they do not is not', async () => {
    await as('OWNER', 'PATCH', ADDRESS, { staff: 5, address: { en: 'x' } })
    expect(await waiting()).toEqual([])
    await as('OWNER', 'PATCH', ADDRESS, { names: { en: 'Second' } })
    await as('OWNER', 'PATCH', ADDRESS, { names: { en: 'Third' } })
    expect(await waiting()).toEqual([{ subject: ural.num, before: expect.objectContaining({ names: ural.names }) }])
  })

  test('another number has not been checked', async () => {
    const verifications = [{ fact: 'registration', source: { en: 'Register' }, checkedAt: '2026-01-01' } as const]
    await resetCompany(bindings(), { taxNumber: INN, verified: true, verifications })
    await as('OWNER', 'PATCH', ADDRESS, { taxNumber: INN })
    expect(await own()).toMatchObject({ verified: true, verifications })
    await as('OWNER', 'PATCH', ADDRESS, { taxNumber: USCC })
    expect(await own()).toMatchObject({ verified: false, verifications: [] })
  })

  test('services are those named', async () => {
    const { DB } = bindings()
    await DB.exec(
      "INSERT OR IGNORE INTO services (num, id, slug, position, names, about) VALUES (1, '0000000000000001', 'rail', 1, '{\"en\":\"Rail freight\"}', '{}')",
    )
    const change = (services: string[]) => as('OWNER', 'PATCH', ADDRESS, { services })
    expect((await (await change(['0000000000000001'])).json()).data.services).toEqual(['0000000000000001'])
    expect(ids((await (await as('ANONIM', 'GET', '/api/companies?q=freight')).json()).data)).toEqual([ural.id])
    const answer = await change(['0000000000000001', '0000000000000002'])
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      [{ path: 'services.1', code: 'unknown', message: expect.any(String) }],
    ])
    await change([])
    expect((await own()).services).toEqual([])
  })

  test('somebody was faster', async () => {
    await as('MANAGER', 'PATCH', ADDRESS, { staff: 1 })
    const answer = await as('OWNER', 'PATCH', ADDRESS, { staff: 2 }, { 'If-Match': '"1"' })
    expect([answer.status, (await answer.json()).version]).toEqual([412, 2])
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
    [{ names: {} }, 'names'],
    [{ photos: ['06d2k6t0000g1a2b'] }, 'photos'],
  ])('%o is wrong', async (change, path) => {
    const answer = await as('OWNER', 'PATCH', ADDRESS, change)
    expect([answer.status, (await answer.json()).errors[0].path]).toEqual([422, path])
  })
})

describe('facts', () => {
  const facts = [
    { name: { en: 'Area', ru: 'Площадь' }, value: { en: '12 ha', ru: '12 га' } },
    { name: { en: 'Presses' }, value: '14' },
  ]

  test('are replaced as a whole', async () => {
    const answer = await as('MANAGER', 'PUT', `${ADDRESS}/facts`, { facts })
    expect([answer.status, answer.headers.get('ETag')]).toEqual([200, '"2"'])
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
    const answer = await as('OWNER', 'PUT', `${ADDRESS}/facts`, given)
    expect([answer.status, (await answer.json()).errors[0].path]).toEqual([422, path])
  })

  test('of another version are not replaced', async () => {
    expect((await as('OWNER', 'PUT', `${ADDRESS}/facts`, { facts }, { 'If-Match': '"7"' })).status).toBe(412)
  })
})

describe('files', () => {
  const uses = async () => {
    const { results } = await bindings().DB.prepare('SELECT file FROM file_uses ORDER BY file').all()
    return results.map(({ file }) => file)
  }

  test('a logo is set, changed and taken away', async () => {
    const [first, second] = [await uploaded(bindings(), 1), await uploaded(bindings(), 2)]
    expect((await as('OWNER', 'PUT', `${ADDRESS}/logo`, { file: first })).status).toBe(200)
    await as('OWNER', 'PUT', `${ADDRESS}/logo`, { file: second })
    expect([(await own()).logo, await uses()]).toEqual([{ id: second, url: `/api/files/common/${second}` }, [second]])
    expect((await as('OWNER', 'DELETE', `${ADDRESS}/logo`)).status).toBe(204)
    expect([(await own()).logo, await uses()]).toEqual([null, []])
  })

  test('photos and certificates come, are put in order, and go', async () => {
    const [a, b, c] = [
      await uploaded(bindings(), 1),
      await uploaded(bindings(), 2),
      await uploaded(bindings(), 3, { kind: 'document', width: null, height: null }),
    ]
    const add = (given: object) => as('MANAGER', 'POST', `${ADDRESS}/files`, given)
    expect((await add({ kind: 'photo', file: a, caption: { en: 'Foundry' } })).status).toBe(201)
    await add({ kind: 'photo', file: b })
    await add({ kind: 'certificate', file: c, name: { en: 'ISO 9001' }, number: '1', validUntil: '2028-01-31' })
    expect(await uses()).toEqual([a, b, c])
    await as('OWNER', 'PATCH', ADDRESS, { photos: [b, a] })
    const { data } = await (await as('EMPLOYEE', 'GET', `${ADDRESS}/files`)).json()
    expect(ids(data.photos)).toEqual([b, a])
    expect(data.certificates).toMatchObject([{ name: { en: 'ISO 9001' }, file: { id: c } }])
    const seen = (await (await as('ANONIM', 'GET', `/api/companies/${ural.id}`)).json()).data
    expect(seen.photos[1]).toMatchObject({ id: a, width: 800, caption: { text: 'Foundry' } })
    expect(seen.certificates[0].file).toMatchObject({ url: `/api/files/common/${c}` })
    for (const file of [a, c]) expect((await as('OWNER', 'DELETE', `${ADDRESS}/files?file=${file}`)).status).toBe(204)
    expect(await own()).toMatchObject({ photos: [{ id: b }], certificates: [] })
    expect(await uses()).toEqual([b])
  })

  test('that cannot be shown', async () => {
    const foreign = await uploaded(bindings(), 4, { company: PEOPLE.FOREIGN_OWNER.company })
    const sheet = await uploaded(bindings(), 5, { kind: 'document', width: null, height: null })
    const used = await uploaded(bindings(), 6)
    const logo = (file: string) => as('OWNER', 'PUT', `${ADDRESS}/logo`, { file })
    const photo = (file: string) => as('OWNER', 'POST', `${ADDRESS}/files`, { kind: 'photo', file })
    for (const put of [logo, photo]) {
      expect(await code(await put(foreign))).toEqual([422, 'file.unknown'])
      expect(await code(await put('06d2k6t0000g1a2b'))).toEqual([422, 'file.unknown'])
      expect(await code(await put(sheet))).toEqual([422, 'file.kind'])
    }
    expect((await photo(used)).status).toBe(201)
    expect(await code(await photo(used))).toEqual([409, 'file.used'])
    expect(await code(await as('OWNER', 'DELETE', `${ADDRESS}/files?file=${foreign}`))).toEqual([404, 'file.unknown'])
    expect((await as('OWNER', 'DELETE', `${ADDRESS}/files`)).status).toBe(422)
  })

  test('uploaded before the organization was founded become its own', async () => {
    const file = await uploaded(bindings(), 7, { company: null, uploadedBy: PEOPLE.OWNER.num })
    expect((await as('OWNER', 'PUT', `${ADDRESS}/logo`, { file })).status).toBe(200)
    expect(await bindings().DB.prepare('SELECT company FROM files WHERE id = ?').bind(file).first('company')).toBe(
      ural.num,
    )
  })
})

describe('the state', () => {
  const to = (status: string, headers = {}) => as('OWNER', 'PATCH', `${ADDRESS}/status`, { status }, headers)
  const isSold = async () => (await as('ANONIM', 'GET', `/api/products/${flangedValve.id}`)).status

  test('is sent in once it is complete, and can be taken back', async () => {
    await resetCompany(bindings(), { status: 'draft' })
    const refused = await to('pending')
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'company.incomplete',
      errors: [{ path: 'description' }, { path: 'taxNumber' }, { path: 'contact' }],
    })
    await as('OWNER', 'PATCH', ADDRESS, COMPLETE)
    expect((await (await to('pending')).json()).data).toMatchObject({ status: 'pending', allowed: ['draft'] })
    expect(await waiting()).toEqual([{ subject: ural.num, before: {} }])
    expect((await to('pending')).status).toBe(200)
    await to('draft')
    expect(await waiting()).toEqual([])
  })

  test.each([
    ['draft', 'active', ['pending']],
    ['pending', 'active', ['draft']],
    ['active', 'pending', ['hidden']],
    ['blocked', 'active', []],
  ] as const)('from %s to %s is refused', async (status, wish, allowed) => {
    await resetCompany(bindings(), { status })
    expect(await (await to(wish)).json()).toMatchObject({ status: 409, code: 'status.refused', allowed })
    expect((await own()).status).toBe(status)
  })

  test('hidden, its products are too, and come back with it', async () => {
    expect(await isSold()).toBe(200)
    await to('hidden')
    expect(await isSold()).toBe(410)
    expect((await (await as('ANONIM', 'GET', '/api/products')).json()).meta.total).toBe(23)
    expect((await as('ANONIM', 'GET', `/api/companies/${ural.id}`)).status).toBe(410)
    await to('active')
    expect(await isSold()).toBe(200)
    expect((await (await as('ANONIM', 'GET', '/api/products')).json()).meta.total).toBe(66)
  })

  test('of another version is not changed', async () => {
    expect((await to('hidden', { 'If-Match': '"9"' })).status).toBe(412)
    expect((await to('nonsense')).status).toBe(422)
  })
})
