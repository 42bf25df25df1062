/** What buyers and suppliers see of inquiries when they open their account, without script. */
import { expect, test } from 'vitest'
import { newInn } from '../fixtures/new-inn.ts'
import { inquiry } from '../fixtures/suppliers.ts'
import { type Browser, cookiesOf } from './browser.ts'
import { ownOrigin, request, samples, shareSite, stores } from './site.ts'
import { readPage, signedUp } from './visitors.ts'

shareSite()

const leadsTo = async (browser: Browser, path: string) =>
  (await request(path, cookiesOf(browser))).headers.get('Location')

const BUYER = 'wang@buyers.example'
const FORM = {
  quantity: '40',
  message: 'DN 50, please',
  name: 'Wang Fang',
  email: BUYER,
  showContact: 'on',
  consent: 'on',
}

test('a buyer who signs in after asking finds the request and its answer, and founds no organization for it', async () => {
  const { product } = await samples()
  const typed = new URLSearchParams({ ...FORM, product: product.id }).toString()
  expect((await request('/en/inquiry', { Origin: ownOrigin() }, 'POST', typed)).status).toBe(303)
  const buyer = await signedUp(BUYER)

  const start = await readPage(buyer, '/en/profile')
  expect(start).toContain('Waiting for a reply')
  // Founding an organization is offered beside the requests, not demanded.
  expect(start).toContain('/en/profile/start')
  const path = /\/en\/profile\/requests\/[0-9a-z]{16}/.exec(start)?.[0] ?? ''
  const waiting = await readPage(buyer, path)
  expect(waiting).toContain(`It will be e-mailed to ${BUYER}`)

  const { DB } = stores()
  const num = await DB.prepare('SELECT num FROM inquiries WHERE id = ?').bind(path.slice(-16)).first('num')
  await DB.batch([
    DB.prepare("UPDATE inquiries SET status = 'answered', reply = '125 roubles each' WHERE num = ?").bind(num),
    DB.prepare(`INSERT INTO messages (id, inquiry, side, kind, text, locale, created_at)
      VALUES ('06d2k6t0000m1a2b', ?, 'supplier', 'text', '125 roubles each', 'en', 0)`).bind(num),
  ])
  expect(await readPage(buyer, '/en/profile/requests')).toContain('125 roubles each')
  const answer = await readPage(buyer, path)
  expect(answer).toContain('125 roubles each')
  expect(answer).toMatch(
    new RegExp(`/en/inquiry\\?product=${product.id}&amp;[^"]*quantity=40&amp;again=${path.slice(-16)}"`),
  )

  const stranger = await signedUp('stranger@buyers.example')
  expect((await request(path, cookiesOf(stranger))).status).toBe(404)
})

test('screens of an organization redirect a person without one to their own account', async () => {
  const buyer = await signedUp('nobody@buyers.example')
  expect(await leadsTo(buyer, '/ru/profile/inquiries')).toBe('/ru/profile/requests')
  for (const path of ['/company', '/product', '/employee', '/legal_entities'])
    expect(await leadsTo(buyer, `/ru/profile${path}`), path).toBe('/ru/profile')
  const page = await readPage(buyer, '/ru/profile')
  expect(page).toContain('Мои запросы')
  expect(page).not.toContain('/ru/profile/company')
})

test('inquiries that wait come first on a supplier’s overview, and what is unread is counted at the tab', async () => {
  const supplier = await signedUp('awaited@people.example')
  await supplier.send('POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Awaited Works' })
  expect(await readPage(supplier, '/en/profile')).not.toContain('waiting for a reply')
  const { DB } = stores()
  const company = Number(await DB.prepare('SELECT max(num) AS num FROM companies').first('num'))
  const first = await inquiry({ DB }, 900_001, { company, createdAt: Date.UTC(2026, 1, 3) })

  const one = await readPage(supplier, '/en/profile')
  expect(one.indexOf('1 inquiry waiting for a reply')).toBeLessThan(one.indexOf('Steps to get your company listed'))
  expect(one).toContain('since Feb 3, 2026')
  expect(one).toContain(`/en/profile/inquiries/${first}`)
  await inquiry({ DB }, 900_002, { company })

  const two = await readPage(supplier, '/en/profile/settings')
  expect(two).toMatch(/Inquiries(?:<!-- -->)? <span[^>]*>2 new</)
  expect(await readPage(supplier, '/en/profile')).toContain('/en/profile/inquiries?waiting=1')
})
