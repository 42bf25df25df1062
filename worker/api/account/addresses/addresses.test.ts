import { beforeEach, expect, test } from 'vitest'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'

const { as, bindings } = servePeople()
const ADDRESSES = '/api/profile/addresses'

beforeEach(async () => {
  await bindings().DB.exec('DELETE FROM addresses')
})

const save = async (text: string, name?: string) =>
  (await (await as('USER', 'POST', ADDRESSES, { text, name })).json()).data
const all = async () => (await (await as('USER', 'GET', ADDRESSES)).json()).data
const texts = async () => (await all()).map(({ text }: { text: string }) => text)

test('the first address comes first until another is chosen, and again when that is removed', async () => {
  await save('Omsk', 'Depot')
  const { id } = await save('Kazan')
  await save('Perm')
  expect(await texts()).toEqual(['Omsk', 'Kazan', 'Perm'])
  expect((await as('USER', 'PUT', `${ADDRESSES}/${id}/main`)).status).toBe(204)
  expect(await texts()).toEqual(['Kazan', 'Omsk', 'Perm'])
  expect((await as('USER', 'DELETE', `${ADDRESSES}/${id}`)).status).toBe(204)
  expect(await texts()).toEqual(['Omsk', 'Perm'])
})

test('a change keeps what it does not name, and is refused on an older version', async () => {
  const { id, name } = await save('Omsk', 'Depot')
  expect(name).toBe('Depot')
  const change = (version: string, body: object) =>
    as('USER', 'PATCH', `${ADDRESSES}/${id}`, body, { 'If-Match': `"${version}"` })
  expect(await (await change('1', { text: ' Omsk, 1 Lenin St ' })).json()).toMatchObject({
    data: { name: 'Depot', text: 'Omsk, 1 Lenin St', version: 2 },
  })
  expect((await change('1', { name: '' })).status).toBe(412)
  expect((await change('2', { name: '' })).status).toBe(200)
  expect(await all()).toMatchObject([{ name: '', text: 'Omsk, 1 Lenin St' }])
})

test('an address without a text, one longer than a request takes, and a thirty-first are refused', async () => {
  for (const text of ['', ' ', 'x'.repeat(201), 'two\nlines'])
    expect((await as('USER', 'POST', ADDRESSES, { text })).status, JSON.stringify(text)).toBe(422)
  const { DB } = bindings()
  await DB.prepare(
    `INSERT INTO addresses (id, user, name, text, created_at, updated_at)
      SELECT 'a' || value, ?, '', value, 0, 0 FROM json_each(?)`,
  )
    .bind(PEOPLE.USER.num, JSON.stringify(Array.from({ length: 30 }, (_, at) => at)))
    .run()
  const refused = await as('USER', 'POST', ADDRESSES, { text: 'Omsk' })
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'addresses.too-many'])
})
