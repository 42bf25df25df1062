import { expect, test } from 'vitest'
import { LEGAL_VERSION } from '../../../../domain/legal-version.ts'
import { servePeople } from '../../../../tests/fixtures/api.ts'

const { as, bindings, messagesTo, variables } = servePeople()
const LEAD_INPUT = {
  page: 'talp',
  message: 'Мы возим станки.\nС 2004 года',
  contact: { name: 'Li Wei', phone: '+8613800138000' },
  consent: true,
}

test('a lead is stored, and sent to the operator by e-mail', async () => {
  Object.assign(variables, { ENVIRONMENT: 'local', CONTACT_EMAIL: 'hello@market.example' })
  const response = await as('ANONIM', 'POST', '/api/leads?locale=zh', LEAD_INPUT)
  expect([response.status, await response.json()]).toEqual([201, { data: { id: expect.any(String) } }])
  const row = await bindings().DB.prepare('SELECT page, message, contact, locale, consent FROM leads').first()
  const contact = JSON.stringify(LEAD_INPUT.contact)
  expect(row).toEqual({ page: 'talp', message: LEAD_INPUT.message, contact, locale: 'zh', consent: LEGAL_VERSION })
  const [email] = await messagesTo('hello@market.example')
  expect(email?.body).toContain(LEAD_INPUT.message)
})

test.each([
  [{ ...LEAD_INPUT, page: 'home' }, 'page'],
  [{ ...LEAD_INPUT, message: '' }, 'message'],
  [{ ...LEAD_INPUT, consent: false }, 'consent'],
  [{ ...LEAD_INPUT, contact: { name: 'x' } }, 'contact.email'],
])('%o is invalid', async (given, path) => {
  const response = await as('ANONIM', 'POST', '/api/leads', given)
  expect([response.status, (await response.json()).errors[0].path]).toEqual([422, path])
})

test('too many leads from one contact are refused', async () => {
  await Promise.all(Array.from({ length: 30 }, () => as('ANONIM', 'POST', '/api/leads', LEAD_INPUT)))
  expect((await as('ANONIM', 'POST', '/api/leads', LEAD_INPUT)).status).toBe(429)
})
