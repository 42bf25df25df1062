import { expect, test } from 'vitest'
import { LEGAL_VERSION } from '../../../../domain/legal-version.ts'
import { servePeople } from '../../../../tests/fixtures/api.ts'

const { as, bindings, messagesTo, variables } = servePeople()
const GIVEN = {
  page: 'talp',
  message: 'Мы возим станки.\nС 2004 года',
  contact: { name: 'Li Wei', phone: '+8613800138000' },
  consent: true,
}

test('a lead is stored, and sent to the operator by e-mail', async () => {
  Object.assign(variables, { ENVIRONMENT: 'local', CONTACT_EMAIL: 'hello@market.example' })
  const response = await as('ANONIM', 'POST', '/api/leads?locale=zh', GIVEN)
  expect([response.status, await response.json()]).toEqual([201, { data: { id: expect.any(String) } }])
  const row = await bindings().DB.prepare('SELECT page, message, contact, locale, consent FROM leads').first()
  const contact = JSON.stringify(GIVEN.contact)
  expect(row).toEqual({ page: 'talp', message: GIVEN.message, contact, locale: 'zh', consent: LEGAL_VERSION })
  const [email] = await messagesTo('hello@market.example')
  expect(email?.body).toContain(GIVEN.message)
})

test.each([
  [{ ...GIVEN, page: 'home' }, 'page'],
  [{ ...GIVEN, message: '' }, 'message'],
  [{ ...GIVEN, consent: false }, 'consent'],
  [{ ...GIVEN, contact: { name: 'x' } }, 'contact.email'],
])('%o is invalid', async (given, path) => {
  const response = await as('ANONIM', 'POST', '/api/leads', given)
  expect([response.status, (await response.json()).errors[0].path]).toEqual([422, path])
})

test('too many leads from one contact are refused', async () => {
  await Promise.all(Array.from({ length: 30 }, () => as('ANONIM', 'POST', '/api/leads', GIVEN)))
  expect((await as('ANONIM', 'POST', '/api/leads', GIVEN)).status).toBe(429)
})
