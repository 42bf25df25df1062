import { expect, test } from 'vitest'
import { NO_WISHES } from '../../../../domain/contract/wishes.ts'
import { LEGAL_VERSION } from '../../../../domain/legal-version.ts'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { blocked, draft, flangedValve, NOBODY, shenyang, yuanValve } from '../../../../tests/fixtures/catalogue.ts'
import { BUYER, FORM, INQUIRY_INPUT, OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'

const { as, bindings, messagesTo } = serveInquiries()

const ITEM = {
  name: { text: flangedValve.names.ru, lang: 'ru' },
  sku: 'BV-F-50-16-L',
  options: [{ name: { text: 'Ручка', lang: 'ru' }, value: { text: 'L', lang: 'ru' } }],
  unit: 'piece',
  price: { amount: 121_000, currency: 'RUB', vat: { included: false, rate: 22 }, total: 12_100_000 },
}

const LINE = {
  position: 0,
  item: ITEM,
  product: { id: flangedValve.id, slug: flangedValve.slug },
  words: '',
  quantity: 100,
  unit: 'piece',
}

test('an inquiry reaches the managers in their language, and the supplier’s list', async () => {
  const response = await as('ANONIM', 'POST', `${FORM}?locale=ru`, INQUIRY_INPUT)
  expect(response.status).toBe(201)
  const { data } = await response.json()
  expect(data).toEqual({
    id: expect.any(String),
    status: 'sent',
    number: expect.stringMatching(/^\w{4}-\w{5}$/),
    receipt: expect.stringMatching(/^[0-9a-f]{32}$/),
    notified: ['email'],
  })
  const list = await (await as('EMPLOYEE', 'GET', `${OWN}?locale=ru`)).json()
  expect(list.data).toEqual([
    {
      id: data.id,
      status: 'sent',
      moves: ['seen', 'answered', 'declined', 'closed'],
      number: data.number,
      wishes: NO_WISHES,
      lines: [LINE],
      lineCount: 1,
      files: [],
      item: ITEM,
      quantity: 100,
      message: INQUIRY_INPUT.message,
      locale: 'ru',
      reply: null,
      unread: 1,
      waitingSince: expect.any(String),
      lastMessage: null,
      assignee: null,
      version: 1,
      product: { id: flangedValve.id, slug: flangedValve.slug, name: { text: flangedValve.names.ru, lang: 'ru' } },
      contact: { name: 'Li Wei', organization: 'Valves', email: BUYER, phone: '+8613800138000' },
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
  ])
  expect(list.meta).toMatchObject({ total: 1, counts: { new: 1, answered: 0, closed: 0 } })
  const { data: profile } = await (await as('EMPLOYEE', 'GET', '/api/profile')).json()
  expect(profile.organization.newInquiries).toBe(1)
  for (const name of ['MANAGER', 'OWNER'] as const) {
    const [email] = await messagesTo(PEOPLE[name].login)
    expect(email?.subject, name).toBe(`Inquiry: ${flangedValve.names.en}`)
    for (const text of [INQUIRY_INPUT.message, data.number, 'Variant: BV-F-50-16-L · L', 'Quantity: 100 pcs'])
      expect(email?.body, name).toContain(text)
    expect(email?.body, name).toMatch(/₽1,210\/pc · excl\. 22% VAT\n.*₽121,000/)
  }
  for (const login of [PEOPLE.EMPLOYEE.login, PEOPLE.FOREIGN_OWNER.login]) expect(await messagesTo(login)).toEqual([])
})

test('the listed price has its delivery term with the place as the product’s page showed it', async () => {
  const { data } = await (await as('ANONIM', 'POST', FORM, { ...INQUIRY_INPUT, quantity: 5 })).json()
  const copy = await (await as('ANONIM', 'GET', `${FORM}/${data.receipt}?locale=ru`)).json()
  const place = { text: 'Екатеринбург', lang: 'ru' }
  expect(copy.data.item.price).toMatchObject({ amount: 137_500, incoterm: 'EXW', place })
  const [email] = await messagesTo(PEOPLE.OWNER.login)
  expect(email?.body).toContain('excl. 22% VAT · EXW Yekaterinburg, Incoterms 2020')
})

test('what the buyer wishes of the offer reaches the supplier, and both still see it later', async () => {
  const wishes = { neededBy: '2099-03-01', deliveredTo: 'Пермь', incoterm: 'DAP', currency: 'CNY', vat: 'included' }
  const { data } = await (await as('ANONIM', 'POST', FORM, { ...INQUIRY_INPUT, wishes })).json()
  const copy = await (await as('ANONIM', 'GET', `${FORM}/${data.receipt}`)).json()
  const received = await (await as('EMPLOYEE', 'GET', `${OWN}/${data.id}`)).json()
  for (const { data: one } of [copy, received]) expect(one.wishes).toEqual(wishes)
  const [email] = await messagesTo(PEOPLE.OWNER.login)
  for (const text of ['Needed by: Mar 1, 2099', 'Deliver to: [Russian] Пермь', 'Delivery terms: DAP', 'Currency: CNY'])
    expect(email?.body.replaceAll('\u00a0', ' ')).toContain(text)
  const late = await as('ANONIM', 'POST', FORM, { ...INQUIRY_INPUT, wishes: { neededBy: '2020-01-01' } })
  expect([late.status, (await late.json()).errors]).toMatchObject([422, [{ path: 'wishes.neededBy', code: 'past' }]])
})

test('an inquiry needs no message where product and quantity say what is wanted', async () => {
  expect((await as('ANONIM', 'POST', FORM, { ...INQUIRY_INPUT, message: undefined })).status).toBe(201)
})

test('the buyer gets a copy of the inquiry, which later edits of the product do not change', async () => {
  const { data } = await (await as('ANONIM', 'POST', FORM, INQUIRY_INPUT)).json()
  const edit = `UPDATE products SET names = '{"en":"Other"}', tiers = '[]', variants = '[]', unit = 'metre' WHERE num = 1`
  const { names, tiers, variants, unit } = flangedValve
  await bindings().DB.exec(edit)
  const copy = await (await as('ANONIM', 'GET', `${FORM}/${data.receipt}?locale=ru`)).json()
  await bindings()
    .DB.prepare('UPDATE products SET names = ?, tiers = ?, variants = ?, unit = ? WHERE num = 1')
    .bind(JSON.stringify(names), JSON.stringify(tiers), JSON.stringify(variants), unit)
    .run()
  expect(copy.data).toMatchObject({ number: data.number, item: ITEM, quantity: 100, message: INQUIRY_INPUT.message })
  expect(Date.parse(copy.data.answerBy)).toBeGreaterThan(Date.now())
  expect(await statusAndCode(await as('ANONIM', 'GET', `${FORM}/${'0'.repeat(32)}`))).toEqual([404, 'inquiry.unknown'])
})

test('the sender of an inquiry withdraws the consent on its copy: contact and text are gone, and the supplier sees it closed', async () => {
  const { data } = await (await as('ANONIM', 'POST', FORM, INQUIRY_INPUT)).json()
  expect((await as('ANONIM', 'DELETE', `${FORM}/${data.receipt}`)).status).toBe(204)
  const row = await bindings()
    .DB.prepare('SELECT contact, message, receipt, status, quantity FROM inquiries WHERE id = ?')
    .bind(data.id)
    .first()
  expect(row).toEqual({ contact: '{}', message: '', receipt: null, status: 'closed', quantity: 100 })
  expect((await as('ANONIM', 'GET', `${FORM}/${data.receipt}`)).status).toBe(404)
  expect((await as('ANONIM', 'DELETE', `${FORM}/${data.receipt}`)).status).toBe(404)
  const seen = await (await as('EMPLOYEE', 'GET', `${OWN}/${data.id}`)).json()
  expect(seen.data).toMatchObject({ status: 'closed', message: '' })
})

test('an inquiry that chooses none of several variants names no variant and no price', async () => {
  const [one] = flangedValve.variants
  const two = JSON.stringify([one, { ...one, sku: 'BV-F-50-16-M' }])
  await bindings().DB.prepare('UPDATE products SET variants = ? WHERE num = 1').bind(two).run()
  await as('ANONIM', 'POST', FORM, { ...INQUIRY_INPUT, variant: undefined })
  await bindings()
    .DB.prepare('UPDATE products SET variants = ? WHERE num = 1')
    .bind(JSON.stringify([one]))
    .run()
  const { data } = await (await as('EMPLOYEE', 'GET', OWN)).json()
  expect(data[0].item).toMatchObject({ sku: flangedValve.model, options: [], price: null })
})

test('an inquiry to a supplier without members goes to its public e-mail address', async () => {
  await bindings().DB.exec(
    "UPDATE companies SET email = 'info@shenyang.example' WHERE num = 2; DELETE FROM employees WHERE company = 2",
  )
  const { product: _, ...general } = INQUIRY_INPUT
  expect((await as('USER', 'POST', FORM, { ...general, supplier: shenyang.id, quantity: null })).status).toBe(201)
  expect(await messagesTo('info@shenyang.example')).toHaveLength(1)
  const row = await bindings().DB.prepare('SELECT company, product, user, consent FROM inquiries').first()
  expect(row).toEqual({ company: shenyang.num, product: null, user: PEOPLE.USER.num, consent: LEGAL_VERSION })
})

test('the same idempotency key again creates no second inquiry', async () => {
  const headers = { 'Idempotency-Key': 'one-inquiry-of-this-test' }
  const first = await (await as('ANONIM', 'POST', FORM, INQUIRY_INPUT, headers)).json()
  expect(await (await as('ANONIM', 'POST', FORM, INQUIRY_INPUT, headers)).json()).toEqual(first)
  expect(await messagesTo(PEOPLE.OWNER.login)).toHaveLength(1)
})

test('too many inquiries from one device are refused for a while', async () => {
  const from = { 'X-Device-Fingerprint': 'c'.repeat(64) }
  const ask = (at: number) => {
    const contact = { ...INQUIRY_INPUT.contact, email: `buyer${at}@valves.example` }
    return as('ANONIM', 'POST', FORM, { ...INQUIRY_INPUT, contact }, from)
  }
  const responses = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)))
  expect(responses.map(({ status }) => status)).not.toContain(429)
  const response = await as('ANONIM', 'POST', FORM, INQUIRY_INPUT, from)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await as('ANONIM', 'POST', FORM, INQUIRY_INPUT)).status).toBe(201)
})

test.each([
  [{ ...INQUIRY_INPUT, product: NOBODY }, 404, 'product.unknown'],
  [{ ...INQUIRY_INPUT, product: draft.id }, 404, 'product.unknown'],
  [{ ...INQUIRY_INPUT, product: undefined, supplier: blocked.id }, 404, 'company.unknown'],
])('no inquiry can be sent about anything that is not public: %#', async (given, status, reason) => {
  expect(await statusAndCode(await as('ANONIM', 'POST', FORM, given))).toEqual([status, reason])
})

test.each([
  [{ ...INQUIRY_INPUT, consent: undefined }, 'consent', 'required'],
  [{ ...INQUIRY_INPUT, consent: false }, 'consent', 'choice'],
  [{ ...INQUIRY_INPUT, quantity: null, message: ' ' }, 'message', 'required'],
  [{ ...INQUIRY_INPUT, quantity: null, message: undefined, consent: false }, 'message', 'required'],
  [{ ...INQUIRY_INPUT, variant: 'BV-F-50-16-X' }, 'variant', 'not-found'],
  [{ ...INQUIRY_INPUT, product: yuanValve.id, variant: undefined, quantity: 9 }, 'quantity', 'below-minimum'],
  [{ ...INQUIRY_INPUT, message: 'x'.repeat(5001) }, 'message', 'too-long'],
  [{ ...INQUIRY_INPUT, quantity: 0 }, 'quantity', 'too-small'],
  [{ ...INQUIRY_INPUT, quantity: 100.5 }, 'quantity', 'format'],
  [{ ...INQUIRY_INPUT, quantity: 100.0005 }, 'quantity', 'format'],
  [{ ...INQUIRY_INPUT, product: undefined, supplier: shenyang.id, quantity: 1.5 }, 'quantity', 'format'],
  [{ ...INQUIRY_INPUT, product: undefined }, 'supplier', 'required'],
  [{ ...INQUIRY_INPUT, contact: { name: 'x' } }, 'contact.email', 'required'],
  [{ ...INQUIRY_INPUT, contact: { name: 'x', email: 'x' } }, 'contact.email', 'format'],
  [{ ...INQUIRY_INPUT, contact: { name: 'x', phone: '1' } }, 'contact.phone', 'format'],
  [{ ...INQUIRY_INPUT, contact: { email: BUYER } }, 'contact.name', 'required'],
])('%o is wrong at %s: %s', async (given, path, reason) => {
  const response = await as('ANONIM', 'POST', FORM, given)
  expect([response.status, (await response.json()).errors]).toEqual([
    422,
    expect.arrayContaining([{ path, code: reason, message: expect.any(String) }]),
  ])
})
