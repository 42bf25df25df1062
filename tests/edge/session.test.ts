/** Signing in at the edge, with the API in process and over HTTP: both behave alike. */
import { rmSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startLocal } from '../../scripts/local.ts'
import { cookiesOf, openBrowser, requestCode, signUp } from './browser.ts'
import { type Relay, startRelay } from './relay.ts'
import { migratedState } from './site.ts'

const UPSTREAM_KEY = 'shared by the edge and the api'
const running: Miniflare[] = []
const states: string[] = []
let relay: Relay
const sites = { 'in process': '', 'over HTTP': '' }

async function serve(variables: Record<string, string>): Promise<string> {
  const state = migratedState()
  const local = startLocal({ build: 'dist', state, variables })
  running.push(local)
  states.push(state)
  return (await local.ready).origin
}

beforeAll(async () => {
  sites['in process'] = await serve({ LIMITS: 'off' })
  relay = await startRelay(await serve({ LIMITS: 'off', ROLE: 'api', UPSTREAM_KEY }))
  sites['over HTTP'] = await serve({ API_BASE_URL: relay.origin, UPSTREAM_KEY })
})
afterAll(async () => {
  relay?.close()
  await Promise.all(running.map((local) => local.dispose()))
  for (const state of states) rmSync(state, { recursive: true })
})

let people = 0
const newLogin = () => `person${++people}@people.example`

describe.each(['in process', 'over HTTP'] as const)('the API %s', (way) => {
  const open = () => openBrowser(sites[way])

  test('tokens become cookies that no script can read', async () => {
    const browser = open()
    const response = await signUp(browser, newLogin())
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ data: { expiresIn: 1800 } })
    const [access, device, owner, person, refresh, session] = browser.set().sort()
    expect(access).toMatch(/^access=[\w.-]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(device).toMatch(/^device=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(owner).toMatch(/^owner=[0-9a-z]{16}\.[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)
    // Not a token: the service worker's queue compares it with the writer of a waiting form.
    expect(person).toMatch(/^person=[\w-]{16}; Max-Age=2592000; Path=\/; SameSite=Lax$/)
    expect(refresh).toMatch(/^refresh=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(session).toMatch(/^session=1; Max-Age=2592000; Path=\/; SameSite=Lax$/)
  })

  test('the profile is readable by its owner alone', async () => {
    const one = open()
    const two = open()
    const visitor = open()
    const login = newLogin()
    await signUp(one, login, 'First')
    await signUp(two, newLogin(), 'Second')
    const names = await Promise.all(
      [one, two].map(async ({ send }) => (await (await send('GET', '/api/profile')).json()).data.name),
    )
    expect(names).toEqual(['First', 'Second'])
    expect((await visitor.send('GET', '/api/profile')).status).toBe(401)
    expect((await one.send('GET', '/api/profile')).headers.get('Cache-Control')).toBe('no-store')
    const again = open()
    const code = await requestCode(again, login)
    expect((await again.send('POST', '/api/auth/verify-code', { login, code })).status).toBe(200)
    expect((await (await again.send('GET', '/api/profile')).json()).data.name).toBe('First')
  })

  test('a refresh continues the session, and a replay of the old token ends it', async () => {
    const browser = open()
    await signUp(browser, newLogin())
    const first = browser.cookies.get('refresh') ?? ''
    browser.cookies.delete('access')
    expect((await browser.send('GET', '/api/profile')).status).toBe(401)
    const response = await browser.send('POST', '/api/auth/refresh-token')
    expect(await response.json()).toEqual({ data: { expiresIn: 1800 } })
    expect((await browser.send('GET', '/api/profile')).status).toBe(200)
    await browser.send('POST', '/api/auth/refresh-token')
    const thief = open()
    thief.cookies.set('refresh', first)
    expect((await thief.send('POST', '/api/auth/refresh-token')).status).toBe(401)
    expect([...thief.cookies.keys()]).toEqual([])
    expect((await browser.send('GET', '/api/profile')).status).toBe(401)
  })

  test('a personal page does not ask for signing in while the session lives', async () => {
    const browser = open()
    await signUp(browser, newLogin())
    browser.cookies.delete('access')
    const led = await browser.send('GET', '/en/profile/settings?x=1')
    expect([led.status, led.headers.get('Location')]).toEqual([303, '/en/profile/settings?x=1'])
    expect(browser.cookies.has('access')).toBe(true)
    expect((await browser.send('GET', '/en/profile/settings?x=1')).status).toBe(200)
  })

  test('a refresh without a session is not an error', async () => {
    const response = await open().send('POST', '/api/auth/refresh-token')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ data: null })
  })

  test('signing out leaves no session and no cookie but those of a known device', async () => {
    const browser = open()
    await signUp(browser, newLogin())
    const access = browser.cookies.get('access') ?? ''
    expect((await browser.send('POST', '/api/auth/logout')).status).toBe(200)
    expect([...browser.cookies.keys()].sort()).toEqual(['challenge', 'device'])
    browser.cookies.set('access', access)
    expect((await browser.send('GET', '/api/profile')).status).toBe(401)
  })

  test('a wrong code says how many attempts are left', async () => {
    const browser = open()
    const login = newLogin()
    const code = String((Number(await requestCode(browser, login)) + 1) % 1_000_000).padStart(6, '0')
    const response = await browser.send('POST', '/api/auth/verify-code', { login, code })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'otp.wrong', attemptsLeft: 4 })
    const soon = await browser.send('POST', '/api/auth/send-code', { login })
    expect(soon.status).toBe(429)
    expect(Number(soon.headers.get('Retry-After'))).toBeGreaterThan(50)
  })

  test('another site’s page cannot act for the visitor', async () => {
    const browser = open()
    await signUp(browser, newLogin())
    for (const Origin of ['https://evil.example', 'null', `${sites[way]}.evil.example`]) {
      const response = await browser.send('PATCH', '/api/profile', { name: 'Mallory' }, { Origin })
      expect(response.status, Origin).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'origin.foreign' })
      expect((await open().send('POST', '/api/auth/send-code', { login: newLogin() }, { Origin })).status).toBe(403)
    }
    const bare = { method: 'PATCH', body: '{}', headers: { ...cookiesOf(browser), 'Content-Type': 'application/json' } }
    expect((await fetch(`${sites[way]}/api/profile`, bare)).status).toBe(403)
    expect((await (await browser.send('GET', '/api/profile')).json()).data.name).toBe('Анна')
    expect((await browser.send('PATCH', '/api/profile', { name: 'Own' })).status).toBe(200)
  })

  test('a visitor’s own bearer header is ignored', async () => {
    const browser = open()
    await signUp(browser, newLogin())
    const Authorization = `Bearer ${browser.cookies.get('access')}`
    expect((await open().send('GET', '/api/profile', undefined, { Authorization })).status).toBe(401)
  })
})

test('the API’s own cookies are sent to /api/auth alone, other cookies to no call', async () => {
  const browser = openBrowser(sites['over HTTP'])
  await signUp(browser, newLogin())
  browser.cookies.set('theme', 'dark')
  relay.headers.length = 0
  await browser.send('GET', '/api/profile')
  await browser.send('POST', '/api/auth/refresh-token')
  const [profile, refresh] = relay.headers
  expect(profile?.cookie).toBeUndefined()
  expect(profile?.authorization).toMatch(/^Bearer /)
  expect(profile?.['x-upstream-key']).toBe(UPSTREAM_KEY)
  expect(refresh?.cookie).toMatch(/^refresh=[\w.-]+; challenge=[\da-f]{32}; device=[\w.-]+$/)
})

test('a coarse rate limit protects signing in', async () => {
  const site = await serve({})
  const statuses = new Set<number>()
  // The limit is 120 a minute. A new minute may begin meanwhile, so one more than two minutes allow is sent.
  for (let at = 0; at < 241 && !statuses.has(429); at++) {
    const response = await fetch(`${site}/api/auth/refresh-token`, { method: 'POST' })
    statuses.add(response.status)
    if (response.status === 429) expect(response.headers.get('Retry-After')).toBe('60')
  }
  expect([...statuses].sort()).toEqual([200, 429])
})

describe('in production', () => {
  test('there is no outbox', async () => {
    const site = await serve({ ENVIRONMENT: 'production' })
    expect((await fetch(`${site}/dev/outbox`)).status).toBe(404)
  })

  test.each([
    ['', '/en', 503],
    ['too short', '/api/categories', 503],
  ])('with the key %j nothing is served, and the log says what to do', async (AUTH_KEY, path, status) => {
    const response = await fetch((await serve({ ENVIRONMENT: 'production', AUTH_KEY })) + path)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain('wrangler secret put AUTH_KEY')
  })
})
