/** No response, notice, webhook or document of a supplier has a contact that its buyer does not show: every GET call is made. */
import { expect, test } from 'vitest'
import { ACCESS } from '../../../../tests/fixtures/access.ts'
import { aToken, TOKEN } from '../../../../tests/fixtures/api-token.ts'
import { flangedValve, ural } from '../../../../tests/fixtures/catalogue.ts'
import { judgeAsWritten } from '../../../../tests/fixtures/documented.ts'
import { Client1c } from '../../../../tests/fixtures/exchange/client.ts'
import { fontAssets } from '../../../../tests/fixtures/font-assets.ts'
import { OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { BUYER, QUOTE } from '../../../../tests/fixtures/quotes.ts'
import { resetLegalEntities } from '../../../../tests/fixtures/suppliers.ts'
import { aWebhook } from '../../../../tests/fixtures/webhooks.ts'
import { endpoints } from '../../../../web/api-docs/open-api.ts'
import { api } from '../../app.ts'

const { as, bindings, variables } = serveInquiries()
const SENT = '/api/profile/requests'
const CONTACT = { name: 'Li Wei', email: 'hidden.buyer@valves.example', phone: '+8613900139777' }
/** The hidden contact in any spelling, and the login of its account. */
const SECRETS = /hidden\.buyer|13900139777|139 0013 9777|139-0013-9777/i
const isLeak = (text: string): boolean => SECRETS.test(text) || text.includes(PEOPLE.USER.login)

const { document } = await judgeAsWritten()
const READ = endpoints(document).filter(({ method, path }) => method === 'get' && path.startsWith('/api/'))

let ids: string[] = []

/** @returns id of an inquiry about a product */
async function ask(): Promise<string> {
  const lines = [{ product: flangedValve.id, variant: 'BV-F-50-16-L', quantity: 100 }]
  const request = { lines, message: 'Price?', contact: CONTACT, consent: true, showContact: false }
  const { data } = await (await as('USER', 'POST', '/api/requests', request)).json()
  return data.recipients[0].id
}

/** An inquiry with messages, a quote and an order. @returns its id */
async function deal(): Promise<string> {
  const id = await ask()
  await as('MANAGER', 'POST', `${OWN}/${id}/messages`, { text: 'In stock' })
  await as('USER', 'POST', `${SENT}/${id}/messages`, { text: 'How long?' })
  expect((await as('MANAGER', 'POST', `${OWN}/${id}/quote`, QUOTE)).status).toBe(201)
  const { shown } = (await (await as('USER', 'GET', `${SENT}/${id}/quote`)).json()).data
  const acceptance = { version: shown.version, hash: shown.hash, buyer: BUYER }
  expect((await as('USER', 'POST', `${SENT}/${id}/quote/accept`, acceptance)).status).toBe(201)
  return id
}

const all = async (sql: string) => (await bindings().DB.prepare(sql).all<Record<string, string>>()).results

/** Calls as the supplier's owner, at every row that a path may name. */
async function readAll(calls = READ) {
  const answered = new Set<string>()
  const leaking = new Set<string>()
  for (const { path } of calls) {
    const call = `GET ${path}`
    const query = ACCESS[call]?.query ?? ''
    const places = path.includes('{') ? ids.map((id) => path.replace(/\{\w+\}/g, id)) : [path]
    for (const place of places) {
      const response = await as('OWNER', 'GET', place + query)
      const text = await response.text()
      if (response.ok) answered.add(call)
      if (isLeak(text)) leaking.add(call)
    }
  }
  return { answered, leaking: [...leaking] }
}

test('a supplier reads everything there is, and finds the contact nowhere until the buyer shows it', async () => {
  Object.assign(variables, { LIMITS: 'off', REPLY_DOMAIN: 'reply.market.example' })
  await bindings().DB.exec('DELETE FROM orders; DELETE FROM quotes; DELETE FROM requests; DELETE FROM jobs')
  await resetLegalEntities(bindings())
  await aWebhook(bindings(), ['requests', 'messages', 'quotes', 'orders'])
  await aToken(bindings(), { scopes: ['goods.write', 'requests'], expiresAt: Date.now() + 3_600_000 })
  const inquiry = await deal()
  const asked = await ask()
  const tables = [
    'inquiries',
    'orders',
    'messages',
    'webhooks',
    'api_tokens',
    'employees WHERE company = 1',
    'legal_entities',
  ]
  const found = await Promise.all(tables.map((table) => all(`SELECT id FROM ${table} LIMIT 2`)))
  ids = [...new Set([...found.flat().map(({ id }) => id ?? ''), flangedValve.id, ural.id])]

  const { answered, leaking } = await readAll()
  expect(leaking).toEqual([])
  for (const path of ['', '/{id}', '/{id}/messages', '/{id}/quote', '/{id}/quote/document.pdf'])
    expect(answered).toContain(`GET ${OWN}${path}`)
  expect(answered).toContain('GET /api/profile/company/orders/{id}')
  expect(answered).toContain('GET /api/profile/notices')

  const buyers = [CONTACT.email, PEOPLE.USER.login, String(PEOPLE.USER.num)]
  const notices = await all('SELECT user, recipient, email FROM notices')
  const theirs = notices.filter(
    ({ user, recipient = '' }) => Number(user) !== PEOPLE.USER.num && !buyers.includes(recipient),
  )
  expect(theirs.length).toBeGreaterThan(3)
  expect(theirs.filter((notice) => isLeak(JSON.stringify(notice)))).toEqual([])
  const deliveries = await all('SELECT event, subject FROM webhook_deliveries')
  expect(deliveries.length).toBeGreaterThan(2)
  expect(isLeak(JSON.stringify(deliveries))).toBe(false)

  const env = { ...bindings(), ASSETS: fontAssets, ENVIRONMENT: 'local', LIMITS: 'off' }
  const client = new Client1c(async (path, init) => api.request(path, init, env), { password: TOKEN })
  const documents = await client.orders()
  expect(documents).toContain(`<Ид>${asked}</Ид>`)
  expect(isLeak(documents)).toBe(false)

  expect((await as('USER', 'POST', `${SENT}/${inquiry}/contact`)).status).toBe(200)
  const own = READ.filter(({ path }) => path.startsWith(OWN))
  expect((await readAll(own)).leaking).toEqual(expect.arrayContaining([`GET ${OWN}`, `GET ${OWN}/{id}`]))
}, 300_000)
