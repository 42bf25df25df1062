/** Notices in a browser: what a stand-in for its push service receives is decrypted as the browser does it. */
import { createPublicKey, verify } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { pushBrowser } from '../../../../tests/fixtures/push-browser.ts'
import { runJobs } from '../../../jobs/run-jobs.ts'

const { as, bindings, variables } = servePeople()
const PATH = '/api/profile/push'
const ENDPOINT = 'https://push.services.mozilla.com/wpush/v2/abc'

interface Received {
  url: string
  headers: Record<string, string>
  body: Uint8Array
}

beforeEach(() => {
  variables.ENVIRONMENT = 'local'
})
afterEach(() => vi.unstubAllGlobals())

/** @returns what the push service receives; it responds with `status` */
function pushService(status = 201): Received[] {
  const received: Received[] = []
  vi.stubGlobal('fetch', async (url: URL, init: Omit<Received, 'url'>) => {
    received.push({ ...init, url: String(url) })
    return new Response(null, { status })
  })
  return received
}

const ask = () =>
  as('ANONIM', 'POST', '/api/inquiries', {
    supplier: ural.id,
    message: 'Price?',
    contact: { name: 'Li Wei', email: 'li@valves.example' },
    consent: true,
  })
const run = (now = Date.now()) => runJobs({ ...bindings(), ...variables }, now, { kinds: ['notice'] })
const subscriptions = () =>
  bindings().DB.prepare('SELECT endpoint FROM push_subscriptions WHERE user = ?').bind(PEOPLE.OWNER.num).all()

test('a browser that has subscribed gets the notice, encrypted for it alone and signed by this site', async () => {
  const browser = pushBrowser(ENDPOINT)
  const { data } = await (await as('OWNER', 'GET', PATH)).json()
  expect(data.subscribed).toBe(false)
  expect((await as('OWNER', 'POST', PATH, browser.subscription)).status).toBe(200)
  expect((await (await as('OWNER', 'GET', PATH)).json()).data).toEqual({ key: data.key, subscribed: true })
  const received = pushService()
  expect((await ask()).status).toBe(201)
  await run()
  const [first, ...more] = received
  expect(more).toEqual([])
  expect(first?.url).toBe(ENDPOINT)
  expect(JSON.parse(browser.decrypt(first?.body ?? new Uint8Array()))).toMatchObject({
    title: expect.stringContaining('Inquiry: '),
    path: expect.stringMatching(/^\/en\/profile\/inquiries\/[0-9a-z]{16}$/),
  })
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(first?.headers.Authorization ?? '') ?? []
  expect(key).toBe(data.key)
  const [header = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.services.mozilla.com',
  })
  const raw = Buffer.from(key, 'base64url')
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${header}.${claims}`)
  const verifier = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', signed, verifier, Buffer.from(signature, 'base64url'))).toBe(true)
})

test.each([404, 410])('a subscription that the push service answers with %i is forgotten', async (status) => {
  await as('OWNER', 'POST', PATH, pushBrowser(ENDPOINT).subscription)
  pushService(status)
  await ask()
  await run()
  expect((await subscriptions()).results).toEqual([])
})

test('nothing is sent to a host name that resolves to a private address', async () => {
  variables.DNS_OVER_HTTPS = 'https://resolver.example/dns-query'
  await as('OWNER', 'POST', PATH, pushBrowser(ENDPOINT).subscription)
  const requested: string[] = []
  vi.stubGlobal('fetch', async (url: URL) => {
    requested.push(url.hostname)
    return Response.json({ Answer: [{ type: 1, data: '10.0.0.1' }] })
  })
  await ask()
  await run()
  expect(new Set(requested)).toEqual(new Set(['resolver.example']))
  expect((await subscriptions()).results).toEqual([])
})

test('what a push service did not accept is tried again', async () => {
  await as('OWNER', 'POST', PATH, pushBrowser(ENDPOINT).subscription)
  pushService(503)
  await ask()
  const received = pushService()
  await run(Date.now() + 120_000)
  expect(received).toHaveLength(1)
})

test('nothing is sent after the session has ended', async () => {
  await as('OWNER', 'POST', PATH, pushBrowser(ENDPOINT).subscription)
  const received = pushService()
  await bindings().DB.prepare('UPDATE sessions SET ended_at = 1 WHERE user = ?').bind(PEOPLE.OWNER.num).run()
  await ask()
  await run()
  expect(received).toEqual([])
})

test.each([
  'http://push.services.mozilla.com/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://10.0.0.1/a',
  'https://metadata.internal/a',
  'https://localhost/a',
  'https://push.services.mozilla.com:8443/a',
  'https://127.0.0.1.nip.io/a',
])('an address that this server must not send to is refused: %s', async (endpoint) => {
  const response = await as('OWNER', 'POST', PATH, pushBrowser(endpoint).subscription)
  expect(await statusAndCode(response)).toEqual([422, 'input.invalid'])
})

test('a session has one subscription, and ends it', async () => {
  for (const name of ['a', 'b']) await as('OWNER', 'POST', PATH, pushBrowser(`${ENDPOINT}/${name}`).subscription)
  expect((await subscriptions()).results).toEqual([{ endpoint: `${ENDPOINT}/b` }])
  expect((await as('OWNER', 'DELETE', PATH)).status).toBe(204)
  expect((await subscriptions()).results).toEqual([])
})
