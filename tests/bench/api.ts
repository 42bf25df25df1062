import { cpSync } from 'node:fs'
import type { BuildFolder } from '../../scripts/build.ts'
import { startLocal } from '../../scripts/local.ts'
import { type Browser, openBrowser, signUp } from '../fixtures/browser.ts'
import { CONNECTIONS } from './load-generator.ts'
import type { BenchRow } from './table.ts'
import { cpuTime, workerds } from './workerd-cpu.ts'

const ROUNDS = 4

interface Target {
  name: string
  /** Calls per round, enough for many ticks of the CPU clock. */
  count: number
  /** Least speed relative to the route without a database (docs/performance.md). */
  budget?: number
  act: () => Promise<Response>
}

interface Cost {
  /** Milliseconds of workerd's CPU time, and of wall time. */
  cpu: number
  took: number
}

/** Reads the body. @throws Error for an unexpected status. */
async function readWhole(response: Response, expected?: number): Promise<Response> {
  if (expected === undefined ? !response.ok : response.status !== expected) {
    throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  }
  await response.text()
  return response
}

let people = 0
/** A new login each time, because a second code to the same login is only sent after a minute. */
const newLogin = () => `bench-${++people}@people.example`

/** The whole sign-in: request a code, read it, enter it, register. */
const signIn = (site: string) => signUp(openBrowser(site), newLogin())

/** A call that adds and removes the same row in turn. */
function toggle({ send }: Browser, path: string): () => Promise<Response> {
  let isIn = false
  return () => {
    isIn = !isIn
    return send(isIn ? 'POST' : 'DELETE', path)
  }
}

async function targetsOf(site: string): Promise<Target[]> {
  const visitor = openBrowser(site)
  await signUp(visitor, newLogin())
  const { data }: { data: { id: string }[] } = await (await visitor.send('GET', '/api/products?perPage=1')).json()
  const product = `/api/products/${data[0]?.id}`
  const get = (path: string) => () => visitor.send('GET', path)
  const anonymous = openBrowser(site)
  return [
    { name: 'bare route', count: 800, act: () => anonymous.send('GET', '/api/nothing') },
    { name: 'product list', count: 200, budget: 0.15, act: get('/api/products') },
    { name: 'product detail', count: 200, budget: 0.18, act: get(product) },
    { name: 'favourite toggle', count: 200, budget: 0.12, act: toggle(visitor, `${product}/favourite`) },
    { name: 'sign-in flow', count: 40, budget: 0.03, act: () => signIn(site) },
  ]
}

async function run(pid: number, { name, count, act }: Target, cost: Cost): Promise<void> {
  let left = count
  const connection = async () => {
    while (left-- > 0) await readWhole(await act(), name === 'bare route' ? 404 : undefined)
  }
  const cpu = cpuTime(pid)
  const start = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  cost.cpu += cpuTime(pid) - cpu
  cost.took += performance.now() - start
}

/** Cost of one call. */
function each(cost: Cost, { count }: Target): Cost {
  return { cpu: cost.cpu / (count * ROUNDS), took: cost.took / (count * ROUNDS) }
}

function rowOf(target: Target, cost: Cost, bare: Cost): BenchRow {
  const { cpu, took } = each(cost, target)
  const columns = { 'a second': (1000 / took).toFixed(0), 'CPU µs': (cpu * 1000).toFixed(0) }
  const budget = target.budget === undefined ? {} : { budget: { atLeast: target.budget } }
  return { what: target.name, figure: bare.cpu / cpu, columns, ...budget }
}

async function measure(site: string, pid: number): Promise<BenchRow[]> {
  const targets = await targetsOf(site)
  const costs = targets.map((target) => ({ target, cost: { cpu: 0, took: 0 } }))
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { target, cost } of costs) await run(pid, target, round === 0 ? { cpu: 0, took: 0 } : cost)
  }
  const [bare] = costs
  if (!bare) throw new Error('nothing to measure')
  return costs.map(({ target, cost }) => rowOf(target, cost, each(bare.cost, bare.target)))
}

/**
 * Measures the API's busiest calls, signed in where that makes them more expensive. Figures are speeds by workerd's CPU
 * time, including the database, ÷ that of a route without the database; signing in is measured from requesting a code
 * to the session.
 * @param seeded a seeded state, which is not changed
 * @param state folder for a copy of it
 */
export async function measureApi(build: BuildFolder, seeded: string, state: string): Promise<BenchRow[]> {
  cpSync(seeded, state, { recursive: true })
  const before = new Set(workerds())
  const local = startLocal({ build, state, variables: { LIMITS: 'off' } })
  try {
    const { origin } = await local.ready
    const pid = workerds().find((one) => !before.has(one))
    if (pid === undefined) throw new Error('workerd did not start')
    return await measure(origin, pid)
  } finally {
    await local.dispose()
  }
}
