import { beforeEach, describe, expect, test } from 'vitest'
import { LEGAL_VERSION } from '../../../../domain/legal-version.ts'
import { draft, flangedValve, NOBODY, shenyang, ural, yuanValve } from '../../../../tests/fixtures/catalogue.ts'
import { BUYER, FORM, INQUIRY_INPUT, OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'

const { as, bindings, messagesTo } = serveInquiries()
const PATH = '/api/requests'

const VALVE = { product: flangedValve.id, variant: 'BV-F-50-16-L', quantity: 100 }
const OF_SHENYANG = { product: yuanValve.id, quantity: 20 }
const GASKETS = { words: 'Прокладка DN 50', quantity: 2.5, unit: 'kilogram' }
const { contact, consent } = INQUIRY_INPUT
const request = (lines: object[], rest: object = {}) => ({ lines, contact, consent, ...rest })

beforeEach(async () => {
  await bindings().DB.exec('DELETE FROM requests; DELETE FROM jobs')
})

const send = async (lines: object[], rest: object = {}, headers = {}) => {
  const response = await as('ANONIM', 'POST', `${PATH}?locale=ru`, request(lines, rest), headers)
  return { status: response.status, ...(await response.json()) }
}
const copyOf = async (receipt: string) => (await as('ANONIM', 'GET', `${PATH}/${receipt}?locale=ru`)).json()
const count = (sql: string) => bindings().DB.prepare(`SELECT count(*) AS n FROM ${sql}`).first<number>('n')

describe('a request', () => {
  test('reaches each supplier with its own lines, and tells the buyer who has got which', async () => {
    const { status, data } = await send([VALVE, OF_SHENYANG, { ...GASKETS, suppliers: [ural.id] }, GASKETS])
    expect(status).toBe(201)
    expect(data.number).toMatch(/^\w{4}-\w{5}$/)
    expect(data.withoutSupplier).toEqual([3])
    expect(data.recipients).toMatchObject([
      { supplier: { id: ural.id, name: { text: 'Ураларматура', lang: 'ru' } }, lines: [0, 2], notified: ['email'] },
      { supplier: { id: shenyang.id }, lines: [1] },
    ])
    const copy = await copyOf(data.receipt)
    expect(copy.data).toMatchObject({ number: data.number, contact: { email: BUYER } })
    expect(copy.data.lines).toMatchObject([
      { item: { sku: 'BV-F-50-16-L', price: { total: 12_100_000 } }, product: { id: flangedValve.id }, quantity: 100 },
      { product: { id: yuanValve.id } },
      { item: null, product: null, words: 'Прокладка DN 50', quantity: 2.5, unit: 'kilogram' },
      { words: 'Прокладка DN 50' },
    ])
    expect(copy.data.recipients.map(({ lines }: { lines: number[] }) => lines)).toEqual([[0, 2], [1]])
    const list = await (await as('EMPLOYEE', 'GET', OWN)).json()
    expect(list.data).toMatchObject([
      {
        id: data.recipients[0].id,
        lineCount: 2,
        lines: [
          { position: 0, item: { sku: 'BV-F-50-16-L' } },
          { position: 2, words: 'Прокладка DN 50' },
        ],
      },
    ])
    expect(JSON.stringify(list)).not.toContain(yuanValve.id)
  })

  test('is in the e-mails of the suppliers line by line, and in the buyer’s without what was typed', async () => {
    await send([VALVE, { ...GASKETS, suppliers: [ural.id] }], { message: 'Срочно', wishes: { incoterm: 'DAP' } })
    const [email] = await messagesTo(PEOPLE.OWNER.login)
    expect(email?.body).toMatch(/1\. .*BV-F-50-16-L.*, 100 pcs\n2\. \[Russian\] Прокладка DN 50, 2\.5 kg/)
    for (const text of ['Срочно', 'Delivery terms: DAP']) expect(email?.body).toContain(text)
    const [toBuyer] = await messagesTo(BUYER)
    expect(toBuyer?.body).toContain('BV-F-50-16-L')
    expect(toBuyer?.body).not.toMatch(/Срочно|Прокладка/)
  })

  test('of one supplier’s product says neither its price nor its part number to another', async () => {
    const { data } = await send([{ ...VALVE, suppliers: [shenyang.id] }])
    const [line] = (await copyOf(data.receipt)).data.lines
    expect(line.item.sku).toBe('BV-F-50-16-L')
    const [, other] = data.recipients
    expect(other).toMatchObject({ supplier: { id: shenyang.id }, lines: [0] })
    const { data: seen } = await (await as('FOREIGN_OWNER', 'GET', `${OWN}/${other.id}`)).json()
    expect(seen).toMatchObject({
      product: null,
      item: null,
      lines: [{ product: null, item: { sku: null, price: null } }],
    })
    expect(JSON.stringify(seen)).not.toMatch(/BV-F-50-16-L|121000/)
  })

  test('for less than the smallest order arrives without a price, and says so to the buyer and to the supplier alone', async () => {
    const { status, data } = await send([{ ...OF_SHENYANG, quantity: 9, suppliers: [ural.id] }, VALVE])
    expect(status).toBe(201)
    const [line] = (await copyOf(data.receipt)).data.lines
    expect(line).toMatchObject({ quantity: 9, item: { minimum: 10, price: null } })
    const [email] = await messagesTo(BUYER)
    expect(email?.body).toMatch(/— 9 шт\. \(меньше минимального заказа: 10 шт\.\)/)
    const { data: own } = await (await as('FOREIGN_OWNER', 'GET', OWN)).json()
    expect(own).toMatchObject([{ lines: [{ item: { minimum: 10 } }] }])
    const { data: others } = await (await as('EMPLOYEE', 'GET', OWN)).json()
    expect(others[0].lines[0].item).not.toHaveProperty('minimum')
  })

  test('has the wishes of the buyer, and the wording of the consent', async () => {
    const wishes = { neededBy: '2099-03-01', deliveredTo: 'Пермь', incoterm: 'DAP', currency: 'CNY', vat: 'excluded' }
    const { data } = await send([VALVE], { wishes })
    expect((await copyOf(data.receipt)).data.wishes).toEqual(wishes)
    expect(await bindings().DB.prepare('SELECT consent FROM requests').first('consent')).toBe(LEGAL_VERSION)
    expect(await send([VALVE], { wishes: { neededBy: '2020-01-01' } })).toMatchObject({
      status: 422,
      errors: [{ path: 'wishes.neededBy', code: 'past' }],
    })
  })

  test('sent without an account belongs to the account with the same verified address, at each supplier', async () => {
    const own = { contact: { name: 'Li Wei', email: PEOPLE.USER.login } }
    const { data } = await send([VALVE, OF_SHENYANG], own)
    const { data: theirs } = await (await as('USER', 'GET', '/api/profile/requests')).json()
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).sort()
    expect(idsOf(theirs)).toEqual(idsOf(data.recipients))
    const { data: others } = await (await as('FOREIGN_OWNER', 'GET', '/api/profile/requests')).json()
    expect(others).toEqual([])
    const { data: archive } = await (await as('USER', 'GET', '/api/profile/archive')).json()
    expect(archive.requests).toMatchObject([{ id: data.id }])
  })

  test('sent twice with one key is one request with one notice', async () => {
    const key = { 'Idempotency-Key': 'one-request-of-this-test' }
    const [first, second] = await Promise.all([send([VALVE], {}, key), send([VALVE], {}, key)])
    expect(second).toEqual(first)
    expect(await count('requests')).toBe(1)
    expect(await messagesTo(PEOPLE.OWNER.login)).toHaveLength(1)
  })

  test('withdrawn is gone at every supplier, with its words and its waiting notices', async () => {
    const { data } = await send([VALVE, OF_SHENYANG, { ...GASKETS, suppliers: [ural.id] }], {
      wishes: { deliveredTo: 'Пермь' },
    })
    expect((await as('ANONIM', 'DELETE', `${PATH}/${data.receipt}`)).status).toBe(204)
    for (const table of ['requests', 'request_lines', 'inquiries']) {
      const { results } = await bindings().DB.prepare(`SELECT * FROM ${table}`).all()
      expect(JSON.stringify(results)).not.toMatch(/Прокладка|Пермь|Li Wei/)
    }
    expect(await count("inquiries WHERE status = 'closed'")).toBe(2)
    expect((await as('ANONIM', 'DELETE', `${PATH}/${data.receipt}`)).status).toBe(404)
  })

  test('whose only inquiry is withdrawn is erased with it', async () => {
    const { data } = await (await as('ANONIM', 'POST', FORM, INQUIRY_INPUT)).json()
    expect((await copyOf(data.receipt)).data).toMatchObject({ number: data.number, lines: [{ quantity: 100 }] })
    await as('ANONIM', 'DELETE', `${FORM}/${data.receipt}`)
    expect(await bindings().DB.prepare('SELECT contact, message FROM requests').first()).toEqual({
      contact: '{}',
      message: '',
    })
  })
})

test('a request of many lines is given to the suppliers by the job, whole', async () => {
  const lines = Array.from({ length: 1000 }, () => VALVE)
  lines.splice(500, 1, { ...OF_SHENYANG, variant: '' })
  const { status, data } = await send(lines.map(({ variant, ...line }) => (variant ? { ...line, variant } : line)))
  expect([status, data.recipients.length]).toEqual([201, 2])
  expect(await count('inquiry_lines')).toBe(1000)
  const [email] = await messagesTo(PEOPLE.OWNER.login)
  expect(email?.body).toContain('and 979 more lines')
})

test.each([
  [[{ quantity: 5 }], 'lines.0.words', 'required'],
  [[GASKETS], 'lines', 'required'],
  [[VALVE, { ...VALVE, product: NOBODY }], 'lines.1.product', 'not-found'],
  [[{ product: draft.id }], 'lines.0.product', 'not-found'],
  [[{ ...VALVE, variant: 'x' }], 'lines.0.variant', 'not-found'],
  [[{ ...VALVE, quantity: 100.5 }], 'lines.0.quantity', 'format'],
  [[{ ...VALVE, unit: 'litre' }], 'lines.0.unit', 'choice'],
  [[{ ...GASKETS, suppliers: [NOBODY] }], 'lines.0.suppliers', 'not-found'],
  [Array.from({ length: 1001 }, () => GASKETS), 'lines', 'too-long'],
  [[], 'lines', 'too-short'],
])('%o is wrong at %s: %s', async (lines, path, code) => {
  const { status, errors } = await send(lines)
  expect(status).toBe(422)
  expect(errors).toContainEqual({ path, code, message: expect.any(String) })
  expect(await count('requests')).toBe(0)
})

test('each supplier counts against the limit of the contact', async () => {
  await bindings().DB.exec('DELETE FROM rate_counters')
  await send([VALVE, OF_SHENYANG])
  expect(await count('rate_counters WHERE n = 2')).toBeGreaterThan(0)
})
