/** What members have done for their organization (docs/behaviour.md, "Journal of an organization"). */
import { expect, test } from 'vitest'
import { MEMBER_ACTS } from '../../../../domain/contract/organization-journal.ts'
import { ACCESS } from '../../../../tests/fixtures/access.ts'
import { ballValves } from '../../../../tests/fixtures/catalogue.ts'
import { OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { employeeId, PEOPLE } from '../../../../tests/fixtures/people.ts'
import { inquiry, ownProduct } from '../../../../tests/fixtures/suppliers.ts'
import { memberActOf } from '../../http/journal/member-acts.ts'

const { as, bindings } = serveInquiries()
const PRODUCTS = '/api/profile/company/products'

const journal = async (query = '') =>
  (await as('OWNER', 'GET', `/api/profile/company/journal?locale=en&${query}`)).json()
const rename = async (id: string, en: string, headers = {}) =>
  as('MANAGER', 'PATCH', `${PRODUCTS}/${id}`, { names: { en } }, headers)

test('an act is recorded with who did it, when, and what it was done to', async () => {
  const id = await ownProduct(bindings(), 1)
  expect((await rename(id, 'Bolt M10')).status).toBe(200)
  const { data } = await journal()
  expect(data[0]).toEqual({
    id: expect.any(String),
    at: expect.stringMatching(/^20/),
    by: 'MANAGER',
    act: 'product-changed',
    subject: id,
    product: { text: 'Bolt M10', lang: 'en' },
  })
})

test('what was added is the subject of its act', async () => {
  const added = await as('MANAGER', 'POST', PRODUCTS, { names: { en: 'Washer M10' }, category: ballValves.id })
  expect(added.status).toBe(201)
  const { id } = (await added.json()).data
  expect((await journal()).data).toMatchObject([
    { act: 'product-added', subject: id, product: { text: 'Washer M10', lang: 'en' } },
  ])
})

test('a message to a buyer is one act, also with the notices that follow it', async () => {
  const id = await inquiry(bindings(), 1)
  const key = { 'Idempotency-Key': 'acts-key-0123456789' }
  for (let at = 0; at < 2; at++) await as('EMPLOYEE', 'POST', `${OWN}/${id}/read`, {})
  for (let at = 0; at < 2; at++) await as('MANAGER', 'POST', `${OWN}/${id}/messages`, { text: 'In stock' }, key)
  const { data } = await journal()
  expect(data).toMatchObject([{ act: 'inquiry-message', subject: id, product: null }])
})

test('what is refused, and what another organization does, is not there', async () => {
  const id = await ownProduct(bindings(), 1)
  expect((await rename(id, 'Bolt', { 'If-Match': '"99"' })).status).toBe(412)
  expect((await as('EMPLOYEE', 'PATCH', `${PRODUCTS}/${id}`, { names: { en: 'Nut' } })).status).toBe(403)
  await as('FOREIGN_OWNER', 'POST', '/api/profile/company/answer-templates', { name: 'A', text: 'B' })
  expect((await journal()).data).toEqual([])
})

test('pages go back by key, and one member’s acts are listed alone', async () => {
  const id = await ownProduct(bindings(), 1)
  for (let at = 0; at < 49; at++) expect((await rename(id, `Bolt ${at}`)).status).toBe(200)
  await as('OWNER', 'POST', '/api/profile/company/answer-templates', { name: 'A', text: 'B' })
  const first = await journal()
  expect(first.data).toHaveLength(48)
  const second = await journal(`before=${first.meta.next}`)
  expect(second).toMatchObject({ data: [{ by: 'MANAGER' }, { by: 'MANAGER' }], meta: { next: null } })
  const ids = [...first.data, ...second.data].map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(50)
  const owners = await journal(`by=${employeeId('OWNER')}`)
  expect(owners.data).toMatchObject([{ act: 'template-changed', by: 'OWNER' }])
})

test('the acts of a person who has deleted their account remain, without the name', async () => {
  const { DB } = bindings()
  await rename(await ownProduct(bindings(), 1), 'Bolt')
  await DB.prepare('UPDATE organization_acts SET author = NULL WHERE author = ?').bind(PEOPLE.MANAGER.num).run()
  expect((await journal()).data).toMatchObject([{ act: 'product-changed', by: '' }])
})

test('every call with which members change something is an act, or is listed as none, and every act has a call', () => {
  const calls = Object.keys(ACCESS)
    .filter((call) => !call.startsWith('GET ') && call.split(' ')[1]?.startsWith('/api/profile/company'))
    .map((call) => call.replaceAll('{', ':').replaceAll('}', ''))
  expect(calls.length).toBeGreaterThan(50)
  expect(calls.filter((call) => memberActOf(call) === undefined)).toEqual([])
  expect([...new Set(calls.flatMap((call) => memberActOf(call) ?? []))].sort()).toEqual([...MEMBER_ACTS].sort())
})
