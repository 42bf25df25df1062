/** Each button of a conversation of buyer and supplier, of open requests, and of the supplier's ready answers, takes effect once. */
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portOf } from '../fixtures/port-of.ts'
import { waitingApproval } from '../fixtures/quotes.ts'
import { INN, inquiry, USCC } from '../fixtures/suppliers.ts'
import type { Browser } from './browser.ts'
import { pressing } from './plain-forms.ts'
import { samples, startSite, stores } from './site.ts'
import { call, newLogin, readPage, signedUp } from './visitors.ts'

/** A translation service: it returns every text as it came. */
const translator = createServer(async (request, response) => {
  const { q } = Object(await json(request))
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ translatedText: q }))
})
await new Promise<void>((listening) => translator.listen(0, '127.0.0.1', listening))
afterAll(() => {
  translator.closeAllConnections()
  translator.close()
})

startSite({ TRANSLATION_URL: `http://127.0.0.1:${portOf(translator)}/` })

const OWN = '/api/profile/company'
const { press, expectAll } = pressing()

let supplier: Browser
let buyer: Browser
const login = newLogin()
let parties: { company: number; user: number }

beforeAll(async () => {
  supplier = await signedUp()
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: INN, name: 'Talking Works' })
  buyer = await signedUp(login)
  const { DB } = stores()
  const company = Number(await DB.prepare('SELECT max(num) AS num FROM companies').first('num'))
  const user = Number(await DB.prepare('SELECT user FROM contacts WHERE value = ?').bind(login).first('user'))
  parties = { company, user }
})

/** @returns the pages of a new inquiry: the supplier's and the buyer's, and its id */
async function begin(num: number) {
  const { DB } = stores()
  const id = await inquiry({ DB }, num, { ...parties, createdAt: Date.now(), updatedAt: Date.now() })
  return { id, theirs: `/en/profile/inquiries/${id}`, own: `/en/profile/requests/${id}` }
}

test('a conversation has each message and note once, and ends once', async () => {
  const { id, theirs, own } = await begin(900_201)
  const on = (action: string, typed = {}) => press(supplier, 'received', { path: theirs, action, typed })
  expect(await on('note', { text: 'Pays late' })).toBe(`${theirs}?done=noted`)
  expect(await on('assign')).toBe(`${theirs}?done=assigned`)
  expect(await on('answer', { reply: 'Ten' })).toBe(`${theirs}?done=answered`)
  expect(await on('answer', { reply: 'Десять' })).toBe(`${theirs}?done=answered`)
  const [ten] = (await call(supplier, 'GET', `${OWN}/inquiries/${id}/messages`)).slice(-1)
  const draft = { path: own, action: 'translate' }
  expect(await press(buyer, 'request', draft)).toBe(`${own}?done=translated#${ten.id}`)
  const write = { path: own, action: 'answer', typed: { reply: 'К июню?' } }
  expect(await press(buyer, 'request', write)).toBe(`${own}?done=written`)
  const messages = await call(supplier, 'GET', `${OWN}/inquiries/${id}/messages`)
  expect(messages.map(({ text }: { text: string }) => text)).toEqual(['Pays late', 'Ten', 'Десять', 'К июню?'])
  const june = messages.at(-1).id
  const translate = { path: theirs, action: 'translate', of: june }
  expect(await press(supplier, 'received', translate)).toBe(`${theirs}?done=translated#${june}`)
  expect(await press(buyer, 'request', { path: own, action: 'close' })).toBe(`${own}?done=closed`)
  for (const [num, action, done] of [
    [900_202, 'decline', 'refused'],
    [900_203, 'close', 'closed'],
  ] as const) {
    const { theirs } = await begin(num)
    expect(await press(supplier, 'received', { path: theirs, action })).toBe(`${theirs}?done=${done}`)
  }
})

test('a hidden contact is shown once', async () => {
  const { id, theirs, own } = await begin(900_205)
  const { DB } = stores()
  await DB.batch([
    DB.prepare(`INSERT INTO requests (num, id, user, contact, locale, message, shows_contact, created_at)
      VALUES (900205, 'hidden-request-1', ?, '{"name":"Li Wei","email":"li.wei@valves.example"}', 'en', '', 0, 0)`).bind(
      parties.user,
    ),
    DB.prepare(
      `UPDATE inquiries SET request = 900205, receipt = 'hidden', contact = '{"name":"Li Wei"}' WHERE num = 900205`,
    ),
  ])
  const hidden = await readPage(supplier, theirs)
  expect(hidden).toContain('The buyer has not shared contact details')
  expect(hidden).not.toContain('li.wei@valves.example')
  expect(await press(buyer, 'request', { path: own, action: 'show-contact' })).toBe(`${own}?done=contactShown`)
  const [line, ...more] = await call(supplier, 'GET', `${OWN}/inquiries/${id}/messages`)
  expect([line.kind, more]).toEqual(['contact', []])
  expect(await readPage(supplier, theirs)).toContain('li.wei@valves.example')
  const shown = await readPage(buyer, own)
  expect(shown).toContain('You have shown this supplier your contact details.')
  expect(shown).not.toContain('value="show-contact"')
})

test('an open request is answered once', async () => {
  const { category } = await samples()
  const { id: product } = await call(supplier, 'POST', `${OWN}/products`, {
    names: { en: 'Gate valve' },
    category: category.id,
  })
  const { DB } = stores()
  await DB.batch([
    DB.prepare("UPDATE companies SET status = 'active' WHERE num = ?").bind(parties.company),
    DB.prepare("UPDATE products SET status = 'published' WHERE id = ?").bind(product),
  ])
  await call(buyer, 'POST', '/api/requests', {
    lines: [{ words: 'Gasket DN 50', quantity: 4, unit: 'piece' }],
    open: { category: category.id },
    contact: { name: 'Li Wei', email: login },
    consent: true,
  })
  const [{ id }] = await call(supplier, 'GET', `${OWN}/open-requests`)
  const write = { path: `/en/profile/open_requests/${id}`, action: 'answer', typed: { text: 'In stock' } }
  const place = await press(supplier, 'openRequest', write)
  const [, inquiry] = /^\/en\/profile\/inquiries\/(\w+)\?done=answered$/.exec(place ?? '') ?? []
  expect(await call(supplier, 'GET', `${OWN}/inquiries/${inquiry}/messages`)).toMatchObject([{ text: 'In stock' }])
  expect(await call(supplier, 'GET', `${OWN}/open-requests`)).toMatchObject([{ id, inquiry, answers: 1 }])
})

test('a quote is saved, sent, withdrawn and declined once', async () => {
  const { id, theirs, own } = await begin(900_204)
  await call(supplier, 'POST', `${OWN}/legal-entities`, { taxNumber: USCC, fullName: 'Talking Works' })
  const path = `${theirs}/quote`
  const on = (action: string, typed = {}) => press(supplier, 'ownQuote', { path, action, typed })
  const line = { 'lines.0.name': 'Valve', 'lines.0.quantity': '2', 'lines.0.price': '5' }
  expect(await on('more', line)).toBeNull()
  expect(await on('save', line)).toBe(`${path}?done=saved`)
  expect(await on('send')).toBe(`${path}?done=quoteSent`)
  expect(await on('withdraw')).toBe(`${path}?done=quoteWithdrawn`)
  expect(await on('send')).toBe(`${path}?done=quoteSent`)
  const declining = { path: `${own}/quote`, action: 'decline', typed: { reason: 'Late' } }
  expect(await press(buyer, 'quote', declining)).toBe(`${own}/quote?done=quoteDeclined`)
  const { versions, status } = await call(supplier, 'GET', `${OWN}/inquiries/${id}/quote`)
  expect([versions.length, status]).toEqual([2, 'declined'])
})

test('a quote is accepted once, and each state of its order is reported once', async () => {
  const { theirs, own } = await begin(900_205)
  const line = { 'lines.0.name': 'Valve', 'lines.0.quantity': '2', 'lines.0.price': '5' }
  await press(supplier, 'ownQuote', { path: `${theirs}/quote`, action: 'send', typed: line })
  const entity = { name: 'Pump Works', country: 'KZ' }
  const accepting = { path: `${own}/quote`, action: 'accept', typed: entity }
  expect(await press(buyer, 'quote', accepting)).toBe(`${own}/quote?done=quoteAccepted`)
  const [{ id }, ...others] = await call(buyer, 'GET', '/api/profile/orders')
  expect(others).toEqual([])
  const sale = `/en/profile/sales/${id}`
  const order = `/en/profile/orders/${id}`
  const reporting = (path: string, status: string) => ({ path, action: 'report', typed: { status } })
  expect(await press(supplier, 'sale', reporting(sale, 'shipped'))).toBe(`${sale}?done=orderReported`)
  expect(await press(buyer, 'order', reporting(order, 'received'))).toBe(`${order}?done=orderReported`)
  const { steps, version } = await call(buyer, 'GET', `/api/profile/orders/${id}`)
  expect([steps.length, version]).toEqual([3, 3])
})

test('an approval rule is saved and removed once, and a waiting order is approved or refused once', async () => {
  const path = '/en/profile/approvals'
  const rule = { amount: '1,000', currency: 'RUB', approver: 'MANAGER' }
  expect(await press(supplier, 'approvals', { path, action: 'save', typed: rule })).toBe(`${path}?done=saved`)
  expect(await call(supplier, 'GET', `${OWN}/approval-rule`)).toMatchObject({ amount: 100_000 })
  expect(await press(supplier, 'approvals', { path, action: 'remove' })).toBe(`${path}?done=saved`)

  const { theirs } = await begin(900_206)
  const line = { 'lines.0.name': 'Valve', 'lines.0.quantity': '2', 'lines.0.price': '5' }
  await press(supplier, 'ownQuote', { path: `${theirs}/quote`, action: 'send', typed: line })
  const { DB } = stores()
  const waits = async () =>
    waitingApproval({ DB }, { requester: parties.user, company: parties.company, thread: 900_206 })
  const refused = `${path}/${await waits()}`
  const refusing = { path: refused, action: 'refuse', typed: { reason: 'Later' } }
  expect(await press(supplier, 'approval', refusing)).toBe(`${refused}?done=orderRefused`)
  const approved = `${path}/${await waits()}`
  expect(await press(supplier, 'approval', { path: approved, action: 'approve' })).toBe(
    `${approved}?done=orderApproved`,
  )
  const [order, ...others] = await call(buyer, 'GET', '/api/profile/orders')
  expect([order.party, others.length]).toEqual(['Entity 1', 1])
})

test('a ready answer is saved, changed and removed once', async () => {
  const path = '/en/profile/answer_templates'
  const read = () => call(supplier, 'GET', `${OWN}/answer-templates`)
  const added = { path, action: 'save', typed: { name: 'Terms', text: 'EXW Omsk' } }
  expect(await press(supplier, 'templates', added)).toBe(`${path}?done=saved`)
  const [{ id }, ...others] = await read()
  expect(others).toEqual([])
  await press(supplier, 'templates', { path: `${path}?edit=${id}`, action: 'save', typed: { text: 'FCA Omsk' } })
  expect(await read()).toMatchObject([{ id, name: 'Terms', text: 'FCA Omsk' }])
  expect(await press(supplier, 'templates', { path, action: 'remove', of: id })).toMatch(`${path}?done=`)
  expect(await read()).toEqual([])
})

test('every button was pressed', () => expectAll('conversation'))
