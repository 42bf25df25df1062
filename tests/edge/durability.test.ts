/**
 * Acknowledged writes are stored, and none is stored in part: a server is killed in the middle of a stream of writes and started again
 * on the same state, round after round. ROUNDS=200 runs more rounds.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TaxNumber } from '../../domain/contract/tax-number-input.ts'
import { bindingsOf } from '../../scripts/local.ts'
import { ballValves, fillCatalogue, flangedValve, storeDrawing } from '../fixtures/catalogue.ts'
import { siteDatabase, startWithStatements } from '../fixtures/databases/site-database.ts'
import { AUTH_KEY, addFounders, asFounder, asPerson, resetPeople } from '../fixtures/people.ts'
import type { Started } from '../fixtures/served-state.ts'
import { migratedState } from './site.ts'

const ROUNDS = Number(process.env.ROUNDS ?? (process.env.FULL ? 200 : 1))
/** Writes of each kind in a round, at most: the server is killed earlier. */
const MAX_WRITES = 40
/** Writes in progress at one time. */
const WRITERS = 6

const folder = migratedState()
let running: ChildProcess | undefined

beforeAll(async () => {
  const local = startWithStatements({ state: folder })
  const bindings = { ...(await bindingsOf(local)), DB: siteDatabase(local) }
  await fillCatalogue(bindings.DB)
  await storeDrawing(bindings.FILES)
  await resetPeople(bindings)
  await addFounders(bindings, ROUNDS * MAX_WRITES)
  await local.dispose()
})
afterAll(async () => {
  await kill()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<Started> {
  const script = [resolve('tests/fixtures/served-state.ts'), folder, AUTH_KEY]
  const server = spawn(resolve('node_modules/.bin/node'), script, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = server
  const [line] = await once(createInterface(server.stdout), 'line')
  return JSON.parse(line)
}

/** SIGKILL to the server and to workerd, which is in its process group. */
async function kill(): Promise<void> {
  const server = running
  running = undefined
  if (!server?.pid || server.exitCode !== null) return
  const ended = once(server, 'exit')
  process.kill(-server.pid, 'SIGKILL')
  await ended
}

interface Write {
  method: string
  path: string
  key: string
  body: object
  headers: () => Promise<Record<string, string>>
  /** How to check that it is stored: a GET, and what its `data` then contains. */
  seen: { path: string; data: object } | ((answer: { data: { id: string } }) => { path: string; data: object })
  answer?: { data: { id: string } }
}

const NUMBERS = Array.from({ length: 10 }, (_, digit) => String(digit))
/** The nth organization's tax number with a right check digit; some stems have none and are skipped. */
function inn(n: number): string {
  for (let stem = 100_000_000 + n * 10; ; stem++) {
    const found = NUMBERS.map((digit) => stem + digit).find((one) => v.is(TaxNumber, one))
    if (found) return found
  }
}

const asManager = () => asPerson('MANAGER')

/** Writes a company, its owner, and its rows of the directory and its search index. */
const organization = (n: number): Write => ({
  method: 'POST',
  path: '/dev/profile/start',
  key: `organization-${n}-of-durability`,
  body: { taxNumber: inn(n), name: `Durable ${n}`, kind: 'supplier' },
  headers: () => asFounder(n),
  seen: { path: '/api/profile/company', data: { names: { en: `Durable ${n}` } } },
})

/** Writes a product and its rows of the search index. */
const product = (n: number): Write => ({
  method: 'POST',
  path: '/api/profile/company/products',
  key: `product-${n}-of-durability`,
  body: { names: { en: `Valve ${n}`, ru: `Кран ${n}` }, category: ballValves.id, model: `durable-${n}` },
  headers: asManager,
  seen: ({ data }) => ({ path: `/api/profile/company/products/${data.id}`, data: { model: `durable-${n}` } }),
})

/** Changes a published product, its row of each category's list, and the counts of those lists. */
const offer = (n: number): Write => ({
  method: 'PATCH',
  path: `/api/profile/company/products/${flangedValve.id}`,
  key: `offer-${n}-of-durability`,
  body: { moq: n + 1, stock: n % 2 },
  headers: asManager,
  seen: { path: `/api/profile/company/products/${flangedValve.id}`, data: { moq: n + 1 } },
})

const JSON_TYPE = { 'Content-Type': 'application/json', 'Accept-Language': 'en' }

/** @returns the response; null where the connection broke before it. */
async function send(origin: string, { method, path, key, body, headers }: Write): Promise<Response | null> {
  const more = { ...JSON_TYPE, ...(await headers()), 'Idempotency-Key': key }
  return fetch(origin + path, { method, body: JSON.stringify(body), headers: more }).catch(() => null)
}

async function acknowledge(write: Write, response: Response): Promise<boolean> {
  const text = await response.text().catch(() => null)
  if (text === null) return false
  expect([200, 201], text).toContain(response.status)
  write.answer = JSON.parse(text)
  return true
}

/** Writes concurrently until so many are acknowledged, then kills the server during the rest. @returns everything that was sent */
async function writeUntilKilled(origin: string, round: number, acknowledgements: number): Promise<Write[]> {
  const sent: Write[] = []
  const counts = new Map<(n: number) => Write, number>()
  let left = acknowledgements
  const next = (kind: (n: number) => Write) => {
    const n = counts.get(kind) ?? 0
    counts.set(kind, n + 1)
    return n
  }
  async function writer(kind: (n: number) => Write): Promise<void> {
    for (let n = next(kind); left > 0 && n < MAX_WRITES; n = next(kind)) {
      const write = kind(round * MAX_WRITES + n)
      sent.push(write)
      const response = await send(origin, write)
      if (response && (await acknowledge(write, response)) && --left === 0) await kill()
    }
  }
  // A single writer changes the offer, so that the last change is known.
  const kinds = [offer, ...Array.from({ length: WRITERS - 1 }, (_, at) => (at % 2 ? organization : product))]
  await Promise.all(kinds.map(writer))
  return sent
}

async function expectSeen(origin: string, write: Write): Promise<void> {
  const { seen, answer, headers } = write
  if (!answer) throw new Error(`${write.key} has no answer`)
  const { path, data } = typeof seen === 'function' ? seen(answer) : seen
  const found = await fetch(origin + path, { headers: { ...JSON_TYPE, ...(await headers()) } })
  expect(await found.json(), write.key).toMatchObject({ data })
}

/** Sends a write again with its key, as a client would retry: whether or not it was stored before, it is now stored once. */
async function repeat(origin: string, write: Write): Promise<void> {
  const response = await send(origin, write)
  expect(response, write.key).not.toBeNull()
  if (response) expect(await acknowledge(write, response)).toBe(true)
}

const all = (writes: Write[], act: (write: Write) => Promise<void>) => Promise.all(writes.map(act))
const isOffer = ({ key }: Write) => key.startsWith('offer')
/** Only the last of the offer's changes can be seen. */
const lasting = (writes: Write[]) => [...writes.filter((one) => !isOffer(one)), ...writes.filter(isOffer).slice(-1)]

test(`no write is lost or stored in part though servers are killed: ${ROUNDS}`, {
  timeout: (1 + ROUNDS) * 30_000,
}, async () => {
  let { origin, halves } = await start()
  let interrupted = 0
  for (let round = 0; round < ROUNDS; round++) {
    // At any time after the first acknowledgement, each round at another place.
    const sent = await writeUntilKilled(origin, round, 1 + ((17 + round * 17) % 40))
    ;({ origin, halves } = await start())
    expect(halves).toEqual([])
    const acknowledged = sent.filter(({ answer }) => answer)
    const broken = sent.filter(({ answer }) => !answer)
    const wasOfferBroken = broken.some(isOffer)
    await all(
      lasting(acknowledged).filter((one) => !(wasOfferBroken && isOffer(one))),
      (write) => expectSeen(origin, write),
    )
    await all(broken, (write) => repeat(origin, write))
    await all(lasting(broken), (write) => expectSeen(origin, write))
    interrupted += broken.length
  }
  expect(interrupted, 'no server was killed during a write').toBeGreaterThan(0)
  await kill()
  expect((await start()).halves).toEqual([])
})
