/** From an accepted quote to an order, and what each side reports of it. */
import { beforeEach, expect, test } from 'vitest'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { PEOPLE, type PersonName } from '../../../../tests/fixtures/people.ts'
import { BUYER, QUOTE } from '../../../../tests/fixtures/quotes.ts'
import { readPdf } from '../../../../tests/fixtures/read-pdf.ts'
import { inquiry, resetLegalEntities, uploaded } from '../../../../tests/fixtures/suppliers.ts'
import { runWhole } from '../../../jobs/job.ts'
import { unusedFiles } from '../../../jobs/unused-files.ts'

const { as, bindings } = serveInquiries()
beforeEach(async () => {
  await resetLegalEntities(bindings())
  await bindings().DB.exec('DELETE FROM orders; DELETE FROM quotes; DELETE FROM yearly_numbers; DELETE FROM notices')
})

const BOUGHT = '/api/profile/orders'
const SOLD = '/api/profile/company/orders'
const quoteOf = (id: string) => `/api/profile/requests/${id}/quote`

/** An inquiry of a user with a quote. @returns the inquiry's id, and what accepts the version */
async function quoted(num = 1, change = {}) {
  const id = await inquiry(bindings(), num, { user: PEOPLE.USER.num })
  await as('MANAGER', 'POST', `${OWN}/${id}/quote`, { ...QUOTE, ...change })
  const { data } = await (await as('USER', 'GET', quoteOf(id))).json()
  return { id, acceptance: { version: data.shown.version, hash: data.shown.hash, buyer: BUYER } }
}

const accept = (id: string, acceptance: object) => as('USER', 'POST', `${quoteOf(id)}/accept`, acceptance)

/** @returns the id of an order */
async function ordered(num?: number): Promise<string> {
  const { id, acceptance } = await quoted(num)
  return (await (await accept(id, acceptance)).json()).data.id
}

const read = async (who: 'USER' | 'MANAGER', id: string) =>
  (await (await as(who, 'GET', `${who === 'USER' ? BOUGHT : SOLD}/${id}`)).json()).data

test('an accepted quote is an order of both sides with exactly what the version says', async () => {
  const { id, acceptance } = await quoted()
  const response = await accept(id, acceptance)
  const { data } = await response.json()
  expect([response.status, data.status]).toEqual([201, 'agreed'])
  const { moves: _, ...bought } = await read('USER', data.id)
  const { moves: __, ...sold } = await read('MANAGER', data.id)
  expect(bought).toEqual(sold)
  const { entity: ___, ...offered } = QUOTE
  expect(bought.agreed).toMatchObject({
    quote: { version: 1, hash: acceptance.hash },
    content: offered,
    buyer: { ...BUYER, bank: null },
  })
  expect(bought).toMatchObject({
    number: expect.stringMatching(/^\d{4}-0001$/),
    inquiry: id,
    totals: { gross: 1_167_100 },
  })
  expect((await (await as('USER', 'GET', quoteOf(id))).json()).data).toMatchObject({
    status: 'accepted',
    order: data.id,
  })
  const list = await (await as('USER', 'GET', BOUGHT)).json()
  expect(list.data).toMatchObject([{ id: data.id, gross: 1_167_100, currency: 'RUB' }])
  expect((await (await as('EMPLOYEE', 'GET', SOLD)).json()).data).toMatchObject([{ id: data.id, party: BUYER.name }])
})

test('accepting twice makes one order, and its supplier is notified once', async () => {
  const { id, acceptance } = await quoted()
  const answers = await Promise.all([1, 2, 3].map(() => accept(id, acceptance)))
  const again = await accept(id, acceptance)
  expect(again.status).toBe(200)
  const placed = (await again.json()).data.id
  for (const answer of answers) {
    if (answer.ok) expect((await answer.json()).data.id).toBe(placed)
    else expect(await statusAndCode(answer)).toEqual([409, 'quote.changed'])
  }
  const { DB } = bindings()
  expect(await DB.prepare('SELECT count(*) FROM orders').first('count(*)')).toBe(1)
  const notices = "SELECT count(*) FROM notices WHERE key LIKE '%:order:agreed' AND user = ? AND channel = 'site'"
  expect(await DB.prepare(notices).bind(PEOPLE.OWNER.num).first('count(*)')).toBe(1)
})

test.each([
  ['another hash', { hash: 'c'.repeat(64) }],
  ['a version that was not sent', { version: 2 }],
])('%s is not accepted', async (_, wrong) => {
  const { id, acceptance } = await quoted()
  expect(await statusAndCode(await accept(id, { ...acceptance, ...wrong }))).toEqual([409, 'quote.changed'])
})

test('what the supplier has changed meanwhile is not accepted, and the response states what is new', async () => {
  const { id, acceptance } = await quoted()
  await as('MANAGER', 'POST', `${OWN}/${id}/quote`, { ...QUOTE, payment: 'All in advance' })
  const refused = await accept(id, acceptance)
  const problem = await refused.json()
  expect([refused.status, problem.code, problem.version]).toEqual([409, 'quote.changed', 2])
  expect(problem.changes).toMatchObject([{ field: 'payment' }])
})

test('a new version and its acceptance at once agree on exactly one of the two', async () => {
  const { id, acceptance } = await quoted()
  const changed = { ...QUOTE, payment: 'All in advance' }
  const [sent, accepted] = await Promise.all([
    as('MANAGER', 'POST', `${OWN}/${id}/quote`, changed),
    accept(id, acceptance),
  ])
  expect([sent.ok, accepted.ok].filter(Boolean)).toHaveLength(1)
  const { data } = await (await as('USER', 'GET', quoteOf(id))).json()
  expect(data.status).toBe(accepted.ok ? 'accepted' : 'sent')
})

test('a withdrawn quote is not accepted', async () => {
  const { id, acceptance } = await quoted()
  await as('MANAGER', 'POST', `${OWN}/${id}/quote/withdraw`)
  expect(await statusAndCode(await accept(id, acceptance))).toEqual([409, 'quote.changed'])
})

test('a part of a quote is an order of those lines alone', async () => {
  const { id, acceptance } = await quoted()
  const { data } = await (await accept(id, { ...acceptance, lines: [1] })).json()
  const { agreed, totals } = await read('USER', data.id)
  expect(agreed).toMatchObject({ quote: { partial: true }, content: { lines: [{ name: 'Gasket' }] } })
  expect([agreed.content.lines.length, totals.gross]).toEqual([1, 66_600])
})

test('naming each line accepts the whole quote, and an unknown line is refused', async () => {
  const { id, acceptance } = await quoted()
  const refused = await accept(id, { ...acceptance, lines: [0, 2] })
  expect([refused.status, (await refused.json()).errors]).toMatchObject([422, [{ path: 'lines' }]])
  const { data } = await (await accept(id, { ...acceptance, lines: [1, 0] })).json()
  const { agreed } = await read('USER', data.id)
  expect(agreed.quote.partial).toBe(false)
  expect(agreed.content.lines.map(({ name }: { name: string }) => name)).toEqual(['Ball valve DN 50', 'Gasket'])
})

test('what is sold together is accepted together', async () => {
  const { id, acceptance } = await quoted(1, { whole: true })
  expect(await statusAndCode(await accept(id, { ...acceptance, lines: [0] }))).toEqual([409, 'quote.whole'])
  expect((await accept(id, { ...acceptance, lines: [0, 1] })).status).toBe(201)
})

test.each([
  ['RU', '7707083894'],
  ['CN', '7707083893'],
])('a tax number that companies of %s cannot have is refused at its field', async (country, taxNumber) => {
  const { id, acceptance } = await quoted()
  const refused = await accept(id, { ...acceptance, buyer: { ...BUYER, country, taxNumber } })
  expect(refused.status).toBe(422)
  expect((await refused.json()).errors).toMatchObject([{ path: 'buyer.taxNumber' }])
})

test('each side sets the states that are its own, once each, and the other side is notified', async () => {
  const id = await ordered()
  const report = (who: 'USER' | 'MANAGER', body: object) =>
    as(who, 'PATCH', `${who === 'USER' ? BOUGHT : SOLD}/${id}`, body)
  expect(await statusAndCode(await report('USER', { status: 'shipped' }))).toEqual([409, 'status.refused'])
  const shipped = { status: 'shipped', day: '2026-11-20', note: 'Waybill 12' }
  const future = await report('MANAGER', { ...shipped, day: '2099-11-20' })
  expect([future.status, (await future.json()).errors]).toMatchObject([422, [{ path: 'day', code: 'future' }]])
  expect((await report('MANAGER', shipped)).status).toBe(200)
  expect((await (await report('MANAGER', shipped)).json()).data).toEqual({ status: 'shipped', version: 2 })
  expect(await statusAndCode(await report('MANAGER', { status: 'cancelled' }))).toEqual([409, 'status.refused'])
  expect((await report('USER', { status: 'received' })).status).toBe(200)
  const order = await read('USER', id)
  expect(order.moves).toEqual([])
  expect(order.steps).toMatchObject([
    { status: 'agreed', side: 'buyer' },
    { status: 'shipped', side: 'supplier', day: '2026-11-20', note: 'Waybill 12' },
    { status: 'received', side: 'buyer' },
  ])
  const { results } = await bindings()
    .DB.prepare("SELECT DISTINCT key FROM notices WHERE key LIKE '%:order:%' ORDER BY num")
    .all<{ key: string }>()
  expect(results.map(({ key }) => key.split(':').at(-1))).toEqual(['agreed', 'shipped', 'received'])
})

const AT_ONCE = process.env.FULL ? 50 : 15

test('orders at once are numbered without gaps or doubles', async () => {
  const quotes = []
  for (let num = 1; num <= AT_ONCE; num += 1) quotes.push(await quoted(num))
  const answers = await Promise.all(quotes.map(({ id, acceptance }) => accept(id, acceptance)))
  expect(answers.map(({ status }) => status)).toEqual(quotes.map(() => 201))
  const { results } = await bindings().DB.prepare('SELECT serial FROM orders ORDER BY serial').all<{ serial: number }>()
  expect(results.map(({ serial }) => serial)).toEqual(quotes.map((_, at) => at + 1))
})

test.each([
  ['en', /^Pro forma invoice/, /thousand/i],
  ['ru', /^Счёт на оплату/, /тысяч/],
  ['zh', /^形式发票/, /壹|仟|万/],
] as const)('the invoice in %s names both parties and the amount in words', async (locale, title, words) => {
  const id = await ordered()
  const response = await as('USER', 'GET', `${BOUGHT}/${id}/document.pdf?locale=${locale}`)
  const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()))
  expect(pdf.title).toMatch(title)
  const text = pdf.pages.join('')
  for (const one of [BUYER.name, BUYER.taxNumber, 'Ball valve DN 50']) expect(text).toContain(one)
  expect(text).toMatch(words)
})

test('an agreed order cannot be changed in the database either', async () => {
  await ordered()
  await expect(bindings().DB.exec("UPDATE orders SET agreed = '{}'")).rejects.toThrow(/never changes/)
})

test('papers of a state are read by both sides of the order and by no one else, and stay', async () => {
  const id = await ordered()
  const file = await uploaded(bindings(), 1, { name: 'waybill.pdf', type: 'application/pdf', kind: 'document' })
  await bindings().FILES.put(file, 'bytes')
  const paper = (who: PersonName | 'ANONIM') => as(who, 'GET', `/api/files/common/${file}`)
  expect((await paper('USER')).status).toBe(404)
  const foreign = await as('USER', 'PATCH', `${BOUGHT}/${id}`, { status: 'cancelled', files: [file] })
  expect(await statusAndCode(foreign)).toEqual([422, 'file.unknown'])
  const shipped = await as('MANAGER', 'PATCH', `${SOLD}/${id}`, { status: 'shipped', files: [file] })
  expect(shipped.status).toBe(200)
  const { steps } = await read('USER', id)
  expect(steps.at(-1).files).toEqual([
    { id: file, url: `/api/files/common/${file}`, name: 'waybill.pdf', type: 'application/pdf', size: 1000 },
  ])
  for (const who of ['USER', 'EMPLOYEE'] as const) expect((await paper(who)).status, who).toBe(200)
  for (const who of ['FOREIGN_OWNER', 'ANONIM'] as const) expect((await paper(who)).status, who).toBe(404)
  await runWhole(bindings(), unusedFiles, Date.now() + 3 * 86_400_000)
  expect((await paper('USER')).status).toBe(200)
})
