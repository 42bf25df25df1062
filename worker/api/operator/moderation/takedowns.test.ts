import { expect, test } from 'vitest'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { QUEUE, serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { READY } from '../../../../tests/fixtures/own-products.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, decide, isSold, messagesTo, queue } = serveModeration()

test('a company taken off the site comes back within a week with its goods and its review, except what has changed since', async () => {
  const total = async () => (await (await as('ANONIM', 'GET', '/api/products')).json()).meta.total
  const bringBack = () => as('ADMIN', 'POST', `${QUEUE.company}/${ural.id}/restore`)
  const before = await total()
  expect(await statusAndCode(await decide('company', ural.id, 'draft', 'Not this way'))).toEqual([
    409,
    'status.refused',
  ])
  expect(await statusAndCode(await bringBack())).toEqual([409, 'status.refused'])
  const own = await ownProduct(bindings(), 1, { ...READY, status: 'published' })
  await as('OWNER', 'PATCH', '/api/profile/company', { phone: '+79990000000' })
  expect((await queue('company'))[0]).toMatchObject({ goods: 44, restorableUntil: null })
  await decide('company', ural.id, 'blocked', 'Counterfeit')
  expect(await total()).toBe(before - 43)
  expect((await messagesTo(PEOPLE.OWNER.login))[0]).toMatchObject({
    subject: 'Hidden from buyers: Uralarmatura',
    body: expect.stringContaining('Counterfeit'),
  })
  await as('OWNER', 'PATCH', `/api/profile/company/products/${own}/status`, { status: 'archived' })
  const [found] = await queue('company', `&company=${ural.id}`)
  expect([found.status, Date.parse(found.restorableUntil)]).toEqual(['blocked', expect.any(Number)])
  expect((await bringBack()).status).toBe(200)
  expect(await total()).toBe(before)
  expect((await queue('company'))[0]).toMatchObject({ status: 'active', changes: [{ field: 'phone' }] })
  expect((await messagesTo(PEOPLE.OWNER.login))[0]?.subject).toBe('Back on the site: Uralarmatura')
  expect((await bringBack()).status).toBe(409)
})

test('a company taken off the site more than a week ago cannot be brought back in one step', async () => {
  await decide('company', ural.id, 'blocked', 'Counterfeit')
  await bindings()
    .DB.prepare('UPDATE takedowns SET created_at = ?')
    .bind(Date.now() - 8 * 86_400_000)
    .run()
  expect(await statusAndCode(await as('ADMIN', 'POST', `${QUEUE.company}/${ural.id}/restore`))).toEqual([
    409,
    'status.refused',
  ])
  expect((await queue('company', `&company=${ural.id}`))[0].restorableUntil).toBe(null)
  await decide('company', ural.id, 'draft', 'x')
})

const restored = async (id: string) => statusAndCode(await as('ADMIN', 'POST', `${QUEUE.product}/${id}/restore`))

test('a product taken off the site comes back as it was, with the change that waited; a supplier who was notified of the takedown is notified of its end', async () => {
  const id = await ownProduct(bindings(), 1, { ...READY, status: 'published' })
  expect(await restored(id)).toEqual([409, 'status.refused'])
  await as('OWNER', 'PATCH', `/api/profile/company/products/${id}`, { brand: 'Ural' })
  const one = async () => (await queue('product', `&product=${id}`))[0]
  const { changes, askedAt } = await one()
  await decide('product', id, 'rejected', 'Counterfeit')
  const off = await one()
  expect([off.status, off.askedAt, Date.parse(off.restorableUntil)]).toEqual(['rejected', null, expect.any(Number)])
  expect(await restored(id)).toEqual([200, undefined])
  expect([await isSold(id), await restored(id)]).toEqual([true, [409, 'status.refused']])
  expect(await one()).toMatchObject({ changes, askedAt, restorableUntil: null })
  const { results } = await bindings()
    .DB.prepare('SELECT decision FROM reviews WHERE untold = 1 AND decided_at IS NOT NULL')
    .all()
  expect(results).toEqual([{ decision: 'approved' }])
})

test('what its supplier has changed since waits; one that its supplier had hidden stays hidden', async () => {
  const shown = await ownProduct(bindings(), 1, { ...READY, status: 'published' })
  const hidden = await ownProduct(bindings(), 2, { ...READY, status: 'hidden' })
  for (const id of [shown, hidden]) await decide('product', id, 'rejected', 'Counterfeit')
  await as('OWNER', 'PATCH', `/api/profile/company/products/${shown}`, { brand: 'Other' })
  for (const id of [shown, hidden]) expect(await restored(id)).toEqual([200, undefined])
  expect(await queue('product')).toMatchObject([{ id: shown, status: 'published', changes: [{ field: 'brand' }] }])
  expect((await queue('product', `&product=${hidden}`))[0].status).toBe('hidden')
})

test('a product that comes back while its company is hidden is hidden with it; after a week it does not come back', async () => {
  const id = await ownProduct(bindings(), 1, { ...READY, status: 'published' })
  await decide('product', id, 'rejected', 'Counterfeit')
  await bindings().DB.prepare("UPDATE companies SET status = 'hidden' WHERE id = ?").bind(ural.id).run()
  expect(await restored(id)).toEqual([200, undefined])
  const row = () => bindings().DB.prepare('SELECT status, suspended FROM products WHERE id = ?').bind(id).first()
  expect(await row()).toEqual({ status: 'hidden', suspended: 1 })
  await decide('product', id, 'rejected', 'Counterfeit')
  await bindings()
    .DB.prepare('UPDATE reviews SET decided_at = ? WHERE taken_from IS NOT NULL')
    .bind(Date.now() - 8 * 86_400_000)
    .run()
  expect(await restored(id)).toEqual([409, 'status.refused'])
})
