import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EdgeEnv } from '../../edge-env.ts'
import { sealedOwner } from '../../gateway/owner.ts'
import { createResolver } from '../../request.ts'
import { personalForms } from './submit.ts'

const SITE = 'http://localhost'
const OWNER = '06d2k6t0000g1a2b'
const AUTH_KEY = 'of this test, and of thirty-two characters'

const resolve = createResolver({ buildId: 'b1', queryKeys: () => [], hasCurrency: () => false })
const app = new Hono<EdgeEnv>()
app.use((c, next) => {
  c.set('resolved', resolve(c.req.raw))
  c.set('locale', 'en')
  c.set('requestId', 'r1')
  return next()
})
app.use(personalForms(async (c) => c.text('the screen again')))

/** Keys that were written to KV. */
let stored: string[] = []
/** Paths of the calls of the API, which finds no session, and how many bytes of the form had been read before each. */
let called: string[] = []
let readBefore: number[] = []
let read = 0
beforeEach(() => {
  stored = []
  called = []
  readBefore = []
  vi.stubGlobal('fetch', async (request: Request) => {
    called.push(new URL(request.url).pathname)
    readBefore.push(read)
    return Response.json({ data: null, code: 'session.required' }, { status: 401 })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Posts a form of this length. @returns where it redirects to, and how many bytes of it were read */
async function post(type: string, length: number, Cookie: string) {
  read = 0
  const part = new TextEncoder().encode(`names.en=${'x'.repeat(9991)}`)
  const body = new ReadableStream(
    {
      pull(controller) {
        if (read >= length) return controller.close()
        read += part.length
        controller.enqueue(part)
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'Content-Type': type, 'Content-Length': String(length), Origin: SITE, Cookie }
  const KV = { put: async (name: string) => void stored.push(name) }
  const env = { API_BASE_URL: 'http://api.example', AUTH_KEY, KV, ASSETS: {} }
  const init = { method: 'POST', headers, body, duplex: 'half' as const }
  const response = await app.request(new Request(`${SITE}/en/profile/company/edit`, Object(init)), undefined, env)
  return { place: response.headers.get('Location') ?? '', read }
}

const WITH_FILES = 'multipart/form-data; boundary=x'
const PLAIN = 'application/x-www-form-urlencoded'

test.each([
  ['with files', WITH_FILES, 20_000_000],
  ['of a megabyte', PLAIN, 1_000_000],
])('nothing of a form %s is read where a forged cookie says that there is a session', async (_, type, length) => {
  const { place, read } = await post(type, length, 'access=forged')
  expect(place).toMatch(/^\/en\/auth\?next=/)
  expect(called).toContain('/api/profile')
  expect(read).toBe(0)
})

test('of a short form nothing is read before its session is looked up', async () => {
  await post(PLAIN, 50_000, 'access=forged')
  expect([called, readBefore]).toEqual([['/api/profile'], [0]])
})

test.each([
  ['nobody', ''],
  ['a client that invents an owner', 'owner=x'],
  ['a client with another person’s id without its seal', `owner=${OWNER}`],
])('nothing of %s is stored', async (_, Cookie) => {
  const { place } = await post(PLAIN, 50_000, Cookie)
  expect(place).not.toContain('kept')
  expect(stored).toEqual([])
})

test('a form of the person who was signed in last is stored, up to half a megabyte', async () => {
  const Cookie = `owner=${await sealedOwner({ AUTH_KEY }, OWNER)}`
  expect((await post(PLAIN, 50_000, Cookie)).place).toContain('kept')
  expect(stored).toHaveLength(1)
  expect(await post(PLAIN, 5_000_000, Cookie)).toMatchObject({ read: 0 })
  expect(stored).toHaveLength(1)
})
