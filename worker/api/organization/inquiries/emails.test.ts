import { expect, test } from 'vitest'
import { flangedValve, ural } from '../../../../tests/fixtures/catalogue.ts'
import { BUYER, FORM, INQUIRY_INPUT, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { hireSales, PEOPLE } from '../../../../tests/fixtures/people.ts'

const { as, bindings, messagesTo, variables } = serveInquiries()
const PHONE = '+79161234567'

test('the e-mail to the buyer confirms the inquiry without any of the typed text', async () => {
  await as('ANONIM', 'POST', `${FORM}?locale=ru`, {
    ...INQUIRY_INPUT,
    message: 'Buy pills at x.test',
    contact: { ...INQUIRY_INPUT.contact, name: 'Spam' },
  })
  const [email] = await messagesTo(BUYER)
  expect(email?.subject).toContain(ural.names.ru)
  expect(email?.body).toContain(flangedValve.names.ru)
  expect(`${email?.subject} ${email?.body}`).not.toMatch(/pills|Spam/)
  expect(email?.body).toContain('Исполнение: BV-F-50-16-L · L')
})

test('the confirmation has the typed text when the address is a verified one of the sender’s', async () => {
  const { login } = PEOPLE.USER
  await as('USER', 'POST', FORM, { ...INQUIRY_INPUT, contact: { name: 'U', email: login } })
  expect((await messagesTo(login))[0]?.body).toContain(INQUIRY_INPUT.message)
  await as('USER', 'POST', FORM, INQUIRY_INPUT)
  expect((await messagesTo(BUYER))[0]?.body).not.toContain(INQUIRY_INPUT.message)
})

test('the supplier’s e-mail links to the inquiry, and its reply goes to the buyer', async () => {
  const { data } = await (await as('ANONIM', 'POST', FORM, INQUIRY_INPUT)).json()
  const [email] = await messagesTo(PEOPLE.OWNER.login)
  expect(email?.body).toContain(`http://localhost/en/profile/inquiries/${data.id}`)
  expect(email?.body).toContain('+86 138 0013 8000')
  expect(email?.replyTo).toBe(BUYER)
})

test('sales people get it as well, and answer it, but change no goods', async () => {
  await hireSales(bindings())
  const { data } = await (await as('ANONIM', 'POST', FORM, INQUIRY_INPUT)).json()
  expect(await messagesTo(PEOPLE.SALES.login)).toHaveLength(1)
  const answer = await as('SALES', 'POST', `/api/profile/company/inquiries/${data.id}/messages`, { text: 'In stock' })
  expect(answer.status).toBe(201)
  expect((await as('SALES', 'POST', '/api/profile/company/products', { category: 'x' })).status).toBe(403)
  const profile = await (await as('SALES', 'GET', '/api/profile')).json()
  expect(profile.data.organization.may).toContain('inquiry.answer')
  expect(profile.data.organization.may).not.toContain('product.edit')
})

test('an owner who has only a phone is notified by SMS, and the company’s address gets a copy', async () => {
  const { DB } = bindings()
  const phone = '+79161234567'
  await DB.exec(`UPDATE contacts SET kind = 'phone', value = '${phone}' WHERE user = ${PEOPLE.OWNER.num}`)
  await DB.exec(`DELETE FROM employees WHERE user = ${PEOPLE.MANAGER.num}`)
  const ask = async () => (await (await as('ANONIM', 'POST', FORM, INQUIRY_INPUT)).json()).data.notified
  expect(await ask()).toEqual(['sms'])
  await DB.exec("UPDATE companies SET email = 'sales@ural.example' WHERE num = 1")
  expect(await ask()).toEqual(['email', 'sms'])
  expect([(await messagesTo(phone)).length, (await messagesTo('sales@ural.example')).length]).toEqual([2, 1])
  variables.ENVIRONMENT = 'production'
  expect(await ask()).toEqual([])
})

test('the company’s address gets no second e-mail when it is a manager’s own, and none when that manager has switched notices off', async () => {
  const { DB } = bindings()
  await DB.exec(`UPDATE companies SET email = 'Manager@ural.example' WHERE num = 1`)
  await as('ANONIM', 'POST', FORM, INQUIRY_INPUT)
  expect(await messagesTo(PEOPLE.MANAGER.login)).toHaveLength(1)
  await DB.exec(`UPDATE users SET notifications = '{"inquiries":false}' WHERE num = ${PEOPLE.MANAGER.num}`)
  await as('ANONIM', 'POST', FORM, INQUIRY_INPUT)
  expect(await messagesTo(PEOPLE.MANAGER.login)).toHaveLength(1)
  expect(await messagesTo('Manager@ural.example')).toEqual([])
})

test('an owner who has switched notices off gets none', async () => {
  await bindings().DB.exec(`UPDATE users SET notifications = '{"inquiries":false}' WHERE num = ${PEOPLE.OWNER.num}`)
  await as('ANONIM', 'POST', FORM, INQUIRY_INPUT)
  expect([await messagesTo(PEOPLE.OWNER.login), (await messagesTo(PEOPLE.MANAGER.login)).length]).toEqual([[], 1])
})

/** The owner has only a phone, no one else works for the company, and the company's address is unknown. */
async function phoneAlone(): Promise<void> {
  const { DB } = bindings()
  await DB.exec(`UPDATE contacts SET kind = 'phone', value = '${PHONE}' WHERE user = ${PEOPLE.OWNER.num}`)
  await DB.exec(`DELETE FROM employees WHERE user = ${PEOPLE.MANAGER.num}`)
}

/** Sends an inquiry. @returns what its response and the buyer's copy say of the notice */
async function askedAndRead({ headers = {}, email = BUYER } = {}) {
  const { data } = await (
    await as('ANONIM', 'POST', FORM, { ...INQUIRY_INPUT, contact: { name: 'Li', email } }, headers)
  ).json()
  const copy = await (await as('ANONIM', 'GET', `${FORM}/${data.receipt}`)).json()
  return { notified: data.notified, onPage: copy.data.notified }
}

test('an SMS past the limit of the day is not reported as sent, and the owner sees how many and why', async () => {
  await phoneAlone()
  const unsent = async () => (await (await as('OWNER', 'GET', '/api/profile')).json()).data.unsentSms
  expect(await askedAndRead()).toEqual({ notified: ['sms'], onPage: true })
  expect(await unsent()).toBe(null)
  await bindings().DB.exec('UPDATE rate_counters SET n = 50 WHERE n = 1')
  const another = { email: 'another@valves.example' }
  expect(await askedAndRead(another)).toEqual({ notified: [], onPage: false })
  expect(await unsent()).toEqual({ count: 1, since: expect.any(String), reason: 'limit' })
  expect(await messagesTo(PHONE)).toHaveLength(1)
})

test('a notice that the gateway did not accept is not reported as sent, also when the request is repeated', async () => {
  await phoneAlone()
  variables.ENVIRONMENT = 'production'
  variables.SMS_GATEWAY_URL = 'http://127.0.0.1:9/sms'
  const once = { 'Idempotency-Key': 'one-inquiry-sent-twice' }
  for (const headers of [once, once]) expect(await askedAndRead({ headers })).toEqual({ notified: [], onPage: false })
  expect((await (await as('OWNER', 'GET', '/api/profile')).json()).data.unsentSms).toMatchObject({
    count: 1,
    reason: 'failed',
  })
})
