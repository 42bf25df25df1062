/** Programs of an organization: their tokens on the screen without script, and their calls through the edge. */
import { beforeAll, expect, test } from 'vitest'
import { newInn } from '../fixtures/new-inn.ts'
import { type Browser, cookiesOf } from './browser.ts'
import { post, pressing, readForm } from './plain-forms.ts'
import { request, shareSite } from './site.ts'
import { call, signedUp } from './visitors.ts'

shareSite()

const TOKENS = '/en/profile/api_tokens'
const WEBHOOKS = '/en/profile/webhooks'
const PRODUCTS = '/api/profile/company/products'
const { press, expectAll } = pressing()

let supplier: Browser

beforeAll(async () => {
  supplier = await signedUp()
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Calling Works' })
})

const screen = async (path: string) => (await request(path, cookiesOf(supplier))).text()
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

test('a token is made on the screen, shown once, used by a program, and revoked', async () => {
  const typed = { name: 'Warehouse', days: '30', 'scope.goods.read': 'on' }
  const form = { ...(await readForm(supplier, { path: TOKENS, action: 'save' })), action: 'save', ...typed }
  const page = await (await post(supplier, TOKENS, form)).text()
  const [token = ''] = /kontor_[\w-]{43}/.exec(page) ?? []
  expect(token).not.toBe('')
  expect(await screen(TOKENS)).not.toContain(token)
  expect((await request(PRODUCTS, bearer(token))).status).toBe(200)
  expect((await request('/api/profile', bearer(token))).status).toBe(403)
  // The token's rights apply, not those of a session.
  expect((await request('/api/profile', { ...cookiesOf(supplier), ...bearer(token) })).status).toBe(403)
  expect((await request('/en/profile', bearer(token))).status).toBe(303)
  expect(await screen(TOKENS)).toContain('last used on')
  expect(await press(supplier, 'apiTokens', { path: TOKENS, action: 'remove', of: 'Revoke' })).toBe(
    `${TOKENS}?done=saved`,
  )
  expect((await request(PRODUCTS, bearer(token))).status).toBe(401)
})

test('a repeated press makes one token; a session’s access token is refused as a bearer token', async () => {
  const typed = { name: 'Twice', 'scope.requests': 'on' }
  expect(await press(supplier, 'apiTokens', { path: TOKENS, action: 'save', typed })).toBe(null)
  expect(await call(supplier, 'GET', '/api/profile/company/api-tokens')).toHaveLength(1)
  const session = supplier.cookies.get('access') ?? ''
  expect((await request(PRODUCTS, bearer(session))).status).toBe(401)
})

test('a form without a scope says so', async () => {
  const form = { ...(await readForm(supplier, { path: TOKENS, action: 'save' })), action: 'save', name: 'None' }
  expect(await (await post(supplier, TOKENS, form)).text()).toContain('Select at least one.')
})

test('a webhook is added, its secret shown once, and a test event listed with what became of it', async () => {
  const typed = { url: 'https://erp.valves.test/kontor', 'topic.requests': 'on' }
  const form = { ...(await readForm(supplier, { path: WEBHOOKS, action: 'save' })), action: 'save', ...typed }
  expect(await (await post(supplier, WEBHOOKS, form)).text()).toContain('Enter a public URL')
  const page = await (await post(supplier, WEBHOOKS, { ...form, url: 'https://erp.valves-works.ru/kontor' })).text()
  const [secret = ''] = /whsec_[\w+/]{43}=/.exec(page) ?? []
  expect(secret).not.toBe('')
  expect(await screen(WEBHOOKS)).not.toContain(secret)
  const shown = await press(supplier, 'webhooks', { path: WEBHOOKS, action: 'send' })
  expect(shown).toMatch(/\/en\/profile\/webhooks\?of=\w+$/)
  const { length } = await call(
    supplier,
    'GET',
    `/api/profile/company/webhooks/${/of=(\w+)/.exec(shown ?? '')?.[1]}/deliveries`,
  )
  expect(length).toBe(1)
  expect(await screen(shown ?? '')).toContain('<code>test</code>')
  const twice = { url: 'https://crm.valves-works.ru/kontor', 'topic.orders': 'on' }
  expect(await press(supplier, 'webhooks', { path: WEBHOOKS, action: 'save', typed: twice })).toBe(null)
  expect(await press(supplier, 'webhooks', { path: WEBHOOKS, action: 'remove' })).toBe(`${WEBHOOKS}?done=saved`)
  expect(await call(supplier, 'GET', '/api/profile/company/webhooks')).toHaveLength(1)
})

test('1C goes through the edge with a token as its password, and with its cookie alone', async () => {
  const scopes = ['goods.write', 'requests']
  const { token } = await call(supplier, 'POST', '/api/profile/company/api-tokens', { name: '1C', scopes, days: 30 })
  const Authorization = `Basic ${btoa(`kontor:${token}`)}`
  const ask = async (query: string, headers: Record<string, string>) => request(`/api/exchange/1c?${query}`, headers)
  const [word, name, value] = (await (await ask('type=sale&mode=checkauth', { Authorization })).text()).split('\n')
  expect([word, name]).toEqual(['success', 'exchange'])
  const documents = await ask('type=sale&mode=query', { Cookie: `${name}=${value}` })
  expect(documents.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  expect(await documents.text()).toContain('<КоммерческаяИнформация')
  expect((await ask('type=sale&mode=query', { Cookie: `${name}=x` })).status).toBe(401)
  // A person who follows a link is not a program.
  expect((await ask('type=sale&mode=query', cookiesOf(supplier))).status).toBe(401)
  expect(await screen('/en/profile/exchange')).toContain('/api/exchange/1c</code>')
})

test('an address of goods is added, fetched, listed with what became of it, and removed', async () => {
  const FEEDS = '/en/profile/feeds'
  const form = {
    ...(await readForm(supplier, { path: FEEDS, action: 'save' })),
    action: 'save',
    hour: '3',
    weekday: '1',
  }
  expect(await (await post(supplier, FEEDS, { ...form, url: 'http://10.0.0.1/a' })).text()).toContain(
    'Enter a public address',
  )
  const typed = {
    url: 'https://goods.valves-works.ru/a.yml',
    user: 'shop',
    password: 'sesame-17',
    hour: '3',
    weekday: '1',
  }
  expect(await press(supplier, 'goodsFeeds', { path: FEEDS, action: 'save', typed })).toBe(`${FEEDS}?done=saved`)
  const [{ id, hasPassword }] = await call(supplier, 'GET', '/api/profile/company/feeds')
  expect(hasPassword).toBe(true)
  expect(await press(supplier, 'goodsFeeds', { path: FEEDS, action: 'fetch' })).toMatch(new RegExp(`feeds\\?of=${id}$`))
  const page = await screen(`${FEEDS}?of=${id}`)
  expect(page).toContain('https://goods.valves-works.ru/a.yml')
  expect(page).not.toContain('sesame')
  expect(await press(supplier, 'goodsFeeds', { path: FEEDS, action: 'remove' })).toBe(`${FEEDS}?done=saved`)
})

test('goods are published for partners: the address is shown once, renewed, revoked, and fetched through the edge', async () => {
  const FEEDS = '/en/profile/partner_feeds'
  const form = {
    ...(await readForm(supplier, { path: FEEDS, action: 'save' })),
    action: 'save',
    name: 'Dealers',
    format: 'yml',
    locale: 'en',
    category: '',
    access: 'token',
  }
  const shown = async (fields: Record<string, string>) => {
    const page = await (await post(supplier, FEEDS, fields)).text()
    return /\/api\/feeds\/\w{16}\?token=[\w-]{43}/.exec(page)?.[0] ?? ''
  }
  const address = await shown(form)
  expect(await screen(FEEDS)).not.toContain(address.slice(-43))
  // The supplier is not approved yet, so that nothing of it is public.
  expect([(await request(address)).status, (await request(address.slice(0, -1))).status]).toEqual([410, 404])
  const renewing = { ...(await readForm(supplier, { path: FEEDS, action: 'renew' })), action: 'renew' }
  const renewed = await shown(renewing)
  expect([(await request(address)).status, (await request(renewed)).status]).toEqual([404, 410])
  expect(await press(supplier, 'partnerFeeds', { path: FEEDS, action: 'renew' })).toBe(null)
  expect(await press(supplier, 'partnerFeeds', { path: FEEDS, action: 'revoke' })).toBe(`${FEEDS}?done=saved`)
  expect(await screen(FEEDS)).toContain('the token has been revoked')
  expect(await press(supplier, 'partnerFeeds', { path: FEEDS, action: 'remove' })).toBe(`${FEEDS}?done=saved`)
  const typed = { name: 'Everyone', access: 'open' }
  expect(await press(supplier, 'partnerFeeds', { path: FEEDS, action: 'save', typed })).toBe(`${FEEDS}?done=saved`)
})

test('no button was left out', () => expectAll('programs'))
