/**
 * What was acknowledged is there, and nothing is there by half: a server is killed in the middle of a stream of writes and started
 * again on the same state, round after round. ROUNDS=200 for more of them.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Inn } from '../../domain/contract/tax-number-input.ts'
import { bindingsOf, startLocal } from '../../scripts/local.ts'
import { readMigrations } from '../../scripts/migrations.ts'
import { migrate } from '../../worker/db/migrate.ts'
import { ballValves, flangedValve, loadCatalogue } from '../fixtures/catalogue.ts'
import { AUTH_KEY, addFounders, asFounder, asPerson, resetPeople } from '../fixtures/people.ts'
import type { Started } from '../fixtures/served-state.ts'

const ROUNDS = Number(process.env.ROUNDS ?? (process.env.FULL ? 200 : 2))
/** Writes of each kind in a round, at most: the kill comes before. */
const MOST = 40
/** Writes on their way at one time. */
const WRITERS = 6

const folder = mkdtempSync(join(tmpdir(), 'durability-'))
let running: ChildProcess | undefined

beforeAll(async () => {
  const local = startLocal({ state: folder })
  const bindings = await bindingsOf(local)
  await migrate(bindings.DB, readMigrations())
  await loadCatalogue(bindings)
  await resetPeople(bindings)
  await addFounders(bindings, ROUNDS * MOST)
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

/** The server and workerd, which is of its group, at once and without a word. */
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
  /** How the world looks once it is done: a GET, and what its `data` then holds. */
  seen: { path: string; data: object } | ((answer: { data: { id: string } }) => { path: string; data: object })
  answer?: { data: { id: string } }
}

const NUMBERS = Array.from({ length: 10 }, (_, digit) => String(digit))
/** The nth organization's number, its check digit right; every tenth or so has none. */
function inn(n: number): string {
  for (let stem = 100_000_000 + n * 10; ; stem++) {
    const found = NUMBERS.map((digit) => stem + digit).find((one) => v.is(Inn, one))
    if (found) return found
  }
}

const asManager = () => asPerson('MANAGER')

/** A company, its owner, and its place in the directory and its index. */
const organization = (n: number): Write => ({
  ...{ method: 'POST', path: '/dev/profile/start', key: `organization-${n}-of-durability` },
  body: { taxNumber: inn(n), name: `Durable ${n}`, kind: 'supplier' },
  headers: () => asFounder(n),
  seen: { path: '/api/profile/company', data: { names: { en: `Durable ${n}` } } },
})

/** A product, its index and the words of it. */
const product = (n: number): Write => ({
  ...{ method: 'POST', path: '/api/profile/company/products', key: `product-${n}-of-durability` },
  body: { names: { en: `Valve ${n}`, ru: `Кран ${n}` }, category: ballValves.id, model: `durable-${n}` },
  headers: asManager,
  seen: ({ data }) => ({ path: `/api/profile/company/products/${data.id}`, data: { model: `durable-${n}` } }),
})

/** A published product, its row in the list of each category above it, and the counts of those lists. */
const offer = (n: number): Write => ({
  ...{ method: 'PATCH', path: `/api/profile/company/products/${flangedValve.id}`, key: `offer-${n}-of-durability` },
  body: { moq: n + 1, stock: n % 2 },
  headers: asManager,
  seen: { path: `/api/profile/company/products/${flangedValve.id}`, data: { moq: n + 1 } },
})

const JSON_TYPE = { 'Content-Type': 'application/json', 'Accept-Language': 'en' }

/** @returns the answer; null where the connection broke before there was one. */
async function send(origin: string, { method, path, key, body, headers }: Write): Promise<Response | null> {
  const more = { ...JSON_TYPE, ...(await headers()), 'Idempotency-Key': key }
  return fetch(origin + path, { method, body: JSON.stringify(body), headers: more }).catch(() => null)
}

async function acknowledge(write: Write, answer: Response): Promise<boolean> {
  const text = await answer.text().catch(() => null)
  if (text === null) return false
  expect([200, 201], text).toContain(answer.status)
  write.answer = JSON.parse(text)
  return true
}

/** Writes from all sides until so many are acknowledged, then kills the server under the rest. @returns all that was sent. */
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
    for (let n = next(kind); left > 0 && n < MOST; n = next(kind)) {
      const write = kind(round * MOST + n)
      sent.push(write)
      const answer = await send(origin, write)
      if (answer && (await acknowledge(write, answer)) && --left === 0) await kill()
    }
  }
  // One alone changes the offer, so that the last change is known.
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

/** Sends it again with its key, as its sender would: done or not, from now on it is done, once. */
async function repeat(origin: string, write: Write): Promise<void> {
  const answer = await send(origin, write)
  expect(answer, write.key).not.toBeNull()
  if (answer) expect(await acknowledge(write, answer)).toBe(true)
}

const all = (writes: Write[], act: (write: Write) => Promise<void>) => Promise.all(writes.map(act))
const isOffer = ({ key }: Write) => key.startsWith('offer')
/** Of the offer's changes only the last one is seen. */
const lasting = (writes: Write[]) => [...writes.filter((one) => !isOffer(one)), ...writes.filter(isOffer).slice(-1)]

test(`${ROUNDS} servers are killed, and nothing is lost or half there`, { timeout: ROUNDS * 30_000 }, async () => {
  let { origin, halves } = await start()
  let interrupted = 0
  for (let round = 0; round < ROUNDS; round++) {
    // From the first acknowledgement on, and never at the same place.
    const sent = await writeUntilKilled(origin, round, 1 + ((round * 17) % 40))
    ;({ origin, halves } = await start())
    expect(halves).toEqual([])
    const [kept, broken] = [sent.filter(({ answer }) => answer), sent.filter(({ answer }) => !answer)]
    const wasOfferBroken = broken.some(isOffer)
    await all(
      lasting(kept).filter((one) => !(wasOfferBroken && isOffer(one))),
      (write) => expectSeen(origin, write),
    )
    await all(broken, (write) => repeat(origin, write))
    await all(lasting(broken), (write) => expectSeen(origin, write))
    interrupted += broken.length
  }
  expect(interrupted, 'the servers were killed under nobody').toBeGreaterThan(0)
  await kill()
  expect((await start()).halves).toEqual([])
})
