/**
 * The built worker on stores that fail (tests/fixtures/faults/worker.js): every kind of page says so in time, in the visitor's language and
 * with a status that machines understand, and is whole again with the store.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import en from '../../locales/en.json' with { type: 'json' }
import ru from '../../locales/ru.json' with { type: 'json' }
import zh from '../../locales/zh.json' with { type: 'json' }
import { bindingsOf, localOptions } from '../../scripts/local.ts'
import { LOCALES } from '../../web/locale.ts'
import { personalRoutes } from '../../web/personal-routes.ts'
import { AUTH_KEY, asPerson, contactId, employeeId, resetPeople } from '../fixtures/people.ts'
import { BROWSER, CRAWLER, publicPaths, seededState } from './site.ts'

const WORDS = { en: en.error, ru: ru.error, zh: zh.error }
type Fault = 'locked' | 'hangs' | 'once'
interface Faults {
  D1?: Fault
  KV?: Fault
  R2?: Fault
  /** Timers of so many milliseconds end at once. */
  hurry?: [from: number, to: number]
}

let site: Miniflare
let origin = ''
let state = ''
let cookie = ''

beforeAll(async () => {
  state = seededState()
  const options = localOptions({ build: 'dist', state, variables: { LIMITS: 'off', AUTH_KEY } })
  const workers = options.workers.map((worker) => {
    if (!('modules' in worker) || !Array.isArray(worker.modules)) throw new Error('The build has no modules')
    const path = join(resolve('dist', 'kontor'), 'faults.js')
    const contents = readFileSync('tests/fixtures/faults/worker.js', 'utf8')
    return { ...worker, modules: [{ type: 'ESModule' as const, path, contents }, ...worker.modules] }
  })
  site = new Miniflare(convertV4MiniflareOptions({ ...options, workers, handleStructuredLogs: () => {} }))
  origin = (await site.ready).origin
  await resetPeople(await bindingsOf(site))
  cookie = `access=${(await asPerson('OWNER')).Authorization?.slice('Bearer '.length)}`
})
afterAll(async () => {
  await site.dispose()
  rmSync(state, { recursive: true })
})
afterEach(() => fail({}))

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', ...init, headers: { 'User-Agent': BROWSER, ...headers } })

const fail = (faults: Faults) => ask('/__faults', {}, { method: 'PUT', body: JSON.stringify(faults) })

/** Pages that need nothing but words: the frame's own data may be missing. */
const WRITTEN = ['/terms', '/privacy', '/favorites', '/search', '/auth']
/** The same, without the frame. */
const LANDINGS = ['/talp', '/liaozhong']

const IDS: Record<string, string> = {
  ...{ mail: contactId('OWNER'), mailCode: contactId('OWNER'), mailSuccess: contactId('OWNER') },
  ...{ employee: employeeId('MANAGER'), product: 'new' },
}
const personalPaths = Object.entries(personalRoutes)
  .filter(([, { guard }]) => guard === 'signed-in')
  .map(([name, { path }]) => path.replace(':id', IDS[name] ?? '0000000000000000'))

const each = <Given, Made>(all: Given[], make: (one: Given, at: number) => Promise<Made>) => Promise.all(all.map(make))

async function expectTold(answer: Response, locale: (typeof LOCALES)[number], path: string): Promise<void> {
  const html = await answer.text()
  expect(answer.status, path).toBe(503)
  expect(answer.headers.get('Retry-After'), path).toBe('5')
  expect(answer.headers.get('Cache-Control'), path).toBe('no-store')
  expect(html, path).toMatch(new RegExp(`<html lang="${locale}`))
  expect(
    [WORDS[locale].upstream, WORDS[locale].codes].some((words) => html.includes(words)),
    `${path}: ${html}`,
  ).toBe(true)
  expect(html, path).not.toMatch(/D1_ERROR|SQLITE|\bat \w+ \(/)
}

let paths: string[] = []
beforeAll(async () => {
  paths = await publicPaths((path) => ask(path))
})

/** Before any of them has been kept anywhere. */
describe.each<[string, Faults]>([
  ['locked', { D1: 'locked' }],
  ['silent', { D1: 'hangs', hurry: [5000, 5000] }],
])('with a database that is %s', (_, faults) => {
  beforeEach(() => fail(faults))
  const need = () => paths.filter((path) => !WRITTEN.includes(path) && !LANDINGS.includes(path))

  test('public pages say so, in the visitor’s language', async () => {
    await each(need(), async (path, at) => {
      const locale = LOCALES[at % LOCALES.length] ?? 'en'
      await expectTold(await ask(`/${locale}${path}`), locale, path)
    })
  })

  test('so do those that are somebody’s', async () => {
    await each(personalPaths, async (path, at) => {
      const locale = LOCALES[at % LOCALES.length] ?? 'en'
      await expectTold(await ask(`/${locale}${path}`, { Cookie: cookie }), locale, path)
    })
  })

  test('a navigation is told by its payload, a crawler by the status alone', async () => {
    await each(need(), async (path) => {
      const payload = await ask(`/ru${path.replace(/(?=\?|$)/, '/_payload.json')}`)
      expect([payload.status, await payload.json()], path).toMatchObject([503, { status: 503 }])
      const bot = await ask(`/zh${path}`, { 'User-Agent': CRAWLER })
      expect([bot.status, bot.headers.get('Retry-After'), await bot.text()], path).toEqual([503, '5', ''])
    })
  })

  test('pages that need no data are whole', async () => {
    await each([...WRITTEN, ...LANDINGS], async (path) => {
      const answer = await ask(`/en${path}`)
      const frame = (await answer.text()).includes('</footer>')
      expect([answer.status, frame], path).toEqual([200, WRITTEN.includes(path)])
    })
  })

  test.each(['/catalog.csv', '/suppliers.json', '/press_center.atom'])('a list as %s is a problem', async (path) => {
    const answer = await ask(`/en${path}`)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([503, 'application/problem+json'])
  })

  test('sitemaps are not half there', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/en/products-0.xml'])
      expect((await ask(path, { 'User-Agent': CRAWLER })).status, path).toBe(503)
  })
})
