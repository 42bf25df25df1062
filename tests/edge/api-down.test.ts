/** An edge whose api is somewhere else, and is not there, says nothing, breaks off, talks nonsense, or lives an hour later or earlier. */
import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import ru from '../../locales/ru.json' with { type: 'json' }
import { type FaultySite, startFaulty } from '../fixtures/faults/site.ts'
import { askCode, openBrowser, signUp } from './browser.ts'
import { type Fault, type Relay, startRelay } from './relay.ts'
import { CRAWLER, publicPaths, seededState } from './site.ts'

const UPSTREAM_KEY = 'shared by the edge and the api'
const HOUR = 3_600_000

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
  // Without a copy, the classifiers know that nothing can be had of them now.
  expect(page.status, path).toBe(path.startsWith('/tnved') ? 503 : 502)
  expect([page.headers.get('Retry-After'), page.headers.get('Cache-Control')], path).toEqual(['5', 'no-store'])
  expect(html, path).toContain(path.startsWith('/tnved') ? ru.error.codes : ru.error.upstream)
  expect([bot.status, await bot.text()], path).toEqual([page.status, ''])
}

describe.each<[string, Fault | Promise<Fault>]>([
  ['breaks off before it has said anything', 'hang up'],
  ['says nothing at all', new Promise(() => {})],
  ['breaks off in the middle', 'cut'],
  ['is a stranger’s page', 'page'],
  ['answers something else', 'nonsense'],
])('an api that %s', (_, fault) => {
  test('is told by every page, in the visitor’s language, and by the status to machines', async () => {
    relay.fault = () => fault
    // Both tries of a read, 15 seconds together.
    await edge.fail({ hurry: [10_000, 15_000] })
    await Promise.all(paths.map(expectTold))
  })

  test('leaves what needs no data whole, and nobody signed out', async () => {
    relay.fault = () => fault
    await edge.fail({ hurry: [4_000, 15_000] })
    expect((await edge.ask('/ru/terms')).status).toBe(200)
    const profile = await edge.ask('/ru/profile', { Cookie: 'refresh=some.token; session=1' })
    expect(profile.status).toBe(503)
    expect(profile.headers.getSetCookie().join()).not.toMatch(/(refresh|session)=;/)
  })
})

test('with the api back every page is there', async () => {
  await Promise.all(paths.map(async (path) => expect((await edge.ask(`/ru${path}`)).status, path).toBe(200)))
})

test.each([-HOUR, HOUR])(
  'an api whose clock is %i ms ahead of the edge’s signs people in all the same',
  async (ahead) => {
    await remote.fail({ ahead })
    const browser = openBrowser(edge.origin)
    const login = `skew${ahead}@people.example`
    expect((await signUp(browser, login)).status).toBe(200)
    expect(browser.set().find((line) => line.startsWith('access='))).toContain('Max-Age=1800')
    expect((await browser.send('GET', '/ru/profile/settings')).status).toBe(200)
    expect((await browser.send('POST', '/api/auth/refresh-token')).status).toBe(200)
    expect((await browser.send('GET', '/api/profile')).status).toBe(200)
    // A code is good for its five minutes by the clock of who has sent it.
    const other = openBrowser(edge.origin)
    const code = await askCode(other, `later${ahead}@people.example`)
    const verified = await other.send('POST', '/api/auth/verify-code', { login: `later${ahead}@people.example`, code })
    expect(verified.status).toBe(200)
  },
)
