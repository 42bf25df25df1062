/** Round trips of pages to the database, counted in the log of queries: each costs more than anything else in a page. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { AUTH_KEY, resetPeople } from '../fixtures/people.ts'
import { cookieOf, ownerPaths } from './personal-screens.ts'
import { logged, publicPaths, request, samples, startSite, stores } from './site.ts'

startSite({ SLOW_QUERY: '0', AUTH_KEY }, resetPeople)

/** The budget in docs/performance.md. */
const MAX_ROUND_TRIPS = 3

/** Only the readiness check sends this query, so it separates one page's queries from the next one's. */
const MARK = 'SELECT name, started_at, finished_at, outcome, dead_at FROM jobs'

interface Query {
  event: string
  sql: string
}

const queries = (): string[] =>
  logged()
    .map((line): Query => JSON.parse(line))
    .filter(({ event }) => event === 'slow query')
    .map(({ sql }) => sql)

/** The readiness check's other round trip. */
const READINESS = 'SELECT id FROM categories LIMIT 1'

/** Views are written some seconds later, during another page that does not wait for it. */
const isBehind = (sql: string) => /^INSERT INTO (?:views|site_counts)/.test(sql)

/** @returns the round trips of each act, one text each. */
async function roundTrips(acts: (() => Promise<unknown>)[]): Promise<string[][]> {
  const start = queries().length
  for (const act of acts) {
    await act()
    await (await request('/readyz')).text()
  }
  // The log arrives independently of responses, in the order it was written.
  const marks = () =>
    queries()
      .slice(start)
      .filter((sql) => sql.startsWith(MARK)).length
  await vi.waitFor(() => expect(marks()).toBe(acts.length), { timeout: 20_000 })
  const groups: string[][] = [[]]
  for (const sql of queries().slice(start)) {
    if (sql.startsWith(MARK)) groups.push([])
    else if (sql !== READINESS && !isBehind(sql)) groups.at(-1)?.push(sql)
  }
  return groups.slice(0, acts.length)
}

/** Requests a page until it comes from the cache, into which it is put after the response. */
const untilCached = (path: string) =>
  vi.waitFor(
    async () => {
      const response = await request(path)
      await response.text()
      expect(response.headers.get('Server-Timing')).toBe('cache')
    },
    { timeout: 20_000 },
  )

/** @returns the pages with more round trips, with their queries. */
async function tooMany(
  paths: string[],
  most = MAX_ROUND_TRIPS,
  headers: Record<string, string> = {},
): Promise<string[][]> {
  const tripsByPath = await roundTrips(
    paths.map((path) => async () => {
      const response = await request(path, headers)
      await response.text()
      expect(response.status, path).toBe(200)
    }),
  )
  return paths.flatMap((path, at) =>
    (tripsByPath[at]?.length ?? 0) > most ? [[path, ...(tripsByPath[at] ?? [])]] : [],
  )
}

/** Loads first what an isolate loads once: both classifiers. */
beforeAll(async () => {
  for (const path of ['/en/okved/28.1', '/en/tnved/8481']) await (await request(path)).text()
})

describe(`at most ${MAX_ROUND_TRIPS} round trips to the database`, () => {
  test('for every public page, rendered for the first time', async () => {
    expect(await tooMany((await publicPaths()).map((path) => `/ru${path}`))).toEqual([])
  })

  test('for every payload of a navigation', async () => {
    const paths = (await publicPaths()).map((path) => {
      const [place, query] = path.split('?')
      return `/zh${place}/_payload.json${query ? `?${query}` : ''}`
    })
    expect(await tooMany(paths)).toEqual([])
  })

  test('for lists, filtered and searched', async () => {
    const { category, company } = await samples()
    const paths = [
      `/en/catalog/${category.id}?country=CN&inStock=1&sort=price&page=1`,
      '/en/catalog?q=steel',
      '/en/suppliers?q=steel&country=CN',
      '/en/search?q=steel',
      `/en/suppliers/${company.id}/products?inStock=1`,
      '/en/search?q=8481',
      // The wrong keyboard layout, and a typing error: corrected, then searched for.
      '/ru/search?q=rhfy%20ifhjdjq',
      '/ru/catalog?q=винтовой%20компресор',
      // Words that nothing has together: some are left out.
      '/ru/search?q=титановая%20задвижка%20ду100',
      '/ru/catalog?q=титановая%20задвижка%20ду100',
      '/en/suppliers?q=steel%20submarine%20works',
    ]
    expect(await tooMany(paths)).toEqual([])
  })

  test('for every screen of an organization’s owner', async () => {
    const paths = (await ownerPaths(stores())).map((path) => `/ru${path}`)
    const owner = await cookieOf('OWNER')
    // Opening a conversation for the first time also finds its new messages and marks them as read: two round trips more.
    const conversations = paths.filter((path) => /\/(?:inquiries|requests)\/[^/]+$/.test(path))
    expect(conversations).toHaveLength(2)
    expect(await tooMany(conversations, MAX_ROUND_TRIPS + 2, owner)).toEqual([])
    // The form of a quote first reads what was asked for, and only then today's prices and the legal entities.
    const quoting = paths.filter((path) => /\/inquiries\/[^/]+\/quote$/.test(path))
    expect(await tooMany(quoting, MAX_ROUND_TRIPS + 2, owner)).toEqual([])
    const others = paths.filter((path) => !quoting.includes(path))
    expect(await tooMany(others, MAX_ROUND_TRIPS, owner)).toEqual([])
  })
})

test('a cached page makes none', async () => {
  const paths = ['/en', '/en/catalog', '/en/catalog/_payload.json']
  for (const path of paths) await untilCached(path)
  expect(await tooMany(paths, 0)).toEqual([])
})
