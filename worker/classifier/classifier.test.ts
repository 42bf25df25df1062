/** The edge's copies of the classifiers: when it calls KV and the API, and what it serves when they fail. The test sets the clock. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '../../domain/durations.ts'
import { type StartedBindings, startBindings, type TestBindings } from '../../tests/fixtures/bindings.ts'
import { loadCodes, TARIFF } from '../../tests/fixtures/classifier-tree.ts'
import { writeEdition } from '../db/import/classifier/write-edition.ts'
import { createClassifierApp } from './app.ts'

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
  await loadCodes(started.unwatched.DB)
})
afterAll(() => started.stop())

const TREE = '/api/tnved/tree'

/** One isolate: its own memory, the KV that all isolates share, and the API in process. */
function isolate(start: number) {
  const clock = { now: start }
  const app = createClassifierApp(() => clock.now)
  const waiting: Promise<unknown>[] = []
  const context = {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
    passThroughOnException: () => {},
    props: {},
  }
  async function get(path: string, env: TestBindings = started.unwatched, headers: Record<string, string> = {}) {
    const response = await app.request(path, { headers }, env, context)
    await Promise.all(waiting.splice(0))
    return response
  }
  return { clock, get }
}

const broken = (what: string) => (): never => {
  throw new Error(`${what} is gone`)
}
/** The API fails when its database does. */
const withoutApi = (): TestBindings => ({
  ...started.unwatched,
  DB: Object.create(started.unwatched.DB, { prepare: { value: broken('D1') } }),
})
const withoutKv = (env: TestBindings): TestBindings => ({
  ...env,
  KV: Object.create(env.KV, {
    get: { value: () => Promise.reject(new Error('KV is gone')) },
    put: { value: () => Promise.reject(new Error('KV is gone')) },
  }),
})

async function clearKv() {
  const { keys } = await started.unwatched.KV.list()
  await Promise.all(keys.map(({ name }) => started.unwatched.KV.delete(name)))
}

const staleness = async (response: Response) => ({
  status: response.status,
  stale: (await response.clone().json()).meta?.stale,
  header: response.headers.get('Cache-Status'),
})
const FRESH = { status: 200, stale: false, header: null }

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await clearKv()
  await started.unwatched.DB.exec('DELETE FROM rate_counters')
  return () => vi.restoreAllMocks()
})

describe('memory, then KV, then the API', () => {
  test('an edition from the API is stored for every isolate', async () => {
    const first = isolate(0)
    const response = await first.get(`${TREE}?q=valves&locale=en`)
    expect((await response.json()).data[0].id).toBe('8481')
    const { id } = JSON.parse((await started.unwatched.KV.get('codes/tnved')) ?? '{}')
    expect(await started.unwatched.KV.get(`codes/tnved/${id}`)).toContain('"tree":"tnved"')
    expect(await staleness(await isolate(MINUTE_MS).get(`${TREE}?parent=84`, withoutApi()))).toEqual(FRESH)
  })

  test('for a minute neither KV nor the API is called', async () => {
    const { get, clock } = isolate(0)
    await get(`${TREE}?parent=`)
    clock.now = MINUTE_MS - 1
    expect(await staleness(await get(`${TREE}?parent=`, withoutKv(withoutApi())))).toEqual(FRESH)
  })

  test('of many isolates that find the copy old at the same time only one writes it', async () => {
    await isolate(0).get(`${TREE}?parent=`)
    const put = vi.fn(started.unwatched.KV.put.bind(started.unwatched.KV))
    const env = { ...started.unwatched, KV: Object.create(started.unwatched.KV, { put: { value: put } }) }
    const isolates = Array.from({ length: 5 }, () => isolate(11 * MINUTE_MS))
    const responses = await Promise.all(isolates.map(({ get }) => get(`${TREE}?parent=`, env)))
    for (const response of responses) expect(await staleness(response)).toEqual(FRESH)
    expect(put).toHaveBeenCalledOnce()
  })

  test('the whole tree is served from the copy, too', async () => {
    await isolate(0).get(TREE)
    const response = await isolate(MINUTE_MS).get(TREE, withoutApi())
    const { data, meta } = await response.json()
    expect(data.ids.split('\n')).toHaveLength(TARIFF.length)
    const tag = response.headers.get('ETag') ?? ''
    expect(tag).toContain(meta.edition.id)
    expect((await isolate(MINUTE_MS).get(TREE, withoutApi(), { 'If-None-Match': tag })).status).toBe(304)
    expect((await isolate(MINUTE_MS).get(meta.edition.url, withoutApi())).headers.get('Cache-Control')).toContain(
      'immutable',
    )
  })

  test('without KV the API is called', async () => {
    expect(await staleness(await isolate(0).get(`${TREE}?parent=84`, withoutKv(started.unwatched)))).toEqual(FRESH)
  })
})

describe('when the API fails', () => {
  test('an old copy is served and marked as stale until the API is back', async () => {
    await isolate(0).get(`${TREE}?parent=84`)
    const { get, clock } = isolate(20 * MINUTE_MS)
    const old = await get(`${TREE}?parent=84`, withoutApi())
    expect(await staleness(old)).toEqual({
      status: 200,
      stale: true,
      header: 'trees; hit; ttl=-1200; detail=api-unavailable',
    })
    expect(old.headers.get('Cache-Control')).toBe('no-cache')
    clock.now += 4000
    expect((await staleness(await get(`${TREE}?parent=84`))).stale).toBe(true)
    clock.now += 2000
    expect(await staleness(await get(`${TREE}?parent=84`))).toEqual(FRESH)
  })

  test('the copy in memory is served when KV fails as well', async () => {
    const { get, clock } = isolate(0)
    await get(`${TREE}?parent=84`)
    clock.now = 20 * MINUTE_MS
    expect(await staleness(await get(`${TREE}?q=8481`, withoutKv(withoutApi())))).toMatchObject({ stale: true })
  })

  test('without any copy the response is a 503', async () => {
    const response = await isolate(0).get(`${TREE}?parent=84`, withoutApi())
    expect(response.status).toBe(503)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({
      code: 'codes.unavailable',
      status: 503,
      requestId: expect.any(String),
    })
  })

  test('a code is shown without its notes and marked as stale; a retired one is a 503', async () => {
    await isolate(0).get(`${TREE}?parent=84`)
    const { get } = isolate(MINUTE_MS)
    const { data, meta } = await (await get(`${TREE}?code=8481`, withoutApi())).json()
    expect(data).toMatchObject({ node: { id: '8481' }, texts: null })
    expect(meta.stale).toBe(true)
    expect((await get(`${TREE}?code=8481808200`, withoutApi())).status).toBe(503)
  })
})

test('a code comes with its notes, a retired one with its successor; an unknown one is a 404', async () => {
  const { get } = isolate(0)
  const { data } = await (await get(`${TREE}?code=8481&locale=ru`)).json()
  expect(data.texts).toEqual([expect.objectContaining({ kind: 'note', of: expect.objectContaining({ id: '84' }) })])
  const retired = await (await get(`${TREE}?code=8481808200`)).json()
  expect(retired.data).toMatchObject({ node: { id: '848180' }, retired: { code: '8481808200', name: { lang: 'ru' } } })
  expect((await get(`${TREE}?code=8499`)).status).toBe(404)
  expect((await get(`${TREE}?depth=0`)).status).toBe(422)
})

test('codes are found by their notes, which only the API has; without the API by their names', async () => {
  const { get } = isolate(0)
  const path = `${TREE}?q=${encodeURIComponent('изделия из цветных металлов')}&locale=ru`
  const { data } = await (await get(path)).json()
  expect(data[0]).toMatchObject({ id: '84', found: { in: 'note' } })
  const alone = await get(path, withoutApi())
  expect(alone.status).toBe(200)
  expect((await alone.json()).data.every(({ found }: { found: { in?: string } | null }) => !found?.in)).toBe(true)
})

test('a new edition is served ten minutes later, and the old copy is deleted', async () => {
  const { get, clock } = isolate(0)
  const before = (await (await get(`${TREE}?parent=`)).json()).meta.edition.id
  const head = { tree: 'tnved' as const, dated: '2026-12-01', builtin: false, sources: [], unofficial: [] }
  const { id } = await writeEdition(started.unwatched.DB, { head, rows: TARIFF, texts: [] }, 1)
  clock.now = 9 * MINUTE_MS
  expect((await (await get(`${TREE}?parent=`)).json()).meta.edition.id).toBe(before)
  clock.now = 11 * MINUTE_MS
  expect((await (await get(`${TREE}?parent=`)).json()).meta.edition.id).toBe(id)
  expect(await started.unwatched.KV.get(`codes/tnved/${before}`)).toBeNull()
})

test('an isolate whose edition is no longer stored responds 503 once, and then has the new one', async () => {
  const { get } = isolate(0)
  const before = (await (await get(TREE)).json()).meta.edition.id
  const head = { tree: 'tnved' as const, dated: '2026-12-02', builtin: false, sources: [], unofficial: [] }
  const { id } = await writeEdition(started.unwatched.DB, { head, rows: TARIFF, texts: [] }, 1)
  await started.unwatched.KV.delete(`codes/tnved/${before}`)
  expect((await get(TREE)).status).toBe(503)
  expect((await (await get(TREE)).json()).meta.edition.id).toBe(id)
})
