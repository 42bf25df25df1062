import { expect, test } from 'vitest'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ballValves, drawing, ural } from '../../../../tests/fixtures/catalogue.ts'
import { QUEUE, serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { SOLD } from '../../../../tests/fixtures/own-products.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { INN, ownProduct, resetCompany } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, decide, isSold, messagesTo, queue } = serveModeration()

const OWN = '/api/profile/company/products'
const refuse = (kind: 'company' | 'product', id: string, reason: string) =>
  as('ADMIN', 'POST', `${QUEUE[kind]}/${id}/refused-change`, { reason })
const restore = (kind: 'company' | 'product', id: string) =>
  as('ADMIN', 'POST', `${QUEUE[kind]}/${id}/refused-change/restore`)
const own = async (id: string) => (await (await as('OWNER', 'GET', `${OWN}/${id}`)).json()).data
const found = async (q: string) =>
  (await (await as('ANONIM', 'GET', `/api/products?q=${q}`)).json()).data.map(({ id }: { id: string }) => id)

test('a refused change of a product brings the approved version back, with its category, files and search words; prices stay', async () => {
  const id = await ownProduct(bindings(), 1, { ...SOLD, names: { en: 'Gyroscope' }, slug: 'gyroscope' })
  const before = await own(id)
  const { DB } = bindings()
  await DB.prepare("INSERT INTO file_uses (file, kind, owner) SELECT ?, 'product', num FROM products WHERE id = ?")
    .bind(drawing.id, id)
    .run()
  const uses = async () =>
    (await DB.prepare('SELECT 1 FROM file_uses WHERE file = ?').bind(drawing.id).all()).results.length
  await as('OWNER', 'PATCH', `${OWN}/${id}`, { names: { en: 'Periscope' }, category: ballValves.id })
  await as('OWNER', 'DELETE', `${OWN}/${id}/files?file=${drawing.id}`)
  await as('OWNER', 'PUT', `${OWN}/${id}/prices`, { currency: 'RUB', vat: null, tiers: [{ from: 1, amount: 700 }] })
  expect([await found('periscope'), (await own(id)).pictures, await uses()]).toEqual([[id], [], 1])
  const response = await refuse('product', id, 'Another product')
  expect([response.status, (await response.json()).data]).toEqual([
    200,
    { id, status: 'published', reason: 'Another product', version: (await own(id)).version },
  ])
  expect(await own(id)).toMatchObject({
    names: { en: 'Gyroscope' },
    slug: 'gyroscope',
    category: before.category,
    pictures: before.pictures,
    status: 'published',
    reason: 'Another product',
    prices: { tiers: [{ from: 1, amount: 700 }] },
  })
  expect((await own(id)).refused).toEqual([
    { field: 'category', before: expect.objectContaining({ en: before.category.name.text }), after: ballValves.names },
    { field: 'names', before: { en: 'Gyroscope' }, after: { en: 'Periscope' } },
    { field: 'pictures', before: [{ url: expect.stringContaining(drawing.id), kind: 'drawing' }], after: null },
  ])
  expect([await found('gyroscope'), await found('periscope'), await isSold(id)]).toEqual([[id], [], true])
  expect(await queue('product')).toEqual([])
  await as('OWNER', 'DELETE', `${OWN}/${id}/files?file=${drawing.id}`)
  await decide('product', id, 'published')
  expect(await uses()).toBe(0)
})

test('a refused change is brought back within a week, and waits again', async () => {
  const id = await ownProduct(bindings(), 1, { ...SOLD, names: { en: 'Gyroscope' } })
  await as('OWNER', 'PATCH', `${OWN}/${id}`, { names: { en: 'Periscope' } })
  const [waiting] = await queue('product')
  await refuse('product', id, 'Another product')
  expect((await queue('product', '&q=gyroscope'))[0].changeRestorableUntil).toEqual(expect.any(String))
  expect((await restore('product', id)).status).toBe(200)
  expect(await own(id)).toMatchObject({ names: { en: 'Periscope' }, reason: null })
  const [again] = await queue('product')
  expect(again).toMatchObject({ changes: waiting.changes, askedAt: waiting.askedAt, changeRestorableUntil: null })
  expect(await statusAndCode(await restore('product', id))).toEqual([409, 'change.none'])
})

test('a change refused more than a week ago, or followed by another one, cannot be brought back', async () => {
  const id = await ownProduct(bindings(), 1, SOLD)
  await as('OWNER', 'PATCH', `${OWN}/${id}`, { brand: 'One' })
  await refuse('product', id, 'No such brand')
  await bindings()
    .DB.prepare("UPDATE reviews SET decided_at = decided_at - ? WHERE decision = 'refused'")
    .bind(8 * 86_400_000)
    .run()
  expect(await statusAndCode(await restore('product', id))).toEqual([409, 'change.none'])
  expect((await queue('product', '&q=own'))[0]?.changeRestorableUntil ?? null).toBe(null)
  await bindings().DB.prepare('UPDATE reviews SET decided_at = ?').bind(Date.now()).run()
  expect((await own(id)).refused).toEqual([{ field: 'brand', before: null, after: 'One' }])
  const next = await as('OWNER', 'PATCH', `${OWN}/${id}`, { brand: 'Two' })
  expect(await statusAndCode(await restore('product', id))).toEqual([409, 'change.none'])
  for (const { reason, refused } of [(await next.json()).data, await own(id)])
    expect([reason, refused]).toEqual([null, []])
})

test('only a change of what was approved once can be refused alone, and only with a reason', async () => {
  const fresh = await ownProduct(bindings(), 1, { ...SOLD, status: 'draft' })
  await as('OWNER', 'PATCH', `${OWN}/${fresh}/status`, { status: 'moderation' })
  expect(await statusAndCode(await refuse('product', fresh, 'x'))).toEqual([409, 'change.none'])
  const sold = await ownProduct(bindings(), 2, SOLD)
  expect(await statusAndCode(await refuse('product', sold, 'x'))).toEqual([409, 'change.none'])
  await as('OWNER', 'PATCH', `${OWN}/${sold}`, { brand: 'One' })
  const bare = await refuse('product', sold, ' ')
  expect([bare.status, (await bare.json()).errors[0].path]).toEqual([422, 'reason'])
  expect((await own(sold)).brand).toBe('One')
})

test('a refused change of a company brings its approved version back; its goods stay public', async () => {
  const company = async () => (await (await as('ANONIM', 'GET', `/api/companies/${ural.id}?locale=en`)).json()).data
  const total = async () => (await (await as('ANONIM', 'GET', '/api/products')).json()).meta.total
  await resetCompany(bindings(), { verified: false })
  const before = await company()
  const goods = await total()
  await as('OWNER', 'PATCH', '/api/profile/company', { names: { en: 'Zebra Works' }, phone: '+79990000000', staff: 12 })
  expect((await company()).name.text).toBe('Zebra Works')
  expect((await refuse('company', ural.id, 'Not the registered name')).status).toBe(200)
  expect(await company()).toMatchObject({ name: before.name, phone: before.phone, slug: 'uralarmatura', staff: 12 })
  expect(await total()).toBe(goods)
  const search = async (q: string) => (await queue('company', `&q=${q}`)).map(({ id }: { id: string }) => id)
  expect([await search('uralarmatura'), await search('zebra')]).toEqual([[ural.id], []])
  expect((await (await as('OWNER', 'GET', '/api/profile/company')).json()).data).toMatchObject({
    status: 'active',
    reason: 'Not the registered name',
    refused: [
      expect.objectContaining({ field: 'names', after: { en: 'Zebra Works' } }),
      { field: 'phone', before: before.phone, after: '+79990000000' },
    ],
  })
  expect((await restore('company', ural.id)).status).toBe(200)
  expect((await company()).name.text).toBe('Zebra Works')
})

test('the tax number that a refused change gave up is not taken from the company that has it by now', async () => {
  const { DB } = bindings()
  await DB.prepare('UPDATE companies SET tax_number = ? WHERE id = ?').bind(INN, ural.id).run()
  await as('OWNER', 'PATCH', '/api/profile/company', { taxNumber: null })
  await DB.prepare('UPDATE companies SET tax_number = ? WHERE num = (SELECT max(num) FROM companies WHERE id <> ?)')
    .bind(INN, ural.id)
    .run()
  expect(await statusAndCode(await refuse('company', ural.id, 'x'))).toEqual([409, 'company.exists'])
  await DB.prepare('UPDATE companies SET tax_number = NULL WHERE tax_number = ?').bind(INN).run()
})

test('managers get one e-mail about several refused changes, which says that only the change is refused, and one about an undone one', async () => {
  const first = await ownProduct(bindings(), 1, SOLD)
  const second = await ownProduct(bindings(), 2, SOLD)
  for (const id of [first, second]) await as('OWNER', 'PATCH', `${OWN}/${id}`, { brand: 'Other' })
  await refuse('product', first, 'No such brand')
  expect(await messagesTo(PEOPLE.MANAGER.login)).toEqual([])
  await refuse('product', second, 'No such brand')
  const [message, ...others] = await messagesTo(PEOPLE.MANAGER.login)
  expect([message?.subject, others]).toEqual(['Submissions that need changes: 2', []])
  expect(message?.body).toContain('Own 1 (only the change; buyers see the previously approved version): No such brand')
  await restore('product', first)
  expect((await messagesTo(PEOPLE.MANAGER.login))[0]?.subject).toBe('Your change is restored: Own 1')
  await decide('product', first, 'published')
})

test('a decision about all products of a supplier refuses only changes of published ones', async () => {
  const ids = await Promise.all([1, 2, 3].map((num) => ownProduct(bindings(), num, SOLD)))
  for (const id of ids) await as('OWNER', 'PATCH', `${OWN}/${id}`, { brand: 'Other' })
  const fresh = await ownProduct(bindings(), 4, { ...SOLD, status: 'draft' })
  await as('OWNER', 'PATCH', `${OWN}/${fresh}/status`, { status: 'moderation' })
  const body = { status: 'rejected', reason: 'No such brand', until: new Date(Date.now() + 1000).toISOString() }
  const response = await as('ADMIN', 'POST', `${QUEUE.company}/${ural.id}/decisions`, body)
  expect((await response.json()).data).toEqual({ decided: 4, left: 0 })
  for (const id of ids) expect(await own(id)).toMatchObject({ status: 'published', brand: '', reason: 'No such brand' })
  expect((await own(fresh)).status).toBe('rejected')
})
