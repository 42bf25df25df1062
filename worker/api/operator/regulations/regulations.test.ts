/** Technical regulations that operators maintain, and companies that certify for them (docs/behaviour.md, "Technical regulations"). */
import { beforeEach, describe, expect, test } from 'vitest'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { PRESSURE } from '../../../../tests/fixtures/regulations.ts'

const { as, bindings } = servePeople()
const PATH = '/api/operator/regulations'
const MACHINES = { ...PRESSURE, number: '010/2011', document: 'declaration', prefixes: ['8481'] }

beforeEach(async () => {
  await bindings().DB.prepare('DELETE FROM regulations').run()
})

const add = (body: object) => as('ADMIN', 'POST', PATH, body)
const list = async () => (await (await as('ADMIN', 'GET', PATH)).json()).data
const ofCode = async (query: string) =>
  (await (await as('ANONIM', 'GET', `/api/tnved/regulations?locale=ru${query}`)).json()).data

test('rows are listed by number, replaced with their version, and removed', async () => {
  const { data } = await (await add(PRESSURE)).json()
  await add(MACHINES)
  expect(await list()).toMatchObject([MACHINES, { ...PRESSURE, id: data.id, version: 1 }])
  const one = `${PATH}/${data.id}`
  const next = { ...PRESSURE, prefixes: ['8402'] }
  expect((await (await as('ADMIN', 'PATCH', one, next, { 'If-Match': '"1"' })).json()).data).toMatchObject({
    ...next,
    version: 2,
  })
  const late = await as('ADMIN', 'PATCH', one, PRESSURE, { 'If-Match': '"1"' })
  expect(await statusAndCode(late)).toEqual([412, 'version.outdated'])
  expect((await as('ADMIN', 'DELETE', one)).status).toBe(204)
  expect(await list()).toMatchObject([MACHINES])
})

test.each([
  ['a number without its year', { number: '032' }, 'number'],
  ['a name in two languages only', { names: { en: 'On valves', ru: 'Об арматуре', zh: ' ' } }, 'names.zh'],
  ['a document of another kind', { document: 'permit' }, 'document'],
  ['no codes', { prefixes: [] }, 'prefixes'],
  ['a code of letters', { prefixes: ['8481', '84a'] }, 'prefixes.1'],
  ['a last day before the first', { validTo: '2013-12-31' }, 'validTo'],
  ['no source', { source: ' ' }, 'source'],
])('%s is refused', async (_, given, path) => {
  const response = await add({ ...PRESSURE, ...given })
  expect(response.status).toBe(422)
  expect((await response.json()).errors).toMatchObject([{ path }])
})

test('the 401st row is refused', async () => {
  await bindings()
    .DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400)
       INSERT INTO regulations (id, number, names, document, prefixes, valid_from, source, updated_at)
       SELECT 'x' || i, '001/2011', '{"en":"x"}', 'either', '["01"]', '2026-01-01', 'Act', 0 FROM n`,
    )
    .run()
  expect(await statusAndCode(await add(PRESSURE))).toEqual([409, 'regulations.too-many'])
})

describe('of a code', () => {
  beforeEach(async () => {
    await add(PRESSURE)
    await add({ ...MACHINES, prefixes: ['8481', '848180'] })
    await add({ ...MACHINES, number: '016/2011', prefixes: ['8481'], validFrom: '2999-01-01' })
    await add({ ...MACHINES, number: '020/2011', prefixes: ['8481'], validTo: '2020-01-01' })
  })

  test('are those in force whose digits it begins with, and none for any other', async () => {
    expect(await ofCode('&code=8481808199')).toEqual([
      {
        number: '010/2011',
        document: 'declaration',
        validFrom: '2014-02-01',
        source: 'Decision 41',
        address: null,
        name: { text: PRESSURE.names.ru, lang: 'ru' },
        companies: 0,
      },
    ])
    expect(await ofCode('&code=84')).toEqual([])
    expect(await ofCode('&code=9401')).toEqual([])
    expect((await ofCode('')).map(({ number }: { number: string }) => number)).toEqual(['010/2011', '032/2013'])
    expect((await as('ANONIM', 'GET', '/api/tnved/regulations?code=8')).status).toBe(422)
  })

  test('have the number of service companies that state them, which is the length of the list', async () => {
    const patch = (regulations: string[], kind = 'service') =>
      as('OWNER', 'PATCH', '/api/profile/company', { kind, regulations })
    expect((await (await patch(['010/2011'])).json()).data).toMatchObject({ regulations: ['010/2011'] })
    const total = async () =>
      (await (await as('ANONIM', 'GET', '/api/company-services?regulation=010/2011')).json()).meta.total
    const counted = async () => (await ofCode('&code=8481'))[0].companies
    expect([await counted(), await total()]).toEqual([1, 1])
    await patch([])
    expect([await counted(), await total()]).toEqual([0, 0])
    const unknown = await patch(['032/2013', '099/2020'])
    expect([unknown.status, (await unknown.json()).errors]).toMatchObject([422, [{ path: 'regulations.1' }]])
    await patch([], 'supplier')
  })
})
