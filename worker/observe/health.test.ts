import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type StartedBindings, startBindings } from '../../tests/fixtures/bindings.ts'
import type { Bindings } from '../bindings.ts'
import { health } from './health.ts'

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
})
afterAll(() => started.stop())

const TOKEN = { STATUS_TOKEN: 'of the operator' }
const OPERATOR = { Authorization: `Bearer ${TOKEN.STATUS_TOKEN}` }

const ask = (path: string, more: Partial<Bindings> = {}, hasKey = true, headers: HeadersInit = OPERATOR) =>
  health(new Request(`http://localhost${path}`, { headers }), { ...TOKEN, ...started.unwatched, ...more }, hasKey)

async function readiness(more: Partial<Bindings> = {}, hasKey = true) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await ask('/readyz', more, hasKey)
  const parts = logged.mock.calls.map(([line]) => JSON.parse(String(line)).part)
  logged.mockRestore()
  return { status: response?.status, parts, body: await response?.json() }
}

test('other addresses and methods are left to the app', async () => {
  for (const path of ['/', '/en/catalog', '/quartz', '/en/readyz']) expect(await ask(path), path).toBeNull()
  expect(await health(new Request('http://localhost/healthz', { method: 'POST' }), Object(), true)).toBeNull()
})

test('/healthz is 200 even without stores and key', async () => {
  const response = await ask('/healthz', { DB: Object(), KV: Object() }, false)
  expect([response?.status, await response?.json()]).toEqual([200, { status: 'alive', build: 'local' }])
})

test('/readyz is 200 where every store works, and reports when each job last ran', async () => {
  await started.unwatched.DB.exec(
    "INSERT INTO jobs (name, started_at, finished_at, outcome) VALUES ('rates', 1, 2, 'done')",
  )
  const { status, body } = await readiness()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'ready',
    checks: { key: { ok: true }, database: { ok: true }, keyValue: { ok: true }, files: { ok: true } },
    jobs: [{ name: 'rates', outcome: 'done' }],
  })
})

test('the operator sees what was given up, and which settings are missing', async () => {
  await started.unwatched.DB.exec(
    "INSERT INTO jobs (name, kind, started_at, due_at, dead_at, error) VALUES ('notice:1', 'notice', 1, NULL, 2, 'not accepted')",
  )
  const { body } = await readiness({ SITE_ORIGIN: 'https://market.example' })
  expect(body.deadLetters).toEqual([{ kind: 'notice', n: 1, dead_at: 2, error: 'not accepted' }])
  expect(body.missing.join()).toContain('SMS_GATEWAY_URL')
  expect(body.missing.join()).not.toContain('SITE_ORIGIN')
})

test.each(['DB', 'KV', 'FILES'] as const)('without %s /readyz is 503, and names what fails', async (binding) => {
  const name = { DB: 'database', KV: 'keyValue', FILES: 'files' }[binding]
  const { status, parts, body } = await readiness({ [binding]: Object() })
  expect([status, parts]).toEqual([503, [name]])
  expect(body).toMatchObject({ status: 'not ready', checks: { [name]: { ok: false } } })
})

test('without its key /readyz is 503', async () => {
  expect(await readiness({}, false)).toMatchObject({ status: 503, body: { checks: { key: { ok: false } } } })
})

test('an edge in front of an external API checks that one', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 503 }))
  const { status, body } = await readiness({ API_BASE_URL: 'https://api.example/base', DB: Object(), FILES: Object() })
  expect(String(fetched.mock.calls[0]?.[0])).toBe('https://api.example/readyz')
  expect([status, body]).toMatchObject([503, { checks: { api: { ok: false }, keyValue: { ok: true } } }])
  fetched.mockRestore()
})

test('strangers see only whether it works, and the stores are checked once in five seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  const prepare = vi.fn((statement: string) => started.unwatched.DB.prepare(statement))
  for (const Authorization of ['', 'Bearer guess', 'Bearer ']) {
    const response = await ask('/readyz', { DB: Object({ prepare }) }, true, { Authorization })
    expect([response?.status, await response?.json()]).toEqual([200, { status: 'ready' }])
  }
  expect(prepare).toHaveBeenCalledOnce()
  vi.setSystemTime(Date.now() + 6000)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await ask('/readyz', { DB: Object() }, true, {})
  expect([response?.status, await response?.json()]).toEqual([503, { status: 'not ready' }])
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('without STATUS_TOKEN no one sees details, but on a developer’s machine everyone does', async () => {
  const details = async (env: Partial<Bindings>) => (await (await ask('/readyz', env, true, {}))?.json())?.checks
  expect(await details({ STATUS_TOKEN: undefined })).toBeUndefined()
  expect(await details({ STATUS_TOKEN: undefined, ENVIRONMENT: 'local' })).toBeDefined()
})
