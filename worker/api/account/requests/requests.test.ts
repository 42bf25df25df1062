import { beforeEach, expect, test } from 'vitest'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import { ids, servePeople } from '../../../../tests/fixtures/api.ts'
import { flangedValve, NOBODY, ural } from '../../../../tests/fixtures/catalogue.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { inquiry } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = servePeople()
const LIST = '/api/profile/requests'
const BUYER = { name: 'Li Wei', email: PEOPLE.USER.login }
const PHONE = '+79161234567'

beforeEach(async () => {
  await bindings().DB.exec("DELETE FROM inquiries; DELETE FROM contacts WHERE kind = 'phone'")
})

/** Adds a phone number to the buyer's contacts. */
const addPhone = (verifiedAt: number | null) =>
  bindings()
    .DB.prepare(
      `INSERT INTO contacts (id, user, kind, value, verified_at, main, created_at)
       VALUES ('00000000000phone', 1, 'phone', ?, ?, 1, 0)`,
    )
    .bind(PHONE, verifiedAt)
    .run()

const list = async (query = '') => (await as('USER', 'GET', LIST + query)).json()

test('a buyer sees what they have sent, latest first, with the answer, the product and the supplier', async () => {
  const older = await inquiry(bindings(), 1, { user: 1, status: 'answered', reply: '125 roubles each' })
  const newer = await inquiry(bindings(), 2, { user: 1, product: flangedValve.num })
  const { data, meta } = await list('?locale=ru')
  expect(ids(data)).toEqual([newer, older])
  expect(meta).toMatchObject({ total: 2, pages: 1 })
  expect(data[0]).toMatchObject({
    status: 'sent',
    quantity: 10,
    product: { id: flangedValve.id, name: { text: flangedValve.names.ru, lang: 'ru' }, isPublic: true },
    supplier: { id: ural.id, name: { text: 'Ураларматура', lang: 'ru' }, kind: ural.kind, isPublic: true },
  })
  expect(data[1]).toMatchObject({ product: null, reply: '125 roubles each' })
  expect(ids((await list('?perPage=1&page=2')).data)).toEqual([older])
  const { data: one } = await (await as('USER', 'GET', `${LIST}/${older}`)).json()
  expect(one).toMatchObject({ message: 'Inquiry 1', reply: '125 roubles each' })
})

test('a request sent before signing in is found by a verified contact only', async () => {
  const byEmail = await inquiry(bindings(), 1, { contact: BUYER })
  const byPhone = await inquiry(bindings(), 2, { contact: { name: 'Li Wei', phone: PHONE } })
  expect(ids((await list()).data)).toEqual([byEmail])
  await addPhone(null)
  expect(ids((await list()).data)).toEqual([byEmail])
  await bindings().DB.exec("UPDATE contacts SET verified_at = 1 WHERE kind = 'phone'")
  expect(ids((await list()).data)).toEqual([byPhone, byEmail])
  expect((await as('USER', 'GET', `${LIST}/${byPhone}`)).status).toBe(200)
})

test('what another account has sent is not listed, even where it names this one’s contact', async () => {
  const foreign = await inquiry(bindings(), 1, { user: PEOPLE.OWNER.num, contact: BUYER })
  expect((await list()).data).toEqual([])
  for (const id of [foreign, NOBODY]) {
    const response = await as('USER', 'GET', `${LIST}/${id}`)
    expect([response.status, (await response.json()).code]).toEqual([404, 'inquiry.unknown'])
  }
})

test('a request says its number, what was chosen as it was offered then, and no notice where nothing can send one', async () => {
  const item = { names: { en: 'Valve of then' }, sku: 'BV-50-L', options: [], unit: 'piece' as const, price: null }
  const older = await inquiry(bindings(), 1, { contact: BUYER, item })
  const { data } = await list('?locale=en')
  expect(data[0]).toMatchObject({
    number: inquiryNumber(older),
    item: { name: { text: 'Valve of then' }, sku: 'BV-50-L' },
    answerNotice: null,
  })
})

test('a withdrawn product is named without being offered', async () => {
  await inquiry(bindings(), 1, { user: 1, product: flangedValve.num })
  await bindings().DB.prepare("UPDATE products SET status = 'hidden' WHERE id = ?").bind(flangedValve.id).run()
  try {
    const { data } = await list()
    expect(data[0].product).toMatchObject({ id: flangedValve.id, isPublic: false })
  } finally {
    await bindings().DB.prepare("UPDATE products SET status = 'published' WHERE id = ?").bind(flangedValve.id).run()
  }
})

test('the archive has the requests sent before signing in as well', async () => {
  const id = await inquiry(bindings(), 1, { contact: BUYER })
  const { data } = await (await as('USER', 'GET', '/api/profile/archive')).json()
  expect(ids(data.inquiries)).toEqual([id])
})

test('a buyer closes what is no longer needed, and is offered nothing else', async () => {
  const id = await inquiry(bindings(), 1, { user: 1 })
  const { data } = await (await as('USER', 'GET', `${LIST}/${id}`)).json()
  expect(data.moves).toEqual(['closed'])
  const answered = await as('USER', 'PATCH', `${LIST}/${id}`, { status: 'answered' })
  expect(await answered.json()).toMatchObject({ code: 'status.refused', status: 409, allowed: ['closed'] })
  const closed = await as('USER', 'PATCH', `${LIST}/${id}`, { status: 'closed' }, { 'If-Match': '"1"' })
  expect((await closed.json()).data).toMatchObject({ status: 'closed', moves: [], version: 2 })
  const outdated = await as(
    'USER',
    'PATCH',
    `${LIST}/${await inquiry(bindings(), 2, { user: 1, version: 3 })}`,
    { status: 'closed' },
    { 'If-Match': '"2"' },
  )
  expect((await outdated.json()).code).toBe('version.outdated')
})
