import { expect, test } from 'vitest'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { QUEUE, serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { READY } from '../../../../tests/fixtures/own-products.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, decide, messagesTo, queue } = serveModeration()

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
