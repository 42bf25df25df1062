/** An edge whose external API is down, silent, cut off, sends nonsense, or has a clock that is an hour off. */
import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../domain/durations.ts'
import ru from '../../locales/ru.json' with { type: 'json' }
import { type FaultySite, startFaulty } from '../fixtures/faults/site.ts'
import { openBrowser, requestCode, signUp } from './browser.ts'
import { type Fault, type Relay, startRelay } from './relay.ts'
import { CRAWLER, publicPaths, seededState } from './site.ts'

const UPSTREAM_KEY = 'shared by the edge and the api'

let state = ''
let remote: FaultySite
let relay: Relay
let edge: FaultySite
let paths: string[] = []

beforeAll(async () => {
  state = seededState()
  remote = await startFaulty({ state, variables: { ROLE: 'api', LIMITS: 'off', UPSTREAM_KEY } })
  relay = await startRelay(remote.origin)
  edge = await startFaulty({ variables: { API_BASE_URL: relay.origin, UPSTREAM_KEY } })
  paths = (await publicPaths((path) => edge.ask(path))).filter((path) =>
    /^\/(catalog|product|suppliers|press|tnved)/.test(path),
  )
})
afterAll(async () => {
  relay.close()
  await Promise.all([edge, remote].map(({ local }) => local.dispose()))
  rmSync(state, { recursive: true })
})
afterEach(async () => {
  relay.fault = () => undefined
  await Promise.all([edge.fail({}), remote.fail({})])
})

async function expectTold(path: string): Promise<void> {
  const [page, bot] = await Promise.all([edge.ask(`/ru${path}`), edge.ask(`/ru${path}`, { 'User-Agent': CRAWLER })])
  const html = await page.text()
  // Without a cached copy the classifiers remember the failure for a while.
  expect(page.status, path).toBe(path.startsWith('/tnved') ? 503 : 502)
  expect([page.headers.get('Retry-After'), page.headers.get('Cache-Control')], path).toEqual(['5', 'no-store'])
  expect(html, path).toContain(path.startsWith('/tnved') ? ru.error.codes : ru.error.upstream)
  expect([bot.status, await bot.text()], path).toEqual([page.status, ''])
}

describe.each<[string, Fault | Promise<Fault>]>([
  ['closes the connection before it responds', 'hang up'],
  ['never responds', new Promise(() => {})],
  ['closes the connection in the middle', 'cut'],
  ['responds with a page of another site', 'page'],
  ['responds with something else', 'nonsense'],
])('an api that %s', (_, fault) => {
  test('every page says so in the visitor’s language, and its status says so to programs', async () => {
    relay.fault = () => fault
    // Both attempts of a read take 15 seconds.
    await edge.fail({ hurry: [10_000, 15_000] })
    await Promise.all(paths.map(expectTold))
  })

  test('pages without data are complete, and no session ends', async () => {
    relay.fault = () => fault
    await edge.fail({ hurry: [4_000, 15_000] })
    expect((await edge.ask('/ru/terms')).status).toBe(200)
    const profile = await edge.ask('/ru/profile', { Cookie: 'refresh=some.token; session=1' })
    expect(profile.status).toBe(503)
    expect(profile.headers.getSetCookie().join()).not.toMatch(/(refresh|session)=;/)
  })
})

test('with the API back every page is served', async () => {
  await Promise.all(paths.map(async (path) => expect((await edge.ask(`/ru${path}`)).status, path).toBe(200)))
})

test.each([-HOUR_MS, HOUR_MS])(
  'an API whose clock is %i ms ahead of the edge’s still signs people in',
  async (ahead) => {
    await remote.fail({ ahead })
    const browser = openBrowser(edge.origin)
    const login = `skew${ahead}@people.example`
    expect((await signUp(browser, login)).status).toBe(200)
    expect(browser.set().find((line) => line.startsWith('access='))).toContain('Max-Age=1800')
    expect((await browser.send('GET', '/ru/profile/settings')).status).toBe(200)
    expect((await browser.send('POST', '/api/auth/refresh-token')).status).toBe(200)
    expect((await browser.send('GET', '/api/profile')).status).toBe(200)
    // The API's own clock decides for how long a code is valid.
    const other = openBrowser(edge.origin)
    const code = await requestCode(other, `later${ahead}@people.example`)
    const verified = await other.send('POST', '/api/auth/verify-code', { login: `later${ahead}@people.example`, code })
    expect(verified.status).toBe(200)
  },
)
