import { beforeEach, describe, expect, test } from 'vitest'
import { ids, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { NOBODY, ural } from '../../../../tests/fixtures/catalogue.ts'
import { QUEUE, serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { INN, resetCompany } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, decide, messagesTo, queue } = serveModeration()

const COMPLETE = { description: { en: 'Valves' }, taxNumber: INN, phone: '+79161234567' }

describe('a company', () => {
  beforeEach(async () => {
    await resetCompany(bindings(), { ...COMPLETE, status: 'draft' })
    await as('OWNER', 'PATCH', '/api/profile/company/status', { status: 'pending' })
  })

  test('waits in the queue with every field that is filled in', async () => {
    const [one, ...others] = await queue('company')
    expect(others).toEqual([])
    expect(one).toMatchObject({
      id: ural.id,
      status: 'pending',
      reason: null,
      askedAt: expect.any(String),
      verified: true,
    })
    expect(one.changes).toContainEqual({ field: 'phone', before: null, after: '+79161234567' })
    expect(one.changes.map(({ field }: { field: string }) => field)).not.toContain('logo')
  })

  test('is public once approved, and its managers get an e-mail', async () => {
    const response = await decide('company', ural.id, 'active', undefined, { 'If-Match': '"2"' })
    expect([response.status, response.headers.get('ETag')]).toEqual([200, '"3"'])
    expect((await response.json()).data).toEqual({ id: ural.id, status: 'active', reason: null, version: 3 })
    expect((await as('ANONIM', 'GET', `/api/companies/${ural.id}`)).status).toBe(200)
    expect(await queue('company')).toEqual([])
    const [email] = await messagesTo(PEOPLE.MANAGER.login)
    expect([email?.subject, email?.body]).toEqual([
      'Approved: Uralarmatura',
      expect.stringContaining(`/en/suppliers/${ural.id}`),
    ])
  })

  test('notifies a manager who has only a phone of its approval by SMS', async () => {
    const phone = '+79161234567'
    await bindings().DB.exec(
      `UPDATE contacts SET kind = 'phone', value = '${phone}' WHERE user = ${PEOPLE.MANAGER.num}`,
    )
    await decide('company', ural.id, 'active')
    const [sms] = await messagesTo(phone)
    expect(sms?.body).toContain(`http://localhost/en/suppliers/${ural.id}`)
  })

  test.each([
    ['service', 'services/company'],
    ['both', 'suppliers'],
  ] as const)('the e-mail about an approved company of kind "%s" links to a page that exists', async (kind, path) => {
    await bindings().DB.prepare('UPDATE companies SET kind = ? WHERE num = ?').bind(kind, ural.num).run()
    await decide('company', ural.id, 'active')
    const [email] = await messagesTo(PEOPLE.MANAGER.login)
    expect(email?.body).toContain(`/en/${path}/${ural.id}-${ural.slug}`)
  })

  test('can be submitted again after it was sent back with a reason, which its members can read', async () => {
    expect((await decide('company', ural.id, 'draft')).status).toBe(422)
    expect((await decide('company', ural.id, 'draft', ' ')).status).toBe(422)
    await decide('company', ural.id, 'draft', 'Нет такого адреса.')
    const { data } = await (await as('EMPLOYEE', 'GET', '/api/profile/company')).json()
    expect(data).toMatchObject({ status: 'draft', reason: 'Нет такого адреса.' })
    expect((await messagesTo(PEOPLE.OWNER.login))[0]?.body).toContain('Нет такого адреса.')
    await as('OWNER', 'PATCH', '/api/profile/company/status', { status: 'pending' })
    expect((await (await as('OWNER', 'GET', '/api/profile/company')).json()).data.reason).toBe(null)
    expect(ids(await queue('company'))).toEqual([ural.id])
  })

  test('refuses a decision on an older version', async () => {
    expect((await decide('company', ural.id, 'active', '', { 'If-Match': '"1"' })).status).toBe(412)
  })

  test('stays in the queue after a decision for the status it already has', async () => {
    await decide('company', ural.id, 'pending')
    expect(ids(await queue('company'))).toEqual([ural.id])
  })
})

describe('a published company', () => {
  test('waits with what has changed, and its approval sends no e-mail', async () => {
    await as('OWNER', 'PATCH', '/api/profile/company', { names: { en: 'New name' }, staff: 7 })
    expect((await queue('company'))[0].changes).toEqual([
      { field: 'names', before: ural.names, after: { en: 'New name' } },
    ])
    await decide('company', ural.id, 'active')
    expect(await queue('company')).toEqual([])
    const row = await bindings().DB.prepare('SELECT decision, decided_by FROM reviews').first()
    expect(row).toEqual({ decision: 'approved', decided_by: PEOPLE.ADMIN.num })
    expect(await messagesTo(PEOPLE.OWNER.login)).toEqual([])
  })

  test('has its products hidden while it is blocked, until it is approved again', async () => {
    const total = async () => (await (await as('ANONIM', 'GET', '/api/products')).json()).meta.total
    const before = await total()
    await decide('company', ural.id, 'blocked', 'Counterfeit')
    expect(await total()).toBe(before - 43)
    expect(
      (await (await as('OWNER', 'PATCH', '/api/profile/company/status', { status: 'active' })).json()).allowed,
    ).toEqual([])
    await decide('company', ural.id, 'draft', 'Explained')
    await as('OWNER', 'PATCH', '/api/profile/company', COMPLETE)
    await as('OWNER', 'PATCH', '/api/profile/company/status', { status: 'pending' })
    await decide('company', ural.id, 'active')
    expect(await total()).toBe(before)
  })

  test('is found by a search in any status', async () => {
    await decide('company', ural.id, 'blocked', 'Counterfeit')
    expect(await queue('company', '&q=uralarmatura')).toMatchObject([
      { id: ural.id, status: 'blocked', askedAt: null, changes: [] },
    ])
    await decide('company', ural.id, 'draft', 'x')
  })
})

test('a decision on an unknown company or product is a 404', async () => {
  expect(await statusAndCode(await decide('company', NOBODY, 'active'))).toEqual([404, 'company.unknown'])
  expect(await statusAndCode(await decide('product', 'x', 'published'))).toEqual([404, 'product.unknown'])
  expect((await decide('company', ural.id, 'nonsense')).status).toBe(422)
  expect((await as('ADMIN', 'GET', `${QUEUE.company}?page=0`)).status).toBe(422)
})
