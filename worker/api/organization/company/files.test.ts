import { beforeEach, describe, expect, test } from 'vitest'
import { ids, servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { resetCompany, uploaded } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = servePeople()
beforeEach(() => resetCompany(bindings()))

const ADDRESS = '/api/profile/company'
const own = async () => (await (await as('OWNER', 'GET', ADDRESS)).json()).data

describe('files', () => {
  const uses = async () => {
    const { results } = await bindings().DB.prepare('SELECT file FROM file_uses ORDER BY file').all()
    return results.map(({ file }) => file)
  }

  test('a logo is set, changed and removed', async () => {
    const first = await uploaded(bindings(), 1)
    const second = await uploaded(bindings(), 2)
    expect((await as('OWNER', 'PUT', `${ADDRESS}/logo`, { file: first })).status).toBe(200)
    await as('OWNER', 'PUT', `${ADDRESS}/logo`, { file: second })
    expect([(await own()).logo, await uses()]).toEqual([{ id: second, url: `/api/files/common/${second}` }, [second]])
    expect((await as('OWNER', 'DELETE', `${ADDRESS}/logo`)).status).toBe(204)
    expect([(await own()).logo, await uses()]).toEqual([null, []])
  })

  test('photos and certificates are added, sorted and removed', async () => {
    const a = await uploaded(bindings(), 1)
    const b = await uploaded(bindings(), 2)
    const c = await uploaded(bindings(), 3, { kind: 'document', width: null, height: null })
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
      expect(await statusAndCode(await put(foreign))).toEqual([422, 'file.unknown'])
      expect(await statusAndCode(await put('06d2k6t0000g1a2b'))).toEqual([422, 'file.unknown'])
      expect(await statusAndCode(await put(sheet))).toEqual([422, 'file.kind'])
    }
    expect((await photo(used)).status).toBe(201)
    expect(await statusAndCode(await photo(used))).toEqual([409, 'file.used'])
    expect(await statusAndCode(await as('OWNER', 'DELETE', `${ADDRESS}/files?file=${foreign}`))).toEqual([
      404,
      'file.unknown',
    ])
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
