/** A quote on the pages of its supplier and its buyer, without script. */
import { expect, test } from 'vitest'
import { readXlsx } from '../../worker/forms/request-list/read-xlsx.ts'
import { newInn } from '../fixtures/new-inn.ts'
import { inquiry } from '../fixtures/suppliers.ts'
import { type Browser, cookiesOf } from './browser.ts'
import { post, readForm } from './plain-forms.ts'
import { inputOf, request, shareSite, stores } from './site.ts'
import { call, newLogin, readPage, signedUp, submit } from './visitors.ts'

shareSite()

const INN = newInn()
const LINE = { 'lines.0.name': 'Ball valve', 'lines.0.quantity': '10', 'lines.0.price': '1,100.5', 'lines.0.vat': '22' }

/** @returns the pages of an inquiry, and the people on both sides of it */
async function begin() {
  const supplier = await signedUp()
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: INN, name: 'Quoting Works' })
  const login = newLogin()
  const buyer = await signedUp(login)
  const { DB } = stores()
  const company = Number(await DB.prepare('SELECT max(num) AS num FROM companies').first('num'))
  const user = Number(await DB.prepare('SELECT user FROM contacts WHERE value = ?').bind(login).first('user'))
  const id = await inquiry({ DB }, 900_301, { company, user, createdAt: Date.now(), updatedAt: Date.now() })
  return { supplier, buyer, thread: `/en/profile/inquiries/${id}`, received: `/en/profile/requests/${id}` }
}

/** Presses a button of a form with what is typed into it. */
async function press(browser: Browser, path: string, action: string, typed: Record<string, string> = {}) {
  const response = await post(browser, path, { ...(await readForm(browser, { path, action })), action, ...typed })
  return { status: response.status, place: response.headers.get('Location'), page: await response.text() }
}

/** Adds the supplier's legal entity, which a quote names, unless another test of this file has added it: its form leads back to the quote. */
async function ensureEntity(supplier: Browser, own: string): Promise<void> {
  const page = await readPage(supplier, own)
  if (page.includes('<option')) return
  const [, way = ''] = /href="(\/en\/profile\/legal_entities\?edit=new[^"]*)"/.exec(page) ?? []
  expect(await readPage(supplier, '/en/profile/legal_entities?edit=new&next=//evil.example')).not.toContain('href="//')
  const entity = { taxNumber: INN, fullName: 'Quoting Works LLC' }
  expect((await press(supplier, way.replaceAll('&amp;', '&'), 'save', entity)).place).toBe(own)
}

test('a supplier fills in and sends a quote; the buyer reads it, declines it with a reason, and gets a new version', async () => {
  const { supplier, buyer, thread, received } = await begin()
  const own = `${thread}/quote`
  const theirs = `${received}/quote`
  expect(await readPage(supplier, thread)).toContain(`href="${own}"`)
  expect((await request(theirs, cookiesOf(buyer))).status).toBe(404)
  await ensureEntity(supplier, own)

  const more = await press(supplier, own, 'more', { payment: 'In advance' })
  expect(more.page).toContain('In advance')
  expect(more.page).toContain('name="lines.3.price"')
  const wrong = await press(supplier, own, 'send', { ...LINE, 'lines.0.price': 'cheap', validUntil: '2020-01-01' })
  expect(wrong.status).toBe(422)
  expect(inputOf(wrong.page, 'lines.0.price')).toMatchObject({ value: 'cheap', 'aria-invalid': 'true' })
  // What the schema refuses and what only the API knows are shown by one sending.
  expect(inputOf(wrong.page, 'validUntil')).toMatchObject({ 'aria-invalid': 'true' })
  const none = await press(supplier, own, 'send', { validUntil: '2099-12-31' })
  expect(inputOf(none.page, 'lines.0.price')).toMatchObject({ 'aria-invalid': 'true' })
  expect(none.page).toContain('Enter the price of at least one item')
  const past = await press(supplier, own, 'send', { ...LINE, validUntil: '2020-01-01' })
  expect(inputOf(past.page, 'validUntil')).toMatchObject({ 'aria-invalid': 'true' })

  const terms = { validUntil: '2099-12-31', payment: '50% in advance' }
  // A script asks what is wrong with a form that it does not send.
  const asked = { ...LINE, ...terms, checked: 'send', action: '?' }
  expect(
    (await post(supplier, own, { ...(await readForm(supplier, { path: own, action: 'send' })), ...asked })).status,
  ).toBe(200)
  expect((await press(supplier, own, 'save', { ...LINE, ...terms })).place).toBe(`${own}?done=saved`)
  expect((await request(theirs, cookiesOf(buyer))).status).toBe(404)
  expect((await press(supplier, own, 'send')).place).toBe(`${own}?done=quoteSent`)
  const read = await readPage(buyer, theirs)
  for (const text of ['Ball valve', '1,100.50', '11,005.00', '50% in advance', 'Valid']) expect(read).toContain(text)
  expect(await readPage(buyer, received)).toContain(`href="${theirs}?version=1"`)
  const [pdf = ''] = /\/api\/profile\/requests\/[^"]*document\.pdf[^"]*/.exec(read) ?? []
  const document = await request(pdf.replaceAll('&amp;', '&'), cookiesOf(buyer))
  expect([document.status, document.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])

  const declined = await press(buyer, theirs, 'decline', { reason: 'Too expensive' })
  expect(declined.place).toBe(`${theirs}?done=quoteDeclined`)
  expect(await readPage(supplier, own)).toContain('Too expensive')
  expect((await press(supplier, own, 'send', { 'lines.0.price': '900' })).place).toBe(`${own}?done=quoteSent`)
  const second = await readPage(buyer, theirs)
  expect(second).toMatch(/<del>1,100\.50?<\/del> → <ins>900(?:\.00)?<\/ins>/)
  const first = await readPage(buyer, `${theirs}?version=1`)
  expect(first).toContain('1,100.50')
  expect(first).not.toContain('value="decline"')
  expect((await press(supplier, own, 'withdraw')).place).toBe(`${own}?done=quoteWithdrawn`)
  expect(await readPage(buyer, theirs)).toContain('Withdrawn')
})

/** The address of the first link to a screen below the path. */
const linkBelow = (page: string, path: string): string =>
  new RegExp(`href="(${path}/[0-9a-z]{16})"`).exec(page)?.[1] ?? ''

/** Presses the button that makes a request list of an order's goods. @returns where it leads */
async function repeat(buyer: Browser, page: string): Promise<string> {
  const order = /<input type="hidden" name="order" value="([0-9a-z]{16})"/.exec(page)?.[1] ?? ''
  return (await submit(buyer, '/en/request-list', { order })).headers.get('Location') ?? ''
}

test('a buyer accepts a quote; both sides have the order, and each reports its states', async () => {
  const { supplier, buyer, thread, received } = await begin()
  const own = `${thread}/quote`
  const theirs = `${received}/quote`
  await ensureEntity(supplier, own)
  await press(supplier, own, 'send', { ...LINE, validUntil: '2099-12-31', payment: 'In advance' })
  const wrong = await press(buyer, theirs, 'accept', { name: '', country: 'RU', taxNumber: '1' })
  expect(wrong.status).toBe(422)
  for (const field of ['name', 'taxNumber'])
    expect(inputOf(wrong.page, field), field).toMatchObject({ 'aria-invalid': 'true' })
  const nowhere = await press(buyer, theirs, 'accept', { name: 'Pump Works LLP', country: '' })
  expect(nowhere.page).toMatch(/<select[^>]*name="country"[^>]*aria-invalid="true"/)
  // A choice is not filled in: the edge says so, and so does the page's script.
  expect(nowhere.page).toMatch(/<p id="country-fault"[^>]*>Select an option/)
  expect(nowhere.page).toMatch(/<select[^>]*data-required="Select an option"/)
  const entity = { name: 'Pump Works LLP', country: 'KZ', taxNumber: '123456789012', kpp: '', address: 'Almaty' }
  expect((await press(buyer, theirs, 'accept', entity)).place).toBe(`${theirs}?done=quoteAccepted`)

  const order = linkBelow(await readPage(buyer, theirs), '/en/profile/orders')
  const sale = linkBelow(await readPage(supplier, '/en/profile/sales'), '/en/profile/sales')
  expect(await readPage(buyer, '/en/profile/orders')).toContain(`href="${order}"`)
  for (const page of [await readPage(buyer, order), await readPage(supplier, sale)])
    for (const text of ['Pro forma invoice', 'Pump Works LLP', '11,005.00', 'Confirmed', 'Amount in words'])
      expect(page).toContain(text)
  expect(await readPage(buyer, order)).not.toContain('value="shipped"')
  const shipped = { status: 'shipped', day: '2026-11-20', note: 'Waybill 12' }
  expect((await press(supplier, sale, 'report', shipped)).place).toBe(`${sale}?done=orderReported`)
  expect(await readPage(buyer, order)).toContain('Waybill 12')
  expect((await press(buyer, order, 'report', { status: 'received' })).place).toBe(`${order}?done=orderReported`)
  expect(await readPage(supplier, sale)).toContain('Received')
  const place = await repeat(buyer, await readPage(buyer, order))
  expect(place).toContain('list=')
  expect(await readPage(buyer, place)).toContain('Ball valve')
  expect((await request(order, cookiesOf(supplier))).status).toBe(404)
  expect((await request(sale, cookiesOf(buyer))).status).not.toBe(200)
})

test('a buyer compares the quotes on a request, in a chosen currency, and accepts a part of one', async () => {
  const { supplier, buyer, thread, received } = await begin()
  const own = `${thread}/quote`
  const theirs = `${received}/quote`
  expect(await readPage(buyer, `${theirs}s`)).toContain('No supplier has sent a quote yet')
  await ensureEntity(supplier, own)
  const second = { 'lines.1.name': 'Gasket', 'lines.1.quantity': '20', 'lines.1.unit': 'piece', 'lines.1.price': '33' }
  const both = { ...LINE, ...second, validUntil: '2099-12-31' }
  expect((await press(supplier, own, 'send', both)).place).toBe(`${own}?done=quoteSent`)
  const compared = await readPage(buyer, `${theirs}s?currency=USD&vat=without`)
  for (const text of ['Quoting Works', 'Dec 31, 2099', 'Converted at the exchange rates'])
    expect(compared).toContain(text)
  expect(compared).toMatch(/<option selected=""[^>]*>USD|<option[^>]*selected[^>]*>USD/)
  const tables = async (path: string) => (await request(path, cookiesOf(buyer))).text()
  expect(await tables(`${theirs}s.csv?currency=RUB&vat=with`)).toMatch(/Quoting Works[\s\S]*Valid until,,,2099-12-31/)
  expect(await tables(`${theirs}.csv`)).toMatch(/^No\.,Item[\s\S]*1,Ball valve,,,10,pcs,1100\.5,22,11005/)
  const file = await (await request(`${theirs}.xlsx`, cookiesOf(buyer))).arrayBuffer()
  expect((await readXlsx(new Uint8Array(file), '.'))[1]).toEqual(
    expect.arrayContaining(['Ball valve', '1100.5', '11005']),
  )
  expect((await request(`${theirs}.csv`)).headers.get('Location')).toBe(theirs)
  const form = await readPage(buyer, `${theirs}?lines=1`)
  expect(inputOf(form, 'lines.0')).not.toHaveProperty('checked')
  expect(inputOf(form, 'lines.1')).toHaveProperty('checked')
  const none = await press(buyer, theirs, 'accept', { name: 'Pump Works', country: 'KZ', 'lines.0': '', 'lines.1': '' })
  expect(none.status).toBe(422)
  const part = { name: 'Pump Works', country: 'KZ', 'lines.0': '', 'lines.1': 'on' }
  expect((await press(buyer, theirs, 'accept', part)).place).toBe(`${theirs}?done=quoteAccepted`)
  const order = await readPage(buyer, linkBelow(await readPage(buyer, theirs), '/en/profile/orders'))
  expect(order).toContain('some of its lines')
  expect(order).toContain('Gasket')
  expect(order).not.toContain('Ball valve')
})
