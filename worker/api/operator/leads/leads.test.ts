/** Messages from the landing pages, as operators handle them (docs/behaviour.md, "Partnership requests"). */
import { beforeEach, expect, test } from 'vitest'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { lead } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = servePeople()
const PATH = '/app/admin/leads'
const SENT = {
  page: 'talp',
  message: 'We forward machinery',
  contact: { name: 'Li Wei', phone: '+8613800138000' },
  consent: true,
}

beforeEach(() => bindings().DB.prepare('DELETE FROM leads').run())

const list = async (query = '') => (await as('ADMIN', 'GET', PATH + query)).json()
const messagesOf = async (query = '') => (await list(query)).data.map(({ message }: { message: string }) => message)
const change = (id: string, handled: boolean) => as('ADMIN', 'PATCH', `${PATH}/${id}`, { handled })

test('what a form sends waits in the operator’s list, longest waiting first, until it is handled', async () => {
  for (const message of ['First', 'Second']) await as('ANONIM', 'POST', '/api/leads?locale=zh', { ...SENT, message })
  const { data, meta } = await list()
  expect(data).toMatchObject([{ message: 'First', contact: SENT.contact, locale: 'zh', handled: null }, {}])
  expect(meta).toMatchObject({ total: 2, pages: 1 })
  expect((await change(data[0].id, true)).status).toBe(200)
  expect(await messagesOf()).toEqual(['Second'])
  expect((await list('?handled=1')).data).toMatchObject([{ message: 'First', handled: { by: 'ADMIN' } }])
  expect((await change(data[1].id, true)).status).toBe(200)
  expect(await messagesOf('?handled=1')).toEqual(['Second', 'First'])
})

test('a handled message can wait again, and the operator who handled it first stays on record', async () => {
  const id = await lead(bindings())
  await change(id, true)
  await bindings().DB.prepare('UPDATE leads SET handled_at = 5').run()
  await change(id, true)
  expect((await list('?handled=1')).data[0].handled.at).toBe('1970-01-01T00:00:00.005Z')
  await change(id, false)
  expect(await messagesOf()).toEqual(['We carry'])
  expect(await messagesOf('?handled=1')).toEqual([])
})

test('pages have the requested length, and an unknown message is a 404', async () => {
  await lead(bindings())
  expect((await list('?perPage=1&page=2')).data).toEqual([])
  expect(await statusAndCode(await change('06d2k6t0000s1a2c', true))).toEqual([404, 'lead.unknown'])
  expect((await as('ADMIN', 'GET', `${PATH}?page=201`)).status).toBe(422)
  expect((await as('ADMIN', 'GET', `${PATH}?handled=0`)).status).toBe(422)
})
