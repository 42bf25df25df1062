import { expect, test } from 'vitest'
import { ids, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ballValves, bolts, drawing, ural } from '../../../../tests/fixtures/catalogue.ts'
import { serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { READY } from '../../../../tests/fixtures/own-products.ts'
import { ownProduct, resetCompany } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, decide, isSold, queue, submit } = serveModeration()

test('the product submitted first comes first in the queue, and only an approved one is public', async () => {
  const first = await ownProduct(bindings(), 1, READY)
  const second = await ownProduct(bindings(), 2, READY)
  for (const id of [second, first]) await submit(id)
  const waiting = await queue('product')
  expect(ids(waiting)).toEqual([second, first])
  expect(waiting[0]).toMatchObject({ company: { id: ural.id }, status: 'moderation' })
  expect(waiting[0].changes).toContainEqual({ field: 'category', before: null, after: bolts.names })
  expect((await decide('product', second, 'published')).status).toBe(200)
  expect([await isSold(second), await isSold(first)]).toEqual([true, false])
  expect(ids(await queue('product'))).toEqual([first])
})

test('a product submitted again after a refusal shows the earlier reason and what has changed since', async () => {
  const id = await ownProduct(bindings(), 1, READY)
  await submit(id)
  await decide('product', id, 'rejected', 'Blurred picture')
  await as('OWNER', 'PATCH', `/api/profile/company/products/${id}`, { brand: 'Ural' })
  await submit(id)
  const [one] = await queue('product')
  expect(one.earlier).toEqual({
    reason: 'Blurred picture',
    decidedAt: expect.any(String),
    changes: [{ field: 'brand', before: null, after: 'Ural' }],
  })
  await decide('product', id, 'published')
  await as('OWNER', 'PATCH', `/api/profile/company/products/${id}`, { brand: 'Other' })
  expect((await queue('product'))[0].earlier).toBe(null)
})

test('a product in the queue has its price, addresses of its pictures and its supplier’s status', async () => {
  await submit(await ownProduct(bindings(), 1, READY))
  const [one] = await queue('product')
  expect(one).toMatchObject({
    company: { status: 'active' },
    prices: { tiers: [{ from: 1, amount: 500 }] },
    pictures: [{ url: `/api/files/common/${drawing.id}` }],
  })
  expect(one.changes).toContainEqual({
    field: 'pictures',
    before: null,
    after: [{ url: `/api/files/common/${drawing.id}`, kind: 'drawing' }],
  })
})

test('a supplier reads when a moderator first had its product on the screen; reading the queue without showing it does not count', async () => {
  const id = await ownProduct(bindings(), 1, READY)
  const own = async () => (await (await as('EMPLOYEE', 'GET', `/api/profile/company/products/${id}`)).json()).data
  await submit(id)
  await queue('product')
  expect((await own()).seenAt).toBe(null)
  const open = () => as('ADMIN', 'GET', '/app/admin/products?seen=1')
  expect((await open()).status).toBe(200)
  const { seenAt } = await own()
  expect(Date.parse(seenAt)).toBeGreaterThan(Date.now() - 60_000)
  await bindings().DB.exec('UPDATE reviews SET seen_at = 1000 WHERE decided_at IS NULL')
  await open()
  expect((await own()).seenAt).toBe('1970-01-01T00:00:01.000Z')
  const [listed] = (await (await as('OWNER', 'GET', '/api/profile/company/products?status=moderation')).json()).data
  expect(listed.seenAt).toBe('1970-01-01T00:00:01.000Z')
  await decide('product', id, 'rejected', 'Blurred picture')
  expect((await own()).seenAt).toBe(null)
  await submit(id)
  expect((await own()).seenAt).toBe(null)
})

test('a rejected product shows its members the reason, until it is submitted again', async () => {
  const id = await ownProduct(bindings(), 1, READY)
  await submit(id)
  const refused = await decide('product', id, 'rejected')
  expect([refused.status, (await refused.json()).errors[0].path]).toEqual([422, 'reason'])
  await decide('product', id, 'rejected', 'Blurred picture')
  const own = async () => (await (await as('EMPLOYEE', 'GET', `/api/profile/company/products/${id}`)).json()).data
  expect(await own()).toMatchObject({ status: 'rejected', reason: 'Blurred picture' })
  expect((await submit(id)).status).toBe(200)
  expect(await own()).toMatchObject({ status: 'moderation', reason: null })
})

test('a published product that was changed waits with the change, and is hidden once rejected', async () => {
  const id = await ownProduct(bindings(), 1, { ...READY, status: 'published' })
  await as('OWNER', 'PATCH', `/api/profile/company/products/${id}`, { category: ballValves.id })
  expect((await queue('product'))[0].changes).toEqual([
    { field: 'category', before: bolts.names, after: ballValves.names },
  ])
  expect(await isSold(id)).toBe(true)
  await decide('product', id, 'rejected', 'This is a bolt')
  expect([await isSold(id), await queue('product')]).toEqual([false, []])
})

test('a product cannot be published while its company is hidden', async () => {
  const id = await ownProduct(bindings(), 1, { ...READY, status: 'moderation' })
  await resetCompany(bindings(), { status: 'hidden' })
  expect(await statusAndCode(await decide('product', id, 'published'))).toEqual([409, 'company.not-active'])
})

test('moderators cannot publish a draft', async () => {
  const id = await ownProduct(bindings(), 1, READY)
  expect(await (await decide('product', id, 'published')).json()).toMatchObject({
    code: 'status.refused',
    allowed: [],
  })
})

test('a search finds a product in any status', async () => {
  const { data } = await (
    await as('OWNER', 'POST', '/api/profile/company/products', { names: { ru: 'Гироскоп' }, category: bolts.id })
  ).json()
  expect(await queue('product', '&q=гироскопы')).toMatchObject([{ id: data.id, status: 'draft', askedAt: null }])
})
