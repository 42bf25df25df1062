import { beforeEach, describe, expect, test } from 'vitest'
import { ids, servePeople } from '../../../../tests/fixtures/api.ts'
import {
  blocked,
  draft,
  flangedValve,
  NOBODY,
  shenyang,
  ural,
  yuanValve,
} from '../../../../tests/fixtures/catalogue.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { inquiry, resetCompany } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, variables } = servePeople()
beforeEach(async () => {
  variables.ENVIRONMENT = 'local'
  await resetCompany(bindings())
  await bindings().DB.exec('DELETE FROM inquiries')
})

const FORM = '/api/inquiries'
const OWN = '/api/profile/company/inquiries'
const code = async (response: Response) => [response.status, (await response.json()).code]
const letters = async (to: string): Promise<{ subject: string; body: string; replyTo: string | null }[]> =>
  (await (await as('ANONIM', 'GET', `/dev/outbox?to=${encodeURIComponent(to)}`)).json()).data

const BUYER = 'li.wei@valves.example'
const GIVEN = {
  product: flangedValve.id,
  variant: 'BV-F-50-16-L',
  quantity: 100,
  message: 'Цена DN 50?\n 100 шт.',
  contact: { name: 'Li Wei', organization: 'Valves', email: ' Li.Wei@valves.example', phone: '+86 138 0013 8000' },
  consent: true,
}

const ITEM = {
  name: { text: flangedValve.names.ru, lang: 'ru' },
  sku: 'BV-F-50-16-L',
  options: [{ name: { text: 'Ручка', lang: 'ru' }, value: { text: 'L', lang: 'ru' } }],
  unit: 'piece',
  price: { amount: 121_000, currency: 'RUB', vat: { included: false, rate: 22 }, total: 12_100_000 },
}

describe('asking', () => {
  test('reaches the managers in their language, and the supplier’s list', async () => {
    const response = await as('ANONIM', 'POST', `${FORM}?locale=ru`, GIVEN)
    expect(response.status).toBe(201)
    const { data } = await response.json()
    expect(data).toEqual({
      id: expect.any(String),
      status: 'new',
      number: expect.stringMatching(/^\w{4}-\w{5}$/),
      receipt: expect.stringMatching(/^[0-9a-f]{32}$/),
      notified: ['email'],
    })
    const list = await (await as('EMPLOYEE', 'GET', `${OWN}?locale=ru`)).json()
    expect(list.data).toEqual([
      {
        id: data.id,
        status: 'new',
        number: data.number,
        item: ITEM,
        quantity: 100,
        message: GIVEN.message,
        locale: 'ru',
        reply: null,
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
      const [letter] = await letters(PEOPLE[name].login)
      expect(letter?.subject, name).toBe(`Inquiry: ${flangedValve.names.en}`)
      for (const text of [GIVEN.message, data.number, 'Variant: BV-F-50-16-L · L', 'Quantity: 100 pcs'])
        expect(letter?.body, name).toContain(text)
      expect(letter?.body, name).toMatch(/₽1,210 per piece, excl\. 22% VAT\n.*₽121,000/)
    }
    for (const login of [PEOPLE.EMPLOYEE.login, PEOPLE.FOREIGN_OWNER.login]) expect(await letters(login)).toEqual([])
  })

  test('is confirmed without a word of what was typed', async () => {
    await as('ANONIM', 'POST', `${FORM}?locale=ru`, {
      ...GIVEN,
      message: 'Buy pills at x.test',
      contact: { ...GIVEN.contact, name: 'Spam' },
    })
    const [letter] = await letters(BUYER)
    expect(letter?.subject).toContain(flangedValve.names.ru)
    expect(`${letter?.subject} ${letter?.body}`).not.toMatch(/pills|Spam/)
    expect(letter?.body).toContain('Исполнение: BV-F-50-16-L · L')
  })

  test('is confirmed with the whole text to an address that is proven to be the sender’s', async () => {
    const { login } = PEOPLE.USER
    await as('USER', 'POST', FORM, { ...GIVEN, contact: { name: 'U', email: login } })
    expect((await letters(login))[0]?.body).toContain(GIVEN.message)
    await as('USER', 'POST', FORM, GIVEN)
    expect((await letters(BUYER))[0]?.body).not.toContain(GIVEN.message)
  })

  test('needs no message where product and quantity say it', async () => {
    expect((await as('ANONIM', 'POST', FORM, { ...GIVEN, message: undefined })).status).toBe(201)
  })

  test('leaves the buyer a copy of what was asked, which later edits of the product do not change', async () => {
    const { data } = await (await as('ANONIM', 'POST', FORM, GIVEN)).json()
    const edit = `UPDATE products SET names = '{"en":"Other"}', tiers = '[]', variants = '[]', unit = 'metre' WHERE num = 1`
    const { names, tiers, variants, unit } = flangedValve
    await bindings().DB.exec(edit)
    const copy = await (await as('ANONIM', 'GET', `${FORM}/${data.receipt}?locale=ru`)).json()
    await bindings()
      .DB.prepare('UPDATE products SET names = ?, tiers = ?, variants = ?, unit = ? WHERE num = 1')
      .bind(JSON.stringify(names), JSON.stringify(tiers), JSON.stringify(variants), unit)
      .run()
    expect(copy.data).toMatchObject({ number: data.number, item: ITEM, quantity: 100, message: GIVEN.message })
    expect(Date.parse(copy.data.answerBy)).toBeGreaterThan(Date.now())
    expect(await code(await as('ANONIM', 'GET', `${FORM}/${'0'.repeat(32)}`))).toEqual([404, 'inquiry.unknown'])
  })

  test('without a word about which of several variants names none, and no price', async () => {
    const [one] = flangedValve.variants
    const two = JSON.stringify([one, { ...one, sku: 'BV-F-50-16-M' }])
    await bindings().DB.prepare('UPDATE products SET variants = ? WHERE num = 1').bind(two).run()
    await as('ANONIM', 'POST', FORM, { ...GIVEN, variant: undefined })
    await bindings()
      .DB.prepare('UPDATE products SET variants = ? WHERE num = 1')
      .bind(JSON.stringify([one]))
      .run()
    const { data } = await (await as('EMPLOYEE', 'GET', OWN)).json()
    expect(data[0].item).toMatchObject({ sku: flangedValve.model, options: [], price: null })
  })

  test('a supplier in general, who has nobody here, at the address it gives to everybody', async () => {
    await bindings().DB.exec(
      "UPDATE companies SET email = 'info@shenyang.example' WHERE num = 2; DELETE FROM employees WHERE company = 2",
    )
    const { product: _, ...general } = GIVEN
    expect((await as('USER', 'POST', FORM, { ...general, supplier: shenyang.id, quantity: null })).status).toBe(201)
    expect(await letters('info@shenyang.example')).toHaveLength(1)
    const row = await bindings().DB.prepare('SELECT company, product, user FROM inquiries').first()
    expect(row).toEqual({ company: shenyang.num, product: null, user: PEOPLE.USER.num })
  })

  test('leads by e-mail to the inquiry itself, where a reply goes to the buyer', async () => {
    const { data } = await (await as('ANONIM', 'POST', FORM, GIVEN)).json()
    const [letter] = await letters(PEOPLE.OWNER.login)
    expect(letter?.body).toContain(`http://localhost/en/profile/inquiries/${data.id}`)
    expect(letter?.body).toContain('+8613800138000')
    expect(letter?.replyTo).toBe(BUYER)
  })

  test('a supplier who has a phone alone is notified by SMS, and its own address gets a copy', async () => {
    const { DB } = bindings()
    const phone = '+79161234567'
    await DB.exec(`UPDATE contacts SET kind = 'phone', value = '${phone}' WHERE user = ${PEOPLE.OWNER.num}`)
    await DB.exec(`DELETE FROM employees WHERE user = ${PEOPLE.MANAGER.num}`)
    const ask = async () => (await (await as('ANONIM', 'POST', FORM, GIVEN)).json()).data.notified
    expect(await ask()).toEqual(['sms'])
    await DB.exec("UPDATE companies SET email = 'sales@ural.example' WHERE num = 1")
    expect(await ask()).toEqual(['email', 'sms'])
    expect([(await letters(phone)).length, (await letters('sales@ural.example')).length]).toEqual([2, 1])
    variables.ENVIRONMENT = 'production'
    expect(await ask()).toEqual([])
  })

  test('nobody is notified twice: the company’s address may be the manager’s own, who may have switched it off', async () => {
    const { DB } = bindings()
    await DB.exec(`UPDATE companies SET email = 'Manager@ural.example' WHERE num = 1`)
    await as('ANONIM', 'POST', FORM, GIVEN)
    expect(await letters(PEOPLE.MANAGER.login)).toHaveLength(1)
    await DB.exec(`UPDATE users SET notifications = '{"inquiries":false}' WHERE num = ${PEOPLE.MANAGER.num}`)
    await as('ANONIM', 'POST', FORM, GIVEN)
    expect(await letters(PEOPLE.MANAGER.login)).toHaveLength(1)
    expect(await letters('Manager@ural.example')).toEqual([])
  })

  test('who wants no letters gets none', async () => {
    await bindings().DB.exec(`UPDATE users SET notifications = '{"inquiries":false}' WHERE num = ${PEOPLE.OWNER.num}`)
    await as('ANONIM', 'POST', FORM, GIVEN)
    expect([await letters(PEOPLE.OWNER.login), (await letters(PEOPLE.MANAGER.login)).length]).toEqual([[], 1])
  })

  test('with one key is one inquiry', async () => {
    const headers = { 'Idempotency-Key': 'one-inquiry-of-this-test' }
    const first = await (await as('ANONIM', 'POST', FORM, GIVEN, headers)).json()
    expect(await (await as('ANONIM', 'POST', FORM, GIVEN, headers)).json()).toEqual(first)
    expect(await letters(PEOPLE.OWNER.login)).toHaveLength(1)
  })

  test('too often is refused for a while', async () => {
    const from = { 'X-Device-Fingerprint': 'c'.repeat(64) }
    const ask = (at: number) => {
      const contact = { ...GIVEN.contact, email: `buyer${at}@valves.example` }
      return as('ANONIM', 'POST', FORM, { ...GIVEN, contact }, from)
    }
    const responses = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)))
    expect(responses.map(({ status }) => status)).not.toContain(429)
    const response = await as('ANONIM', 'POST', FORM, GIVEN, from)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await as('ANONIM', 'POST', FORM, GIVEN)).status).toBe(201)
  })

  test.each([
    [{ ...GIVEN, product: NOBODY }, 404, 'product.unknown'],
    [{ ...GIVEN, product: draft.id }, 404, 'product.unknown'],
    [{ ...GIVEN, product: undefined, supplier: blocked.id }, 404, 'company.unknown'],
  ])('what is not for sale cannot be asked for: %#', async (given, status, reason) => {
    expect(await code(await as('ANONIM', 'POST', FORM, given))).toEqual([status, reason])
  })

  test.each([
    [{ ...GIVEN, consent: undefined }, 'consent', 'required'],
    [{ ...GIVEN, consent: false }, 'consent', 'choice'],
    [{ ...GIVEN, quantity: null, message: ' ' }, 'message', 'required'],
    [{ ...GIVEN, quantity: null, message: undefined, consent: false }, 'message', 'required'],
    [{ ...GIVEN, variant: 'BV-F-50-16-X' }, 'variant', 'not-found'],
    [{ ...GIVEN, product: yuanValve.id, variant: undefined, quantity: 9 }, 'quantity', 'below-minimum'],
    [{ ...GIVEN, message: 'x'.repeat(5001) }, 'message', 'too-long'],
    [{ ...GIVEN, quantity: 0 }, 'quantity', 'too-small'],
    [{ ...GIVEN, product: undefined }, 'supplier', 'required'],
    [{ ...GIVEN, contact: { name: 'x' } }, 'contact.email', 'required'],
    [{ ...GIVEN, contact: { name: 'x', email: 'x' } }, 'contact.email', 'format'],
    [{ ...GIVEN, contact: { name: 'x', phone: '1' } }, 'contact.phone', 'format'],
    [{ ...GIVEN, contact: { email: BUYER } }, 'contact.name', 'required'],
  ])('%o is wrong at %s: %s', async (given, path, reason) => {
    const response = await as('ANONIM', 'POST', FORM, given)
    expect([response.status, (await response.json()).errors]).toEqual([
      422,
      expect.arrayContaining([{ path, code: reason, message: expect.any(String) }]),
    ])
  })
})

describe('what buyers wrote', () => {
  test('is listed latest first, by state, and by page', async () => {
    for (const at of [1, 2, 3]) await inquiry(bindings(), at, at === 2 ? { status: 'answered', reply: 'Yes' } : {})
    await inquiry(bindings(), 4, { company: shenyang.num })
    const list = async (query: string) => (await as('EMPLOYEE', 'GET', `${OWN}?${query}`)).json()
    expect((await list('')).data.map(({ message }: { message: string }) => message)).toEqual([
      'Inquiry 3',
      'Inquiry 2',
      'Inquiry 1',
    ])
    expect(await list('status=new&perPage=1&page=2')).toMatchObject({
      data: [{ message: 'Inquiry 1' }],
      meta: { total: 2, pages: 2, counts: { new: 2, answered: 1, closed: 0 } },
    })
    expect((await as('OWNER', 'GET', `${OWN}?status=spam`)).status).toBe(422)
  })

  test('to another is nobody’s business', async () => {
    const id = await inquiry(bindings(), 1, { company: shenyang.num })
    expect(await code(await as('OWNER', 'GET', `${OWN}/${id}`))).toEqual([404, 'inquiry.unknown'])
    expect(ids((await (await as('OWNER', 'GET', OWN)).json()).data)).toEqual([])
  })
})

describe('answering', () => {
  const change = (id: string, body: object, headers = {}) => as('MANAGER', 'PATCH', `${OWN}/${id}`, body, headers)

  test('is mailed to the buyer in the language of the inquiry', async () => {
    const id = await inquiry(bindings(), 1)
    const response = await change(id, { status: 'answered', reply: 'Наша цена — 100 ₽.' }, { 'If-Match': '"1"' })
    expect([response.status, response.headers.get('ETag')]).toEqual([200, '"2"'])
    expect((await response.json()).data).toMatchObject({ status: 'answered', reply: 'Наша цена — 100 ₽.', version: 2 })
    expect((await (await as('EMPLOYEE', 'GET', `${OWN}/${id}`)).json()).data.reply).toBe('Наша цена — 100 ₽.')
    const [letter] = await letters(BUYER)
    expect([letter?.subject, letter?.body]).toEqual([
      `${ural.names.zh}已回复您的询价`,
      expect.stringContaining('Наша цена — 100 ₽.'),
    ])
  })

  test('says where the supplier can be reached, by what it shows to everybody', async () => {
    await bindings().DB.exec("UPDATE companies SET email = 'sales@ural.example', phone = '+73432000000' WHERE num = 1")
    const id = await inquiry(bindings(), 1)
    await change(id, { status: 'answered', reply: 'Yes' })
    const [letter] = await letters(BUYER)
    for (const one of ['sales@ural.example', '+73432000000', `http://localhost/zh/suppliers/${ural.id}`]) {
      expect(letter?.body).toContain(one)
    }
    expect(letter?.replyTo).toBe('sales@ural.example')
    expect(letter?.body).not.toContain(PEOPLE.MANAGER.login)
  })

  test('goes from new to answered to closed, and never back', async () => {
    const id = await inquiry(bindings(), 1)
    expect((await change(id, { status: 'new' })).status).toBe(200)
    expect((await change(id, { status: 'answered' })).status).toBe(422)
    expect((await change(id, { status: 'answered', reply: 'Yes' })).status).toBe(200)
    expect(await (await change(id, { status: 'new' })).json()).toMatchObject({
      code: 'status.refused',
      allowed: ['closed'],
    })
    expect((await change(id, { status: 'closed' })).status).toBe(200)
    expect(await (await change(id, { status: 'answered', reply: 'Yes' })).json()).toMatchObject({
      status: 409,
      allowed: [],
    })
  })

  test('can be left out', async () => {
    const id = await inquiry(bindings(), 1)
    expect((await change(id, { status: 'closed' })).status).toBe(200)
    expect(await letters(BUYER)).toEqual([])
  })

  test('twice at once happens once', async () => {
    const id = await inquiry(bindings(), 1)
    const both = await Promise.all(['a', 'b'].map((reply) => change(id, { status: 'answered', reply })))
    const statuses = both.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect([409, 412]).toContain(statuses[1])
    expect(await letters(BUYER)).toHaveLength(1)
  })
})
