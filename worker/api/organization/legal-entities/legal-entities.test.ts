import { beforeEach, describe, expect, test } from 'vitest'
import { ids, servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { NOBODY } from '../../../../tests/fixtures/catalogue.ts'
import { entityId, INN, OTHER_INN, PERSON_INN, resetLegalEntities, USCC } from '../../../../tests/fixtures/suppliers.ts'
import { RESTORABLE_FOR } from '../restorable.ts'

const { as, bindings } = servePeople()
beforeEach(() => resetLegalEntities(bindings()))

const ADDRESS = '/api/profile/company/legal-entities'
const list = async (name: 'OWNER' | 'FOREIGN_OWNER' = 'OWNER') => (await (await as(name, 'GET', ADDRESS)).json()).data
const mains = async () => ids((await list()).filter(({ main }: { main: boolean }) => main))

describe('the list', () => {
  test('has the organization’s own ones, the main one first', async () => {
    expect(ids(await list())).toEqual([entityId(1), entityId(2)])
    expect(await list('FOREIGN_OWNER')).toEqual([])
  })

  test('a single one has its version', async () => {
    const response = await as('EMPLOYEE', 'GET', `${ADDRESS}/${entityId(1)}`)
    expect(response.headers.get('ETag')).toBe('"1"')
    expect((await response.json()).data).toMatchObject({ fullName: 'Entity 1', taxNumber: INN, main: true, bank: null })
  })

  test.each([entityId(3), NOBODY, 'x'])('%s is not in it', async (id) => {
    expect(await statusAndCode(await as('OWNER', 'GET', `${ADDRESS}/${id}`))).toEqual([404, 'legal-entity.unknown'])
  })
})

describe('adding', () => {
  test('stores what was typed', async () => {
    const given = {
      fullName: ' Индивидуальный предприниматель Ёлкина А. Б. ',
      taxNumber: '500 100 732 259',
      ogrn: '304500116000157',
      bank: { name: 'Банк', bic: '044525225', account: '40802810938000000001', correspondent: '' },
    }
    const response = await as('MANAGER', 'POST', ADDRESS, given)
    expect(response.status).toBe(201)
    const { data } = await response.json()
    expect(data).toMatchObject({
      fullName: given.fullName.trim(),
      taxNumber: PERSON_INN,
      country: 'RU',
      main: false,
      bank: given.bank,
    })
    expect((await (await as('OWNER', 'GET', `${ADDRESS}/${data.id}`)).json()).data).toEqual(data)
  })

  test('the first one makes it the main one', async () => {
    const response = await as('FOREIGN_OWNER', 'POST', ADDRESS, { fullName: '沈阳阀门', taxNumber: USCC })
    expect((await response.json()).data).toMatchObject({ main: true, country: 'CN' })
  })

  test('a new main one replaces the former', async () => {
    const { data } = await (await as('OWNER', 'POST', ADDRESS, { fullName: 'New', taxNumber: USCC, main: true })).json()
    expect(await mains()).toEqual([data.id])
  })

  test('twice is a conflict, unless it is another branch', async () => {
    const twin = { fullName: 'Twin', taxNumber: OTHER_INN, kpp: '773601001' }
    expect(await statusAndCode(await as('OWNER', 'POST', ADDRESS, twin))).toEqual([409, 'legal-entity.exists'])
    expect((await as('OWNER', 'POST', ADDRESS, { ...twin, kpp: '773601002' })).status).toBe(201)
  })

  test.each([
    [{ taxNumber: INN }, 'fullName', 'required'],
    [{ fullName: 'x' }, 'taxNumber', 'required'],
    [{ fullName: 'x', taxNumber: '7707083894' }, 'taxNumber', 'checksum'],
    [{ fullName: ' ', taxNumber: INN }, 'fullName', 'required'],
    [{ fullName: 'x\u0000', taxNumber: INN }, 'fullName', 'characters'],
    [{ fullName: 'x'.repeat(301), taxNumber: INN }, 'fullName', 'too-long'],
    [{ fullName: 'x', taxNumber: PERSON_INN, kpp: '773601001' }, 'kpp', 'mismatch'],
    [{ fullName: 'x', taxNumber: PERSON_INN, ogrn: '1027700132195' }, 'ogrn', 'mismatch'],
    [{ fullName: 'x', taxNumber: USCC, ogrn: '1027700132195' }, 'ogrn', 'mismatch'],
    [{ fullName: 'x', taxNumber: INN, bank: { name: 'x', bic: '1' } }, 'bank.bic', 'format'],
  ])('%o is wrong at %s: %s', async (given, path, reason) => {
    const response = await as('OWNER', 'POST', ADDRESS, given)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual({ path, code: reason, message: expect.any(String) })
  })

  test('has a limit', async () => {
    const more = bindings().DB.prepare(
      `INSERT INTO legal_entities (id, company, full_name, country, tax_number, kpp, created_at, updated_at)
      SELECT 'more-' || value, 1, 'x', 'RU', '1', value, 1, 1 FROM json_each(?)`,
    )
    await more.bind(JSON.stringify(Array.from({ length: 28 }, (_, at) => at))).run()
    const given = { fullName: 'x', taxNumber: USCC }
    expect(await statusAndCode(await as('OWNER', 'POST', ADDRESS, given))).toEqual([409, 'legal-entity.too-many'])
  })
})

describe('changing', () => {
  const path = `${ADDRESS}/${entityId(2)}`

  test('fields that are not sent are unchanged', async () => {
    const response = await as('MANAGER', 'PATCH', path, { address: 'Москва' }, { 'If-Match': '"1"' })
    expect([response.status, response.headers.get('ETag')]).toEqual([200, '"2"'])
    const { data } = await (await as('OWNER', 'GET', path)).json()
    expect(data).toMatchObject({ fullName: 'Entity 2', kpp: '773601001', address: 'Москва', version: 2 })
  })

  test('a change of an older version is refused', async () => {
    await as('MANAGER', 'PATCH', path, { address: 'a' })
    const response = await as('OWNER', 'PATCH', path, { address: 'b' }, { 'If-Match': '"1"' })
    expect([response.status, response.headers.get('ETag')]).toEqual([412, '"2"'])
    expect(await response.json()).toMatchObject({ code: 'version.outdated', version: 2 })
  })

  test('another can become the main one, but one always is', async () => {
    await as('OWNER', 'PATCH', path, { main: true })
    expect(await mains()).toEqual([entityId(2)])
    await as('OWNER', 'PATCH', path, { main: false })
    expect(await mains()).toEqual([entityId(2)])
  })

  test('the numbers have to be consistent after it', async () => {
    expect((await as('OWNER', 'PATCH', path, { taxNumber: USCC })).status).toBe(422)
    const { data } = await (await as('OWNER', 'PATCH', path, { taxNumber: USCC, kpp: '' })).json()
    expect(data.country).toBe('CN')
  })

  test('to the numbers of another one is a conflict', async () => {
    const response = await as('OWNER', 'PATCH', path, { taxNumber: INN, kpp: '' })
    expect(await statusAndCode(response)).toEqual([409, 'legal-entity.exists'])
  })
})

describe('deleting', () => {
  const remove = (num: number) => as('OWNER', 'DELETE', `${ADDRESS}/${entityId(num)}`)
  const restore = (num: number) => as('OWNER', 'POST', `${ADDRESS}/${entityId(num)}/restore`)

  test('can be undone', async () => {
    expect((await remove(2)).status).toBe(204)
    expect(ids(await list())).toEqual([entityId(1)])
    expect((await remove(2)).status).toBe(404)
    expect((await (await restore(2)).json()).data).toMatchObject({ id: entityId(2), main: false })
    expect(ids(await list())).toEqual([entityId(1), entityId(2)])
  })

  test('the main one can only be deleted last, and is restored as the main one', async () => {
    expect(await statusAndCode(await remove(1))).toEqual([409, 'legal-entity.main'])
    await remove(2)
    expect((await remove(1)).status).toBe(204)
    expect((await (await restore(1)).json()).data.main).toBe(true)
    expect((await (await restore(2)).json()).data.main).toBe(false)
  })

  test('cannot be undone where it never happened, was long ago, or another one has the same numbers', async () => {
    expect((await restore(1)).status).toBe(404)
    const twin = await as('OWNER', 'POST', ADDRESS, { fullName: 'Twin', taxNumber: USCC })
    expect(twin.status).toBe(201)
    expect(await statusAndCode(await restore(3))).toEqual([409, 'legal-entity.exists'])
    await bindings()
      .DB.prepare('UPDATE legal_entities SET deleted_at = ? WHERE num = 3')
      .bind(Date.now() - RESTORABLE_FOR)
      .run()
    expect((await restore(3)).status).toBe(404)
  })
})
