/** A category that none of ours fits is proposed with a file, decided by an operator, and counts for the next file. */
import { beforeEach, expect, test } from 'vitest'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { valves } from '../../../../tests/fixtures/catalogue/categories.ts'
import { IMPORTS, runImport, upload } from '../../../../tests/fixtures/imports.ts'
import { serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'

const { as, bindings, messagesTo } = serveModeration()
const DESK = '/api/operator/category-proposals'
const PATH = 'Steam > Traps'

const FILE = `<yml_catalog><shop><currencies><currency id="RUB" rate="1"/></currencies><categories>
  <category id="1">Steam</category><category id="2" parentId="1">Traps</category></categories><offers>
  <offer id="a"><name>Ловушка DN 15</name><price>10</price><vat>VAT_22</vat><categoryId>2</categoryId></offer></offers></shop></yml_catalog>`

beforeEach(() =>
  bindings().DB.exec(
    'DELETE FROM category_proposals; DELETE FROM category_choices; DELETE FROM imports; DELETE FROM outbox; DELETE FROM notices; DELETE FROM jobs',
  ),
)

async function ready(): Promise<string> {
  const { id } = (await (await upload(bindings(), FILE)).json()).data
  await runImport(bindings(), id)
  return id
}
const rows = async (id: string) => (await (await as('EMPLOYEE', 'GET', `${IMPORTS}/${id}/categories`)).json()).data
const save = (id: string, propose: boolean) =>
  as('MANAGER', 'PATCH', `${IMPORTS}/${id}/categories`, { categories: [{ path: PATH, category: null, propose }] })
const list = async (query = '') => (await as('ADMIN', 'GET', `${DESK}?locale=en${query}`)).json()
const decide = async (json: object, version?: number) => {
  const [{ id }] = (await list()).data
  return as('ADMIN', 'PATCH', `${DESK}/${id}`, json, version === undefined ? {} : { 'If-Match': `"${version}"` })
}

test('what is proposed waits once, with what an operator needs to decide, and the supplier sees so', async () => {
  const id = await ready()
  expect((await save(id, false)).status).toBe(200)
  expect((await list()).data).toEqual([])
  for (const _ of [1, 2]) expect((await save(id, true)).status).toBe(200)
  expect(await list()).toMatchObject({
    data: [{ path: PATH, goods: 1, samples: ['Ловушка DN 15'], status: 'waiting', category: null, version: 1 }],
    meta: { total: 1 },
  })
  expect((await rows(id))[0]).toMatchObject({ current: null, proposal: { status: 'waiting', answer: '' } })
  const { waiting } = (await (await as('ADMIN', 'GET', '/api/operator/overview')).json()).data
  expect(waiting).toContainEqual(expect.objectContaining({ list: 'categories', count: 1 }))
})

test('a category that is chosen for it takes the goods of the next file, and the supplier is notified', async () => {
  await save(await ready(), true)
  expect((await decide({ category: valves.id, answer: '' }, 1)).status).toBe(200)
  expect((await messagesTo(PEOPLE.MANAGER.login))[0]?.body).toContain(PATH)
  expect((await list()).data).toEqual([])
  expect((await list('&state=decided')).data).toMatchObject([{ status: 'placed', category: { id: valves.id } }])
  expect((await rows(await ready()))[0]).toMatchObject({
    current: valves.id,
    by: 'choice',
    proposal: { status: 'placed' },
  })
})

test('one that is refused says why, and can be proposed again', async () => {
  const id = await ready()
  await save(id, true)
  expect(await statusAndCode(await decide({ category: null, answer: '' }))).toEqual([422, 'input.invalid'])
  expect((await decide({ category: null, answer: 'Too narrow' })).status).toBe(200)
  expect((await messagesTo(PEOPLE.MANAGER.login))[0]?.body).toContain('Too narrow')
  expect((await rows(id))[0].proposal).toEqual({ status: 'refused', answer: 'Too narrow' })
  await save(id, true)
  expect((await list()).data).toMatchObject([{ status: 'waiting', answer: '', version: 3 }])
})

test('a decision is made once, and only for an existing category', async () => {
  await save(await ready(), true)
  const [{ id }] = (await list()).data
  const patch = (json: object, headers = {}) => as('ADMIN', 'PATCH', `${DESK}/${id}`, json, headers)
  expect(await statusAndCode(await patch({ category: '0000000000000000', answer: '' }))).toEqual([422, 'input.invalid'])
  expect(await statusAndCode(await patch({ category: valves.id, answer: '' }, { 'If-Match': '"9"' }))).toEqual([
    412,
    'version.outdated',
  ])
  for (const _ of [1, 2]) expect((await patch({ category: valves.id, answer: '' })).status).toBe(200)
  expect(await statusAndCode(await patch({ category: null, answer: 'No' }))).toEqual([409, 'status.refused'])
  expect(
    await statusAndCode(await as('ADMIN', 'PATCH', `${DESK}/0000000000000000`, { category: null, answer: 'No' })),
  ).toEqual([404, 'proposal.unknown'])
})
