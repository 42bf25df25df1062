import { beforeEach, describe, expect, test } from 'vitest'
import { ids, servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { INN, resetCompany } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = servePeople()
beforeEach(() => resetCompany(bindings()))

const ADDRESS = '/api/profile/company'

describe('founding', () => {
  const given = { names: { ru: 'Завод «Ёлка»', en: ' ' }, country: 'RU', city: { ru: 'Пермь' } }

  test('makes a draft, and the person who founds it its owner', async () => {
    const response = await as('USER', 'POST', ADDRESS, { ...given, taxNumber: INN })
    expect(response.status).toBe(201)
    const { data } = await response.json()
    expect(data).toMatchObject({
      status: 'draft',
      kind: 'supplier',
      names: { ru: 'Завод «Ёлка»' },
      slug: 'zavod-elka',
      taxNumber: INN,
      allowed: ['pending'],
      missing: ['description', 'contact'],
      currency: 'RUB',
      version: 1,
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
    expect(await statusAndCode(await as('USER', 'POST', ADDRESS, given))).toEqual([409, 'organization.member'])
  })

  test('with a taken tax number is a conflict, and stores nothing', async () => {
    await resetCompany(bindings(), { taxNumber: INN })
    expect(await statusAndCode(await as('USER', 'POST', ADDRESS, { ...given, taxNumber: INN }))).toEqual([
      409,
      'company.exists',
    ])
    expect(await statusAndCode(await as('USER', 'GET', ADDRESS))).toEqual([403, 'organization.required'])
  })

  test('a draft does not hold the tax number that it names', async () => {
    await resetCompany(bindings(), { taxNumber: INN, status: 'draft', verified: false })
    expect((await as('USER', 'POST', ADDRESS, { ...given, taxNumber: INN })).status).toBe(201)
  })

  test('the first draft that is approved gets the number, and the others are refused', async () => {
    const complete = { description: { en: 'Valves' }, taxNumber: INN, phone: '+79161234567', verified: false }
    await resetCompany(bindings(), { ...complete, status: 'pending' })
    const { data } = await (await as('USER', 'POST', ADDRESS, { ...given, taxNumber: INN })).json()
    const decide = (id: string) =>
      as('ADMIN', 'PATCH', `/app/admin/companies/${id}/status`, { status: 'active', reason: '' })
    await bindings().DB.prepare("UPDATE companies SET status = 'pending' WHERE id = ?").bind(data.id).run()
    expect((await decide(ural.id)).status).toBe(200)
    expect(await statusAndCode(await decide(data.id))).toEqual([409, 'company.exists'])
    const { description, phone } = complete
    await bindings().DB.prepare("UPDATE companies SET status = 'draft' WHERE id = ?").bind(data.id).run()
    await as('USER', 'PATCH', ADDRESS, { description, phone, taxNumber: null })
    await bindings().DB.prepare('UPDATE companies SET tax_number = ? WHERE id = ?').bind(INN, data.id).run()
    const sent = await as('USER', 'PATCH', `${ADDRESS}/status`, { status: 'pending' })
    expect(await statusAndCode(sent)).toEqual([409, 'company.exists'])
  })

  test.each([
    [{ country: 'RU' }, 'names', 'required'],
    [{ names: {}, country: 'RU' }, 'names', 'required'],
    [{ names: { en: ' ' }, country: 'RU' }, 'names', 'required'],
    [{ names: { en: 'x' }, country: 'Russia' }, 'country', 'format'],
    [{ names: { en: 'x' }, country: 'RU', taxNumber: '7707083894' }, 'taxNumber', 'checksum'],
    [{ names: { en: 'x'.repeat(151) }, country: 'RU' }, 'names.en', 'too-long'],
  ])('%o is wrong at %s: %s', async (wrong, path, reason) => {
    const response = await as('USER', 'POST', ADDRESS, wrong)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual({ path, code: reason, message: expect.any(String) })
  })
})
