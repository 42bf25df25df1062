/**
 * The built worker on stores that fail (tests/fixtures/faults/worker.js): every kind of page says so in time, in the visitor's language and
 * with the right status, and is complete again once the store works.
 */
import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'
import { personalRoutes } from '../../domain/personal-routes.ts'
import { typeset } from '../../domain/typography.ts'
import ru from '../../locales/ru.json' with { type: 'json' }
import { bindingsOf } from '../../scripts/local.ts'
import { sealedOwner } from '../../worker/gateway/owner.ts'
import { expectUnavailable } from '../fixtures/faults/expect-unavailable.ts'
import { type Faults, type FaultySite, startFaulty } from '../fixtures/faults/site.ts'
import { AUTH_KEY, asPerson, contactId, employeeId, personId, resetPeople } from '../fixtures/people.ts'
import { openBrowser, signUp } from './browser.ts'
import { pagesWithoutData } from './pages-without-data.ts'
import { CRAWLER, publicPaths, seededState } from './site.ts'

let site: FaultySite
let state = ''
let cookie = ''

beforeAll(async () => {
  state = seededState()
  site = await startFaulty({ state, variables: { LIMITS: 'off', AUTH_KEY } })
  await resetPeople(await bindingsOf(site.local))
  cookie = `access=${(await asPerson('OWNER')).Authorization?.slice('Bearer '.length)}`
})
afterAll(async () => {
  await site.local.dispose()
  rmSync(state, { recursive: true })
})
afterEach(() => site.fail({}))

const ask: FaultySite['ask'] = (...request) => site.ask(...request)

const written = await pagesWithoutData()
/** Pages that need no data: the frame's own data may be missing. */
const framed = [...written.framed, '/auth']
/** The same, without the frame. */
const bare = written.bare

const IDS: Record<string, string> = {
  mail: contactId('OWNER'),
  mailCode: contactId('OWNER'),
  mailSuccess: contactId('OWNER'),
  employee: employeeId('MANAGER'),
  product: 'new',
}
const personalPaths = Object.entries(personalRoutes)
  .filter(([, path]) => /^\/(?:profile|admin)/.test(path))
  .map(([name, path]) => path.replace(':id', IDS[name] ?? '0000000000000000'))

const each = <Given, Made>(all: Given[], make: (one: Given, at: number) => Promise<Made>) => Promise.all(all.map(make))

let paths: string[] = []
beforeAll(async () => {
  paths = await publicPaths((path) => ask(path))
})

/** Before any of the pages is cached. */
describe.each<[string, Faults]>([
  ['locked', { D1: 'locked' }],
  ['silent', { D1: 'hangs', hurry: [7000, 7000] }],
])('with a database that is %s', (_, faults) => {
  beforeEach(() => site.fail(faults))
  const need = () => paths.filter((path) => !framed.includes(path) && !bare.includes(path))

  test('public pages say so, in the visitor’s language', async () => {
    await each(need(), async (path, at) => {
      const locale = LOCALES[at % LOCALES.length] ?? 'en'
      await expectUnavailable(await ask(`/${locale}${path}`), locale, path)
    })
  })

  test('so do personal pages', async () => {
    await each(personalPaths, async (path, at) => {
      const locale = LOCALES[at % LOCALES.length] ?? 'en'
      await expectUnavailable(await ask(`/${locale}${path}`, { Cookie: cookie }), locale, path)
    })
  })

  test('a navigation’s payload says so, and a crawler gets the status alone', async () => {
    await each(need(), async (path) => {
      const payload = await ask(`/ru${path.replace(/(?=\?|$)/, '/_payload.json')}`)
      expect([payload.status, await payload.json()], path).toMatchObject([503, { status: 503 }])
      const bot = await ask(`/zh${path}`, { 'User-Agent': CRAWLER })
      expect([bot.status, bot.headers.get('Retry-After'), await bot.text()], path).toEqual([503, '5', ''])
    })
  })

  test('pages that need no data are complete', async () => {
    expect(framed).toContain('/terms')
    expect(bare).toContain('/talp')
    await each([...framed, ...bare], async (path) => {
      const response = await ask(`/en${path}`)
      const frame = (await response.text()).includes('</footer>')
      expect([response.status, frame], path).toEqual([200, framed.includes(path)])
    })
  })

  test.each(['/catalog.csv', '/suppliers.json', '/press_center.atom'])('an export as %s is a problem', async (path) => {
    const response = await ask(`/en${path}`)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([503, 'application/problem+json'])
  })

  test('sitemaps fail as a whole instead of being cut short', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/en/products-0.xml'])
      expect((await ask(path, { 'User-Agent': CRAWLER })).status, path).toBe(503)
  })
})

/** With the database working again; none of the pages is cached yet. */
test('a page does not show that the database failed once', async () => {
  for (const path of paths.filter((path) => /^\/(catalog|press_center|suppliers|services)\b/.test(path)).slice(0, 6)) {
    await site.fail({ D1: 'once' })
    expect((await ask(`/en${path}`)).status, path).toBe(200)
  }
})

test.each<[string, Faults]>([
  ['/okved', { KV: 'locked' }],
  ['/tnved', { KV: 'hangs', hurry: [2000, 2000] }],
])('%s does without KV: %j', async (path, faults) => {
  await site.fail(faults)
  expect((await ask(`/ru${path}`)).status).toBe(200)
})

test('with the stores back every page is complete', async () => {
  // `npm run test:full` opens all of them.
  const some = (all: string[]) => all.filter((_, at) => process.env.FULL || at % 3 === 0)
  await each(some(paths), async (path) => expect((await ask(`/ru${path}`)).status, path).toBe(200))
  await each(some(personalPaths), async (path) => {
    const { status } = await ask(`/ru${path}`, { Cookie: cookie })
    // Screens of things that do not exist, and of steps already taken.
    expect([200, 303, 404], path).toContain(status)
  })
})

describe('a cached page', () => {
  /** Requested nowhere else in this file. */
  const CACHED = ['/en/catalog?country=DE', '/ru/suppliers?country=DE', '/zh/catalog/_payload.json?country=DE']
  const DOWN: Faults = { D1: 'locked', KV: 'locked', R2: 'locked', watched: true }
  const isHit = (response: Response) => response.headers.get('Server-Timing') === 'cache'

  /** @returns the page once it is cached, which happens after the response. */
  const cachedPage = (path: string, headers: Record<string, string> = {}) =>
    vi.waitFor(
      async () => {
        const response = await ask(path, headers)
        const text = await response.text()
        expect([response.status, isHit(response)]).toEqual([200, true])
        return text
      },
      { timeout: 20_000 },
    )

  test('is served whole with every store down, and neither a store nor React is touched', async () => {
    await site.fail({ watched: true })
    const bots = { 'User-Agent': CRAWLER }
    const before = await each(CACHED, (path) => cachedPage(path))
    const forBots = await cachedPage('/en/catalog', bots)
    // Shows that the check works: rendering these pages has touched the database and React.
    expect(await site.touched()).toMatchObject({ D1: expect.any(Number), React: expect.any(Number) })
    await site.fail(DOWN)
    const responses = await each(CACHED, (path) => ask(path))
    expect(responses.map(({ status }) => status)).toEqual(CACHED.map(() => 200))
    expect(await each(responses, (response) => response.text())).toEqual(before)
    expect(await (await ask('/en/catalog', bots)).text()).toBe(forBots)
    expect(await site.touched()).toEqual({})
  })

  test('of a classifier is searched and rendered with every store down', async () => {
    await each(['/ru/okved/28.1', '/ru/tnved/8481'], async (path) => expect((await ask(path)).status).toBe(200))
    await site.fail(DOWN)
    for (const path of ['/api/okved/tree?q=28', '/api/tnved/tree?q=8481'])
      expect((await ask(path)).status, path).toBe(200)
  })
})

const form = (
  fields: Record<string, string>,
  more: Record<string, string> = {},
): [Record<string, string>, RequestInit] => [
  { Origin: site.origin, 'Content-Type': 'application/x-www-form-urlencoded', ...more },
  { method: 'POST', body: new URLSearchParams(fields).toString() },
]

test('a form that cannot be saved comes back with what was typed, and without field errors', async () => {
  const product = paths.find((path) => path.startsWith('/product/'))?.slice('/product/'.length) ?? ''
  const typed = { product, message: 'Нужен паспорт', name: 'Ирина', email: 'irina@buyers.example', consent: 'on' }
  await site.fail({ D1: 'read only' })
  const response = await ask('/ru/inquiry', ...form(typed))
  const html = await response.text()
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
  for (const words of ['Нужен паспорт', 'irina@buyers.example', typeset('ru', ru.inquiry.fault.unexpected)])
    expect(html).toContain(words)
  await site.fail({})
  expect((await ask('/ru/inquiry', ...form(typed))).status).toBe(303)
})

test('sessions survive while they cannot be looked up', async () => {
  const browser = openBrowser(site.origin)
  await signUp(browser, 'lasting@people.example')
  const Cookie = `refresh=${browser.cookies.get('refresh')}; session=1`
  await site.fail({ D1: 'locked' })
  const page = await ask('/zh/profile', { Cookie })
  await expectUnavailable(page, 'zh', '/profile')
  const posted = await ask('/zh/profile/settings', ...form({ action: 'save' }, { Cookie }))
  await expectUnavailable(posted, 'zh', '/profile/settings')
  for (const response of [page, posted])
    expect(response.headers.getSetCookie().join()).not.toMatch(/(refresh|session)=;/)
  await site.fail({})
  expect((await ask('/zh/profile', { Cookie })).headers.get('Location')).toBe('/zh/profile')
})

test('without KV neither a form typed after the session ended nor saved data is lost', async () => {
  // Forms are stored for people whom this site has signed in, not for a made-up owner.
  const owner = await sealedOwner({ AUTH_KEY }, personId('OWNER'))
  await site.fail({ KV: 'locked' })
  const late = await ask(
    '/en/profile/settings',
    ...form({ action: 'save', name: 'Anna' }, { Cookie: `owner=${owner}` }),
  )
  await expectUnavailable(late, 'en', '/profile/settings')
  const waiting = `${cookie}; saved-form=${crypto.randomUUID()}`
  const saved = await ask('/en/profile/settings', ...form({ action: 'save', name: 'Anna' }, { Cookie: waiting }))
  expect(saved.status).toBe(303)
})

test.each<Faults>([{ R2: 'locked' }, { R2: 'hangs', hurry: [5000, 5000] }])(
  'without R2 a file is a 503: %j',
  async (faults) => {
    const { data } = await (await ask('/api/products?perPage=1')).json()
    await site.fail(faults)
    const file = await ask(data[0].picture.url)
    expect([file.status, await file.json()]).toMatchObject([503, { code: 'storage.unavailable' }])
    expect(file.headers.get('Cache-Control')).toBe('no-store')
  },
)
