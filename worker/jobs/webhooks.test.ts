/** Webhooks from an event to what a program receives, verified by an independent client: Node's crypto, by the published specification. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WEBHOOK_TOPICS } from '../../domain/webhook-topics.ts'
import { flangedValve } from '../../tests/fixtures/catalogue.ts'
import { INQUIRY_INPUT, serveInquiries } from '../../tests/fixtures/inquiries.ts'
import { PEOPLE } from '../../tests/fixtures/people.ts'
import { placedOrder, sentQuote } from '../../tests/fixtures/quotes.ts'
import { inquiry, ownProduct } from '../../tests/fixtures/suppliers.ts'
import { aWebhook, WEBHOOK_ID, WEBHOOK_URL } from '../../tests/fixtures/webhooks.ts'
import type { Bindings } from '../bindings.ts'
import { webhookSecret } from '../webhooks/signature.ts'
import { runJobs } from './run-jobs.ts'

const { as, bindings } = serveInquiries()
const WEBHOOKS = '/api/profile/company/webhooks'
const env = (): Bindings => ({ ...bindings(), SITE_ORIGIN: 'https://market.example' })

interface Received {
  url: string
  headers: Record<string, string>
  body: string
  redirect: string | undefined
}

let received: Received[] = []
/** The program's response. */
let answer: () => Response | Promise<Response> = () => new Response(null, { status: 204 })

beforeEach(async () => {
  received = []
  answer = () => new Response(null, { status: 204 })
  await bindings().DB.exec("DELETE FROM jobs WHERE kind = 'webhook'; DELETE FROM webhooks")
  vi.stubGlobal('fetch', async (url: URL, { headers, body, redirect }: RequestInit) => {
    received.push({ url: String(url), headers: Object.fromEntries(new Headers(headers)), body: String(body), redirect })
    return answer()
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** Verifies a message as a program does that knows only the specification and the secret. */
function verified({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const expected = createHmac('sha256', key).update(content).digest()
  const [version, signature = ''] = (headers['webhook-signature'] ?? '').split(',')
  const sent = Buffer.from(signature, 'base64')
  return version === 'v1' && sent.length === expected.length && timingSafeEqual(sent, expected)
}

const run = (now = Date.now()) => runJobs(env(), now, { kinds: ['webhook'] })
const deliveries = async () => (await (await as('OWNER', 'GET', `${WEBHOOKS}/${WEBHOOK_ID}/deliveries`)).json()).data

test('a program can verify an event with the secret that was shown once, and with no other', async () => {
  const once = { 'Idempotency-Key': crypto.randomUUID() }
  const body = { url: WEBHOOK_URL, topics: ['requests'] }
  const { data } = await (await as('OWNER', 'POST', WEBHOOKS, body, once)).json()
  expect((await (await as('OWNER', 'POST', WEBHOOKS, body, once)).json()).data).toEqual(data)
  expect(await (await as('OWNER', 'GET', WEBHOOKS)).text()).not.toContain(data.secret)
  const { results } = await bindings().DB.prepare('SELECT body FROM idempotency').all()
  expect(JSON.stringify(results)).not.toContain('whsec_')
  const id = await inquiry(bindings(), 1)
  await run()
  const [message] = received
  if (!message) throw new Error('nothing was sent')
  expect(message).toMatchObject({ url: WEBHOOK_URL, redirect: 'manual' })
  expect(verified(message, data.secret)).toBe(true)
  expect(verified({ ...message, body: message.body.replace(id, 'x') }, data.secret)).toBe(false)
  expect(verified(message, await webhookSecret(env(), 'another'))).toBe(false)
  expect(Math.abs(Date.now() / 1000 - Number(message.headers['webhook-timestamp']))).toBeLessThan(60)
  expect(JSON.parse(message.body)).toEqual({
    id: message.headers['webhook-id'],
    event: 'request.created',
    createdAt: expect.any(String),
    data: { inquiry: id },
  })
})

describe('an event is sent', () => {
  const sentEvents = async (): Promise<[string, object][]> => {
    await run()
    return received.map(({ body }): [string, object] => [JSON.parse(body).event, JSON.parse(body).data])
  }

  test('of requests and messages of buyers, not of the supplier’s own', async () => {
    await aWebhook(bindings(), ['requests', 'messages'])
    const line = { product: flangedValve.id, variant: 'BV-F-50-16-L', quantity: 100 }
    const contact = { name: 'Li Wei', email: PEOPLE.USER.login }
    const json = { lines: [line], contact, consent: INQUIRY_INPUT.consent, message: 'Price?' }
    expect((await as('USER', 'POST', '/api/requests', json)).status).toBe(201)
    const [[event, about] = []] = await sentEvents()
    expect(event).toBe('request.created')
    const inquiry = String(Reflect.get(about ?? {}, 'inquiry'))
    await as('OWNER', 'POST', `/api/profile/company/inquiries/${inquiry}/messages`, { text: 'In stock' })
    await as('USER', 'POST', `/api/profile/requests/${inquiry}/messages`, { text: 'Good' })
    expect((await sentEvents()).slice(1)).toEqual([['message.created', { inquiry, message: expect.any(String) }]])
    expect(received.map(({ body }) => body).join()).not.toMatch(/Li Wei|Good|people/)
  })

  test('of declined quotes and of changes of orders by the buyer', async () => {
    const id = await inquiry(bindings(), 1, { user: PEOPLE.USER.num })
    await sentQuote(bindings())
    await aWebhook(bindings(), ['quotes', 'orders'])
    expect((await as('USER', 'POST', `/api/profile/requests/${id}/quote/decline`, { version: 1 })).status).toBeLessThan(
      300,
    )
    expect(await sentEvents()).toEqual([['quote.declined', { inquiry: id }]])
    const order = await placedOrder(bindings(), PEOPLE.USER.num)
    await as('USER', 'PATCH', `/api/profile/orders/${order}`, { status: 'cancelled' })
    expect((await sentEvents()).slice(1)).toEqual([
      ['order.created', { order }],
      ['order.changed', { order, status: 'cancelled' }],
    ])
  })

  test('of moderators’ decisions', async () => {
    await bindings().DB.exec('DELETE FROM reviews')
    const product = await ownProduct(bindings(), 1, { status: 'moderation' })
    await bindings().DB.exec(
      "INSERT INTO reviews (kind, subject, company, before, asked_at) SELECT 'product', num, company, '{}', 0 FROM products WHERE status = 'moderation'",
    )
    await aWebhook(bindings(), ['moderation'])
    const decision = { status: 'rejected', reason: 'No picture' }
    expect((await as('ADMIN', 'PATCH', `/app/admin/products/${product}/status`, decision)).status).toBe(200)
    expect(await sentEvents()).toEqual([['product.decided', { product, decision: 'refused' }]])
  })

  test('of no topic that the webhook does not have', async () => {
    await aWebhook(
      bindings(),
      WEBHOOK_TOPICS.filter((topic) => topic !== 'requests'),
    )
    await inquiry(bindings(), 1)
    expect(await sentEvents()).toEqual([])
  })
})

test('an event that is not accepted is sent again with growing pauses, and given up with a notice to the owners', async () => {
  await aWebhook(bindings(), ['requests'])
  await bindings().DB.exec('DELETE FROM notices')
  answer = () => new Response('busy', { status: 503 })
  const start = Date.now()
  await inquiry(bindings(), 1)
  const MINUTE = 60_000
  for (const minutes of [0, 2, 7, 24, 90, 350]) {
    await run(start + minutes * MINUTE + 30_000)
    await run(start + minutes * MINUTE + 30_000)
  }
  expect(received).toHaveLength(6)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const [delivery] = await deliveries()
  expect(delivery).toMatchObject({ status: 'failed', attempts: 6, answer: 503, error: 'status' })
  const dead = await (await as('ADMIN', 'GET', '/app/admin/dead-letters')).json()
  expect(dead.data).toMatchObject([{ kind: 'webhook', count: 1 }])
  const notices = await bindings()
    .DB.prepare("SELECT count(*) AS n FROM notices WHERE email ->> '$.name' = 'webhookFailed'")
    .first('n')
  expect(notices).toBe(2)
  answer = () => new Response(null, { status: 200 })
  const again = await as('OWNER', 'POST', `${WEBHOOKS}/${WEBHOOK_ID}/deliveries`, { delivery: delivery.id })
  expect(again.status).toBe(201)
  await run()
  expect((await deliveries())[0]).toMatchObject({
    id: delivery.id,
    status: 'sent',
    attempts: 1,
    answer: 200,
    error: null,
  })
})

test.each([
  ['a redirect', () => new Response(null, { status: 302, headers: { Location: 'http://127.0.0.1/' } }), 'redirect'],
  ['a program that fails', () => Promise.reject(new TypeError('connect')), 'silent'],
  ['a refusal', () => new Response(null, { status: 401 }), 'status'],
])('%s counts as not accepted', async (_, respond, error) => {
  await aWebhook(bindings(), ['requests'])
  answer = respond
  await inquiry(bindings(), 1)
  await run()
  expect(received).toHaveLength(1)
  expect((await deliveries())[0]).toMatchObject({ status: 'waiting', error })
})

test.each([
  'https://127.0.0.1/x',
  'https://10.0.0.1/x',
  'https://localhost/x',
  'https://[::1]/x',
  'https://erp.internal/x',
  'https://2130706433/x',
  'https://user:pass@erp.ru/x',
  'https://erp.ru:8443/x',
  'http://erp.ru/x',
  'ftp://erp.ru/x',
  'https://api.market.example/x',
])('%s is never requested', async (url) => {
  const refused = await as('OWNER', 'POST', WEBHOOKS, { url, topics: ['requests'] })
  expect((await refused.json()).errors).toMatchObject([{ path: 'url', code: 'address' }])
  // Also an address that was stored before it was recognised as forbidden.
  await aWebhook(bindings(), ['requests'], url)
  await inquiry(bindings(), 1)
  await run()
  expect(received).toEqual([])
  expect((await deliveries())[0]).toMatchObject({ error: 'address' })
})

test('an address in the operator’s own domain is never requested', async () => {
  await aWebhook(bindings(), ['requests'], 'https://origin.kontor-market.ru/x')
  await inquiry(bindings(), 1)
  await runJobs({ ...env(), SITE_ORIGIN: 'https://www.kontor-market.ru' }, Date.now(), { kinds: ['webhook'] })
  expect(received).toEqual([])
  expect((await deliveries())[0]).toMatchObject({ error: 'address' })
})

test('a test event is sent at once', async () => {
  await aWebhook(bindings())
  await as('OWNER', 'POST', `${WEBHOOKS}/${WEBHOOK_ID}/deliveries`, { delivery: null })
  await run()
  expect(received.map(({ body }) => JSON.parse(body).event)).toEqual(['test'])
})
