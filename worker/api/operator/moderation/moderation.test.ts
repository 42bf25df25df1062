import { beforeEach, describe, expect, test } from 'vitest'
import en from '../../../../locales/en.json'
import ru from '../../../../locales/ru.json'
import { ids, servePeople } from '../../../../tests/fixtures/api.ts'
import { ballValves, bolts, drawing, NOBODY, ural } from '../../../../tests/fixtures/catalogue.ts'
import { PEOPLE, personId } from '../../../../tests/fixtures/people.ts'
import { forgetOwnProducts, INN, ownProduct, resetCompany } from '../../../../tests/fixtures/suppliers.ts'
import { announceDecisions } from './announce-decisions.ts'

const { as, bindings, variables } = servePeople()
beforeEach(async () => {
  variables.ENVIRONMENT = 'local'
  await resetCompany(bindings())
  await forgetOwnProducts(bindings())
})

const QUEUE = { company: '/app/admin/companies', product: '/app/admin/products' }
const code = async (response: Response) => [response.status, (await response.json()).code]
const queue = async (kind: 'company' | 'product', query = '') =>
  (await (await as('ADMIN', 'GET', `${QUEUE[kind]}?locale=en${query}`)).json()).data
const decide = (kind: 'company' | 'product', id: string, status: string, reason?: string, headers = {}) =>
  as('ADMIN', 'PATCH', `${QUEUE[kind]}/${id}/status`, { status, ...(reason !== undefined && { reason }) }, headers)
const letters = async (to: string): Promise<{ subject: string; body: string }[]> =>
  (await (await as('ANONIM', 'GET', `/dev/outbox?to=${encodeURIComponent(to)}`)).json()).data

const COMPLETE = { description: { en: 'Valves' }, taxNumber: INN, phone: '+79161234567' }
const READY = {
  pictures: [{ id: drawing.id, kind: 'drawing' as const, width: 400, height: 300 }],
  tiers: [{ from: 1, amount: 500 }],
  priceRub: 500,
}

describe('a company', () => {
  beforeEach(async () => {
    await resetCompany(bindings(), { ...COMPLETE, status: 'draft' })
    await as('OWNER', 'PATCH', '/api/profile/company/status', { status: 'pending' })
  })

  test('waits with all there is of it', async () => {
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

  test('approved, it is public and its managers get an e-mail', async () => {
    const response = await decide('company', ural.id, 'active', undefined, { 'If-Match': '"2"' })
    expect([response.status, response.headers.get('ETag')]).toEqual([200, '"3"'])
    expect((await response.json()).data).toEqual({ id: ural.id, status: 'active', reason: null, version: 3 })
    expect((await as('ANONIM', 'GET', `/api/companies/${ural.id}`)).status).toBe(200)
    expect(await queue('company')).toEqual([])
    const [letter] = await letters(PEOPLE.MANAGER.login)
    expect([letter?.subject, letter?.body]).toEqual([
      'Approved: Uralarmatura',
      expect.stringContaining(`/en/suppliers/${ural.id}`),
    ])
  })

  test('approved, a manager who has a phone alone is notified by SMS', async () => {
    const phone = '+79161234567'
    await bindings().DB.exec(
      `UPDATE contacts SET kind = 'phone', value = '${phone}' WHERE user = ${PEOPLE.MANAGER.num}`,
    )
    await decide('company', ural.id, 'active')
    const [sms] = await letters(phone)
    expect(sms?.body).toContain(`http://localhost/en/suppliers/${ural.id}`)
  })

  test.each([
    ['service', 'services/company'],
    ['both', 'suppliers'],
  ] as const)('the e-mail about an approved company of kind "%s" leads to a page that it has', async (kind, path) => {
    await bindings().DB.prepare('UPDATE companies SET kind = ? WHERE num = ?').bind(kind, ural.num).run()
    await decide('company', ural.id, 'active')
    const [email] = await letters(PEOPLE.MANAGER.login)
    expect(email?.body).toContain(`/en/${path}/${ural.id}-${ural.slug}`)
  })

  test('sent back with a reason, its members can read it and send it in again', async () => {
    expect((await decide('company', ural.id, 'draft')).status).toBe(422)
    expect((await decide('company', ural.id, 'draft', ' ')).status).toBe(422)
    await decide('company', ural.id, 'draft', 'Нет такого адреса.')
    const { data } = await (await as('EMPLOYEE', 'GET', '/api/profile/company')).json()
    expect(data).toMatchObject({ status: 'draft', reason: 'Нет такого адреса.' })
    expect((await letters(PEOPLE.OWNER.login))[0]?.body).toContain('Нет такого адреса.')
    await as('OWNER', 'PATCH', '/api/profile/company/status', { status: 'pending' })
    expect((await (await as('OWNER', 'GET', '/api/profile/company')).json()).data.reason).toBe(null)
    expect(ids(await queue('company'))).toEqual([ural.id])
  })

  test('a decision on an older version is refused', async () => {
    expect((await decide('company', ural.id, 'active', '', { 'If-Match': '"1"' })).status).toBe(412)
  })

  test('a decision for the status that it has already leaves it in the queue', async () => {
    await decide('company', ural.id, 'pending')
    expect(ids(await queue('company'))).toEqual([ural.id])
  })
})

describe('a company that everybody sees', () => {
  test('waits with what has changed, and is approved of as it is', async () => {
    await as('OWNER', 'PATCH', '/api/profile/company', { names: { en: 'New name' }, staff: 7 })
    expect((await queue('company'))[0].changes).toEqual([
      { field: 'names', before: ural.names, after: { en: 'New name' } },
    ])
    await decide('company', ural.id, 'active')
    expect(await queue('company')).toEqual([])
    const row = await bindings().DB.prepare('SELECT decision, decided_by FROM reviews').first()
    expect(row).toEqual({ decision: 'approved', decided_by: PEOPLE.ADMIN.num })
    expect(await letters(PEOPLE.OWNER.login)).toEqual([])
  })

  test('blocked, its products are gone, and come back once it is looked at again', async () => {
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

  test('taken off the site, it comes back within a week with its goods and its review, except what has changed since', async () => {
    const total = async () => (await (await as('ANONIM', 'GET', '/api/products')).json()).meta.total
    const bringBack = () => as('ADMIN', 'POST', `${QUEUE.company}/${ural.id}/restore`)
    const before = await total()
    expect(await code(await decide('company', ural.id, 'draft', 'Not this way'))).toEqual([409, 'status.refused'])
    expect(await code(await bringBack())).toEqual([409, 'status.refused'])
    const own = await ownProduct(bindings(), 1, { ...READY, status: 'published' })
    await as('OWNER', 'PATCH', '/api/profile/company', { phone: '+79990000000' })
    expect((await queue('company'))[0]).toMatchObject({ goods: 44, restorableUntil: null })
    await decide('company', ural.id, 'blocked', 'Counterfeit')
    expect(await total()).toBe(before - 43)
    expect((await letters(PEOPLE.OWNER.login))[0]).toMatchObject({
      subject: 'Taken off the site: Uralarmatura',
      body: expect.stringContaining('Counterfeit'),
    })
    await as('OWNER', 'PATCH', `/api/profile/company/products/${own}/status`, { status: 'archived' })
    const [found] = await queue('company', `&company=${ural.id}`)
    expect([found.status, Date.parse(found.restorableUntil)]).toEqual(['blocked', expect.any(Number)])
    expect((await bringBack()).status).toBe(200)
    expect(await total()).toBe(before)
    expect((await queue('company'))[0]).toMatchObject({ status: 'active', changes: [{ field: 'phone' }] })
    expect((await letters(PEOPLE.OWNER.login))[0]?.subject).toBe('Back on the site: Uralarmatura')
    expect((await bringBack()).status).toBe(409)
  })

  test('taken off more than a week ago, it is not brought back by itself', async () => {
    await decide('company', ural.id, 'blocked', 'Counterfeit')
    await bindings()
      .DB.prepare('UPDATE takedowns SET created_at = ?')
      .bind(Date.now() - 8 * 86_400_000)
      .run()
    expect(await code(await as('ADMIN', 'POST', `${QUEUE.company}/${ural.id}/restore`))).toEqual([
      409,
      'status.refused',
    ])
    expect((await queue('company', `&company=${ural.id}`))[0].restorableUntil).toBe(null)
    await decide('company', ural.id, 'draft', 'x')
  })

  test('is found by words in any state', async () => {
    await decide('company', ural.id, 'blocked', 'Counterfeit')
    expect(await queue('company', '&q=uralarmatura')).toMatchObject([
      { id: ural.id, status: 'blocked', askedAt: null, changes: [] },
    ])
    await decide('company', ural.id, 'draft', 'x')
  })
})

describe('a product', () => {
  const sendIn = (id: string) =>
    as('OWNER', 'PATCH', `/api/profile/company/products/${id}/status`, { status: 'moderation' })
  const isSold = async (id: string) => (await as('ANONIM', 'GET', `/api/products/${id}`)).status === 200

  test('from a draft to everybody, in the order of who came first', async () => {
    const first = await ownProduct(bindings(), 1, READY)
    const second = await ownProduct(bindings(), 2, READY)
    for (const id of [second, first]) await sendIn(id)
    const waiting = await queue('product')
    expect(ids(waiting)).toEqual([second, first])
    expect(waiting[0]).toMatchObject({ company: { id: ural.id }, status: 'moderation' })
    expect(waiting[0].changes).toContainEqual({ field: 'category', before: null, after: bolts.names })
    expect((await decide('product', second, 'published')).status).toBe(200)
    expect([await isSold(second), await isSold(first)]).toEqual([true, false])
    expect(ids(await queue('product'))).toEqual([first])
  })

  test('decided alone, it has an e-mail of its own; several get one e-mail once none of the supplier waits any more', async () => {
    const nums = [1, 2, 3, 4]
    const all = await Promise.all(nums.map((num) => ownProduct(bindings(), num, READY)))
    const [alone = '', ...others] = all
    await sendIn(alone)
    await decide('product', alone, 'published')
    expect(await letters(PEOPLE.MANAGER.login)).toMatchObject([{ subject: 'Approved: Own 1' }])
    for (const id of others) await sendIn(id)
    for (const id of others.slice(0, 2)) await decide('product', id, 'published')
    expect(await letters(PEOPLE.MANAGER.login)).toHaveLength(1)
    await decide('product', others[2] ?? '', 'rejected', ru.moderation.reasons.picture)
    const [letter, ...before] = await letters(PEOPLE.MANAGER.login)
    expect(before).toHaveLength(1)
    expect(letter?.subject).toBe('Approved: 2, sent back: 1')
    expect(letter?.body).toContain(`/en/profile/product/${others[2]}`)
    // A ready reason is in the reader's language, whichever the moderator works in.
    expect(letter?.body).toContain(en.moderation.reasons.picture)
  })

  test('what the moderators have left for ten minutes is told of with their next decision, or by the job', async () => {
    const [decided, waiting] = [await ownProduct(bindings(), 1, READY), await ownProduct(bindings(), 2, READY)]
    for (const id of [decided, waiting]) await sendIn(id)
    await decide('product', decided, 'published')
    const runJob = (now: number) =>
      announceDecisions({ ...bindings(), ASSETS: Object(), ENVIRONMENT: 'local' }, 'https://market.example', now)
    expect(await runJob(Date.now())).toBe(0)
    expect(await letters(PEOPLE.MANAGER.login)).toEqual([])
    const later = Date.now() + 11 * 60_000
    expect([await runJob(later), await runJob(later)]).toEqual([1, 0])
    expect(await letters(PEOPLE.MANAGER.login)).toMatchObject([
      { subject: 'Approved: Own 1', body: expect.stringContaining('https://market.example/en/product/') },
    ])
  })

  test('all of a supplier are decided in steps, with one e-mail; what came later waits on', async () => {
    const count = 210
    for (let num = 1; num <= count; num++) await ownProduct(bindings(), num, { ...READY, status: 'moderation' })
    const DB = bindings().DB
    await DB.prepare(
      `INSERT INTO reviews (kind, subject, company, before, asked_at)
       SELECT 'product', num, company, '{}', 1000 FROM products WHERE status = 'moderation'`,
    ).run()
    const late = await ownProduct(bindings(), count + 1, READY)
    await sendIn(late)
    const step = async () => {
      const body = { status: 'published', until: new Date(2000).toISOString() }
      return (await (await as('ADMIN', 'POST', `${QUEUE.company}/${ural.id}/decisions`, body)).json()).data
    }
    expect(await step()).toEqual({ decided: 200, left: 10 })
    expect(await step()).toEqual({ decided: 10, left: 0 })
    expect(await step()).toEqual({ decided: 0, left: 0 })
    expect(ids(await queue('product', `&company=${ural.id}`))).toEqual([late])
    await decide('product', late, 'published')
    expect(await letters(PEOPLE.MANAGER.login)).toMatchObject([{ subject: 'Approved: 211' }])
    expect(await isSold(late)).toBe(true)
  })

  test('refused and submitted again, it says the earlier reason and what has changed since', async () => {
    const id = await ownProduct(bindings(), 1, READY)
    await sendIn(id)
    await decide('product', id, 'rejected', 'Blurred picture')
    await as('OWNER', 'PATCH', `/api/profile/company/products/${id}`, { brand: 'Ural' })
    await sendIn(id)
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

  test('is shown with its price, its pictures’ addresses and its supplier’s status, and no id of ours', async () => {
    await sendIn(await ownProduct(bindings(), 1, READY))
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

  test('rejected with a reason, mended and sent in again', async () => {
    const id = await ownProduct(bindings(), 1, READY)
    await sendIn(id)
    const refused = await decide('product', id, 'rejected')
    expect([refused.status, (await refused.json()).errors[0].path]).toEqual([422, 'reason'])
    await decide('product', id, 'rejected', 'Blurred picture')
    const own = async () => (await (await as('EMPLOYEE', 'GET', `/api/profile/company/products/${id}`)).json()).data
    expect(await own()).toMatchObject({ status: 'rejected', reason: 'Blurred picture' })
    expect((await sendIn(id)).status).toBe(200)
    expect(await own()).toMatchObject({ status: 'moderation', reason: null })
  })

  test('changed afterwards waits with what has changed; refused, it is gone', async () => {
    const id = await ownProduct(bindings(), 1, { ...READY, status: 'published' })
    await as('OWNER', 'PATCH', `/api/profile/company/products/${id}`, { category: ballValves.id })
    expect((await queue('product'))[0].changes).toEqual([
      { field: 'category', before: bolts.names, after: ballValves.names },
    ])
    expect(await isSold(id)).toBe(true)
    await decide('product', id, 'rejected', 'This is a bolt')
    expect([await isSold(id), await queue('product')]).toEqual([false, []])
  })

  test('cannot be published while its company is away', async () => {
    const id = await ownProduct(bindings(), 1, { ...READY, status: 'moderation' })
    await resetCompany(bindings(), { status: 'hidden' })
    expect(await code(await decide('product', id, 'published'))).toEqual([409, 'company.not-active'])
  })

  test('from a state that is not the house’s business', async () => {
    const id = await ownProduct(bindings(), 1, READY)
    expect(await (await decide('product', id, 'published')).json()).toMatchObject({
      code: 'status.refused',
      allowed: [],
    })
  })

  test('is found by words in any state', async () => {
    const { data } = await (
      await as('OWNER', 'POST', '/api/profile/company/products', { names: { ru: 'Гироскоп' }, category: bolts.id })
    ).json()
    expect(await queue('product', '&q=гироскопы')).toMatchObject([{ id: data.id, status: 'draft', askedAt: null }])
  })
})

describe('verifications', () => {
  const path = `${QUEUE.company}/${ural.id}/verifications`
  const given = {
    fact: 'registration',
    source: { en: 'Federal Tax Service', ru: 'ФНС России' },
    checkedAt: '2026-01-02',
  }

  test('are recorded, shown as evidence, and taken back', async () => {
    await resetCompany(bindings(), { verified: false })
    const response = await as('ADMIN', 'POST', path, given)
    expect([response.status, await response.json()]).toEqual([
      201,
      { data: { verified: true, verifications: [{ ...given, by: personId('ADMIN') }] } },
    ])
    await as('ADMIN', 'POST', path, { ...given, checkedAt: '2026-01-03' })
    await as('ADMIN', 'POST', path, { ...given, fact: 'production-site' })
    const seen = async () => (await (await as('ANONIM', 'GET', `/api/companies/${ural.id}?locale=ru`)).json()).data
    expect((await seen()).verifications).toEqual([
      { fact: 'registration', source: { text: 'ФНС России', lang: 'ru' }, checkedAt: '2026-01-03' },
      { fact: 'production-site', source: { text: 'ФНС России', lang: 'ru' }, checkedAt: '2026-01-02' },
    ])
    expect((await as('ADMIN', 'DELETE', `${path}?fact=registration`)).status).toBe(204)
    expect(await seen()).toMatchObject({ verified: false, verifications: [{ fact: 'production-site' }] })
    expect(await code(await as('ADMIN', 'DELETE', `${path}?fact=registration`))).toEqual([404, 'verification.unknown'])
  })

  test.each([
    [{ ...given, fact: 'honesty' }, 'fact'],
    [{ ...given, source: {} }, 'source'],
    [{ ...given, checkedAt: '2026-13-01' }, 'checkedAt'],
    [{ ...given, checkedAt: '2999-01-01' }, 'checkedAt'],
  ])('%o is wrong', async (wrong, at) => {
    const response = await as('ADMIN', 'POST', path, wrong)
    expect([response.status, (await response.json()).errors[0].path]).toEqual([422, at])
  })
})

test('what is not there cannot be decided', async () => {
  expect(await code(await decide('company', NOBODY, 'active'))).toEqual([404, 'company.unknown'])
  expect(await code(await decide('product', 'x', 'published'))).toEqual([404, 'product.unknown'])
  expect((await decide('company', ural.id, 'nonsense')).status).toBe(422)
  expect((await as('ADMIN', 'GET', `${QUEUE.company}?page=0`)).status).toBe(422)
})
