/**
 * Every call of the API on a database that is locked, disconnects or hangs: a documented 503, in time, and what was acknowledged is stored.
 * Which statement fails and how: tests/fixtures/faults/.
 */
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ACCESS } from '../../tests/fixtures/access.ts'
import { servePeople } from '../../tests/fixtures/api.ts'
import { documented, judgeAsWritten } from '../../tests/fixtures/documented.ts'
import { type Fault, faultyDatabase, type Trip } from '../../tests/fixtures/faults/database.ts'
import { fontAssets } from '../../tests/fixtures/font-assets.ts'
import { createGatewayApp } from '../../tests/fixtures/gateway.ts'
import { asPerson, resetPeople } from '../../tests/fixtures/people.ts'
import { resetCompany, resetLegalEntities, uploaded } from '../../tests/fixtures/suppliers.ts'
import { PLACES, personFor, validBodies } from '../../tests/fixtures/valid-writes.ts'
import { endpoints } from '../../web/api-docs/open-api.ts'
import { isClassifierCall } from '../classifier/calls.ts'
import { WatchedDatabase } from '../db/watched-database.ts'
import { TIMEOUTS } from '../gateway/retry.ts'
import { api } from './app.ts'

const { bindings } = servePeople({ reset: false })
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const { document } = await judgeAsWritten()
const calls = endpoints(document)
  .map((endpoint) => ({ ...endpoint, verb: endpoint.method.toUpperCase() }))
  .map((endpoint) => ({ ...endpoint, call: `${endpoint.verb} ${endpoint.path}` }))
type Call = (typeof calls)[number]

/** `npm test` breaks each call in one of two ways, as they come in turn, and all of them by a database that hangs; `npm run test:full` in both. */
const inTurn = (all: Call[], turn: 0 | 1) => all.filter((_, at) => process.env.FULL || at % 2 === turn)

/** The same bindings as a request has them, on a database that fails. */
const failing = (faultAt: (trip: Trip) => Fault) => ({
  ...bindings(),
  ASSETS: fontAssets,
  ENVIRONMENT: 'local',
  LIMITS: 'off',
  DB: new WatchedDatabase(faultyDatabase(bindings().DB, faultAt)),
})

let file = ''
const reset = async () => {
  await Promise.all([resetPeople(bindings()), resetLegalEntities(bindings()), resetCompany(bindings())])
  file = await uploaded(bindings(), 1)
}
beforeAll(reset)

/** @returns a valid request that can be sent several times. */
async function requestOf({ call, verb, path, operation, method }: Call) {
  const access = ACCESS[call]
  const person = verb === 'GET' ? (access?.role === 'ADMIN' ? 'ADMIN' : 'OWNER') : personFor(call)
  const place = PLACES[call] ?? access?.path
  const parameters = (await place?.(bindings(), person)) ?? {}
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '0')
  const [body] = fc.sample(validBodies({ method, path, operation }, document.components.schemas, file), {
    numRuns: 1,
    seed: 1,
  })
  const headers = {
    ...(await asPerson(person)),
    ...(await access?.headers?.()),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(/^(POST|PATCH)$/.test(verb) && { 'Idempotency-Key': `${operation.operationId}-of-faults` }),
  }
  const init = { method: verb, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  return { url: `http://localhost${filled}${access?.query ?? ''}`, init }
}

type Sent = Awaited<ReturnType<typeof requestOf>>

const ask = async ({ verb }: Call, { url, init }: Sent, faultAt: (trip: Trip) => Fault) =>
  documented(verb, url, await api.request(url, init, failing(faultAt)))

async function expectUnavailable(response: Response): Promise<void> {
  const text = await response.text()
  expect([response.status, JSON.parse(text)], text).toEqual([
    503,
    expect.objectContaining({ code: 'storage.unavailable' }),
  ])
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(text).not.toMatch(/D1|SQLITE|\bat \w/)
}

/**
 * A write that was done before the fault succeeds (worker/api/http/writes/idempotency.ts): its stored response is sent again when
 * the request is repeated.
 */
async function expectDone(call: Call, sent: Sent, response: Response): Promise<void> {
  const again = await ask(call, sent, () => undefined)
  // What has been deleted is not found the second time.
  if (call.verb === 'DELETE' && again.status === 404) return
  expect([again.status, await again.text()]).toEqual([response.status, await response.text()])
}

test.each(inTurn(calls, 0))(
  '$call, locked at each of its round trips in turn, is a 503, and in the end is done',
  async (call) => {
    if (call.verb !== 'GET') await reset()
    const sent = await requestOf(call)
    for (let failed = 1; ; failed++) {
      let isHit = false
      const response = await ask(call, sent, ({ n }) => {
        isHit ||= n === failed
        return n === failed ? 'locked' : undefined
      })
      if (!isHit) return expect(response.status, await response.text()).toBeLessThan(500)
      if (response.ok && call.verb !== 'GET') return expectDone(call, sent, response)
      await expectUnavailable(response)
    }
  },
)

/** The status of a repeated request whose first attempt was done, where no key says that it is the same. */
const AGAIN: Record<string, number> = {
  // One code a minute: a stored code counts even when its e-mail was not sent.
  'POST /api/auth/send-code': 429,
  'POST /api/profile/contacts/{id}/send-code': 429,
  'POST /api/profile/contacts': 429,
  'POST /api/profile/erasure-code': 429,
  // The session has ended, and the membership too.
  'DELETE /api/profile/sessions/{id}': 401,
  'DELETE /api/profile/membership': 403,
}

const writes = inTurn(calls, 1).filter(({ verb }) => verb !== 'GET')

test.each(writes)('$call, whose acknowledgement is lost, has been done once when it is sent again', async (call) => {
  await reset()
  const sent = await requestOf(call)
  let isLost = false
  const first = await ask(call, sent, ({ writes }) => {
    const isFirst = writes && !isLost
    isLost ||= writes
    return isFirst ? 'answer lost' : undefined
  })
  // The database itself has refused it: nothing was acknowledged.
  if (!isLost || first.status === 409) return
  if (first.ok) return expectDone(call, sent, first)
  await expectUnavailable(first)
  const again = await ask(call, sent, () => undefined)
  // What has been deleted, or left, is not found the second time.
  const expected = AGAIN[call.call] ?? (call.verb === 'DELETE' ? 404 : 200)
  expect([200, 201, 204, expected], await again.text()).toContain(again.status)
})

const gateway = createGatewayApp()

/** As a visitor's browser calls the edge, with the API behind the gateway in the same process. */
async function throughGateway({ verb }: Call, { url, init }: Sent, faultAt: (trip: Trip) => Fault) {
  const { Authorization, ...headers } = { Authorization: '', ...init.headers }
  const cookie = `access=${Authorization.slice('Bearer '.length)}`
  const request = new Request(url, { ...init, headers: { ...headers, Cookie: cookie, Origin: 'http://localhost' } })
  return documented(verb, url, await gateway.request(request, undefined, failing(faultAt)))
}

/** Checks a condition until it holds; the fake clock that the calls wait for does not advance. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((turn) => setImmediate(turn))
}

const isRead = ({ verb }: Call) => verb === 'GET'
/** Calls that the edge answers from its own copies fail otherwise: worker/classifier/classifier.test.ts. */
const passedOn = calls.filter(({ verb, path }) => !isClassifierCall({ method: verb, url: `http://localhost${path}` }))

test('on a database that hangs every call has its response within 15 seconds, a read its second attempt', async () => {
  const requests: { call: Call; sent: Sent }[] = []
  for (const call of passedOn) requests.push({ call, sent: await requestOf(call) })

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let done = 0
  // Calls and not their round trips: some send two at the same time.
  const waited = new Set<Call>()
  const again = new Set<Call>()
  let waiting = waited
  const responses = requests.map(async ({ call, sent }) => {
    const response = await throughGateway(call, sent, () => {
      waiting.add(call)
      return 'hangs'
    })
    done++
    return { call, response }
  })
  // The database has 7 seconds for each of the two attempts; the pause between them is a quarter of a second at most.
  await until(() => waited.size + done === requests.length)
  const reads = [...waited].filter(isRead).length
  const writes = [...waited].filter((call) => !isRead(call)).length
  expect(Math.min(reads, writes)).toBeGreaterThan(30)
  vi.advanceTimersByTime(7_000)
  await until(() => vi.getTimerCount() === reads)
  waiting = again
  vi.advanceTimersByTime(250)
  await until(() => again.size === reads)
  vi.advanceTimersByTime(7_000)
  for (const { call, response } of await Promise.all(responses)) if (waited.has(call)) await expectUnavailable(response)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a database that fails once fails no read', async () => {
  const sent = await Promise.all(passedOn.filter(isRead).map(async (call) => ({ call, sent: await requestOf(call) })))
  const answers = sent.map(async ({ call, sent }) => {
    let trips = 0
    const response = await throughGateway(call, sent, () => (trips++ === 0 ? 'locked' : undefined))
    expect(response.status, `${call.call} ${await response.text()}`).toBeLessThan(500)
    return trips
  })
  expect((await Promise.all(answers)).filter((trips) => trips > 1).length).toBeGreaterThan(30)
})

test('whatever else hangs within the API times out as well', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const queried = Promise.withResolvers<void>()
  const limit = () => {
    queried.resolve()
    return new Promise(() => {})
  }
  const request = new Request('http://localhost/api/auth/send-code', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost', 'CF-Connecting-IP': '192.0.2.1' },
    body: '{"login":"a@b.example"}',
  })
  const response = gateway.request(request, undefined, { ...bindings(), AUTH_SHIELD: { limit } })
  await queried.promise
  vi.advanceTimersByTime(TIMEOUTS.total)
  expect((await response).status).toBe(502)
  vi.useRealTimers()
})
