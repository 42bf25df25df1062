import { describe, expect, test } from 'vitest'
import { flangedValve } from '../../../../tests/fixtures/catalogue.ts'
import { PEOPLE, type PersonName, personId } from '../../../../tests/fixtures/people.ts'
import { pass, serveSignIn, wrong } from '../../../../tests/fixtures/sign-in.ts'
import { inquiry, ownProduct, waitingReviews } from '../../../../tests/fixtures/suppliers.ts'
import { database } from '../../../db/connection.ts'
import { raise } from '../../delivery/raise.ts'
import { writeBatch } from '../../http/writes/commit.ts'
import { findPerson } from './person.ts'

const { as, bindings, lastCode, post, requestCode } = serveSignIn()

/** Requests a deletion code and deletes the account with it. */
async function erase(name: PersonName) {
  await as(name, 'POST', '/api/profile/erasure-code')
  return as(name, 'DELETE', '/api/profile', { code: await lastCode(PEOPLE[name].login) })
}

test('the archive has all data of its owner and none of anyone else', async () => {
  await as('MANAGER', 'POST', `/api/products/${flangedValve.id}/favourite`)
  const response = await as('MANAGER', 'GET', '/api/profile/archive')
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment/)
  const { data } = await response.json()
  expect(data.account).toMatchObject([{ id: personId('MANAGER'), name: 'MANAGER' }])
  expect(data.contacts).toMatchObject([{ value: PEOPLE.MANAGER.login }])
  expect(data.favourites).toMatchObject([{ id: flangedValve.id }])
  expect(data.organizations).toMatchObject([{ role: 'MANAGER' }])
  const text = JSON.stringify(data)
  for (const other of ['OWNER', 'USER', 'EMPLOYEE'] as const) {
    expect(text).not.toContain(personId(other))
    expect(text).not.toContain(PEOPLE[other].login)
  }
})

describe('deleting an account', () => {
  test('needs a code that was sent for the deletion', async () => {
    const signIn = await requestCode(PEOPLE.USER.login)
    expect((await as('USER', 'DELETE', '/api/profile', { code: signIn })).status).toBe(422)
    pass(61)
    await as('USER', 'POST', '/api/profile/erasure-code')
    const code = await lastCode(PEOPLE.USER.login)
    expect((await as('USER', 'DELETE', '/api/profile', { code: wrong(code) })).status).toBe(422)
    expect((await as('USER', 'DELETE', '/api/profile')).status).toBe(415)
    expect((await as('USER', 'DELETE', '/api/profile', { code })).status).toBe(204)
    expect((await as('USER', 'GET', '/api/profile')).status).toBe(401)
  })

  test('leaves no personal data in any table', async () => {
    const { DB } = bindings()
    await as('EMPLOYEE', 'PATCH', '/api/profile', { name: 'Unmistakable Name' })
    await as('EMPLOYEE', 'POST', `/api/products/${flangedValve.id}/favourite`, undefined, {
      'Idempotency-Key': 'unmistakable-key-0001',
    })
    await DB.exec("UPDATE employees SET name = 'Unmistakable Name', contact = 'employee@ural.example' WHERE user = 2")
    await DB.exec("UPDATE sessions SET agent = 'Unmistakable Browser' WHERE user = 2")
    await inquiry(bindings(), 1, { user: 2, contact: { name: 'Unmistakable Name', email: 'other@ural.example' } })
    // Sent before there was an account.
    await inquiry(bindings(), 2, {
      message: 'Call the Unmistakable Name',
      contact: { name: 'Unmistakable Name', email: PEOPLE.EMPLOYEE.login },
    })
    expect((await erase('EMPLOYEE')).status).toBe(204)
    const { results } = await DB.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all<{ name: string }>()
    for (const { name } of results.filter(({ name }) => !/^_cf|_fts|_terms|sqlite_|outbox/.test(name))) {
      const rows = JSON.stringify((await DB.prepare(`SELECT * FROM ${name}`).all()).results)
      expect(rows, name).not.toMatch(/Unmistakable|employee@ural\.example/)
    }
  })

  test('withdraws the consent, of which the record stays as proof', async () => {
    const { DB } = bindings()
    const add = "INSERT INTO consents (user, version, locale, given_at) VALUES (?, '2026-11-23', 'ru', 5)"
    await DB.batch([PEOPLE.USER.num, PEOPLE.OWNER.num].map((user) => DB.prepare(add).bind(user)))
    const { data } = await (await as('USER', 'GET', '/api/profile/archive')).json()
    const given = { version: '2026-11-23', locale: 'ru', given_at: 5 }
    expect(data.consents).toEqual([{ ...given, withdrawn_at: null }])
    expect((await erase('USER')).status).toBe(204)
    const rows = await DB.prepare('SELECT version, locale, given_at, withdrawn_at FROM consents ORDER BY user').all()
    expect(rows.results).toContainEqual({ ...given, withdrawn_at: expect.any(Number) })
    expect(rows.results).toContainEqual({ ...given, withdrawn_at: null })
  })

  test('leaves of an inquiry the product, the quantity and the reply, and partnership requests, as the screen names them', async () => {
    const { DB } = bindings()
    await inquiry(bindings(), 3, {
      user: PEOPLE.USER.num,
      quantity: 7,
      message: 'Call me',
      reply: 'In stock',
      contact: { name: 'A Buyer', email: PEOPLE.USER.login },
    })
    await DB.exec(
      "INSERT INTO leads (id, page, contact, message, locale, created_at) VALUES ('lead-that-stays', 'talp', '{}', 'x', 'en', 1)",
    )
    const product = await DB.prepare('SELECT product FROM inquiries WHERE quantity = 7').first('product')
    expect((await erase('USER')).status).toBe(204)
    const left = await DB.prepare(
      'SELECT user, contact, message, receipt, product, quantity, reply FROM inquiries WHERE quantity = 7',
    ).first()
    expect(left).toEqual({
      user: null,
      contact: '{}',
      message: '',
      receipt: null,
      product,
      quantity: 7,
      reply: 'In stock',
    })
    expect(await DB.prepare("SELECT 1 FROM leads WHERE id = 'lead-that-stays'").first()).not.toBeNull()
    await DB.exec("DELETE FROM leads WHERE id = 'lead-that-stays'")
  })

  test('lets the login register again', async () => {
    await erase('USER')
    pass(61)
    const login = PEOPLE.USER.login
    const response = await post('verify-code', { login, code: await requestCode(login) })
    expect((await response.json()).data).toHaveProperty('registrationToken')
  })

  test('is refused to the only owner of an organization with other members', async () => {
    const response = await erase('OWNER')
    expect(response.status).toBe(409)
    expect((await response.json()).code).toBe('owner.last')
    expect((await as('OWNER', 'GET', '/api/profile')).status).toBe(200)
  })

  test('closes the organization of an owner without other members', async () => {
    const { DB } = bindings()
    await DB.exec("UPDATE companies SET email = 'sales@closed.example', phone = '+79161234567' WHERE num = 2")
    const published = await ownProduct(bindings(), 1, { company: 2, status: 'published' })
    const pending = await ownProduct(bindings(), 2, { company: 2, status: 'moderation' })
    await DB.prepare(
      "INSERT INTO reviews (kind, subject, before, asked_at) SELECT 'product', num, '{}', 1 FROM products WHERE id = ?",
    )
      .bind(pending)
      .run()
    const company = () => DB.prepare('SELECT status, email, phone, tax_number FROM companies WHERE num = 2').first()
    const productStatus = (id: string) =>
      DB.prepare('SELECT status FROM products WHERE id = ?').bind(id).first('status')
    expect(await company()).toMatchObject({ status: 'active', email: 'sales@closed.example' })

    expect((await erase('FOREIGN_OWNER')).status).toBe(204)
    expect(await company()).toEqual({ status: 'hidden', email: null, phone: null, tax_number: null })
    expect([await productStatus(published), await productStatus(pending)]).toEqual(['hidden', 'draft'])
    expect((await as('ANONIM', 'GET', `/api/products/${published}`)).status).toBe(410)
    expect(await waitingReviews(bindings())).toEqual([])
    await DB.exec("UPDATE companies SET status = 'active' WHERE num = 2")
  })
})

test('an operator finds a user by a verified login, with the organization and the role in it', async () => {
  const find = (login: string) => findPerson(database(bindings().DB), login)
  expect(await find(PEOPLE.OWNER.login)).toMatchObject({
    id: personId('OWNER'),
    organizations: [{ num: 1, role: 'OWNER' }],
  })
  expect(await find(PEOPLE.USER.login)).toMatchObject({ id: personId('USER'), organizations: [] })
  expect(await find('nobody@people.example')).toBeNull()
  await bindings().DB.exec('UPDATE contacts SET verified_at = NULL WHERE user = 1')
  expect(await find(PEOPLE.USER.login)).toBeNull()
})

test('notices that still wait to be sent to the person are erased, those to others stay', async () => {
  const { DB } = bindings()
  await DB.exec('DELETE FROM jobs')
  const readers = (['USER', 'OWNER'] as const).map((name) => ({
    to: { kind: 'email' as const, value: PEOPLE[name].login },
    locale: 'en' as const,
  }))
  const emailTo = () => ({ name: 'lead' as const, params: {} })
  await writeBatch(DB, raise({ event: 'membership', key: 'waiting', readers, emailTo }, Date.now() + 1e9).writes)
  expect((await erase('USER')).status).toBe(204)
  const owner = PEOPLE.OWNER.login
  expect((await DB.prepare("SELECT recipient FROM notices WHERE key = 'waiting'").all()).results).toEqual([
    { recipient: owner },
  ])
  expect(
    (await DB.prepare("SELECT name FROM jobs WHERE kind = 'notice' AND due_at > started_at - 1").all()).results,
  ).toEqual([{ name: `notice:email:${owner}` }])
})
