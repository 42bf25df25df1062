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
  /** Times a round: enough for many ticks of the process's clock. */
  count: number
  /** Least share of the bare route's speed (docs/performance.md). */
  budget?: number
  act: () => Promise<Response>
}

interface Cost {
  /** Milliseconds of workerd's processor, and of the clock. */
  cpu: number
  took: number
}

/** @throws Error for any other answer than a good one, or the one that is expected. */
async function readWhole(answer: Response, expected?: number): Promise<Response> {
  if (expected === undefined ? !answer.ok : answer.status !== expected) {
    throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
  }
  await answer.text()
  return answer
}

let people = 0
/** A login of its own for each: a second code to one takes a minute. */
const newLogin = () => `bench-${++people}@people.example`

/** What a person does to get in: asks for a code, reads it, enters it, and says who they are. */
const signIn = (site: string) => signUp(openBrowser(site), newLogin())

/** In and out again, in turn: both are writes that keep no count of anybody else. */
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
  const nobody = openBrowser(site)
  return [
    { name: 'bare route', count: 800, act: () => nobody.send('GET', '/api/nothing') },
    { name: 'product list', count: 200, budget: 0.12, act: get('/api/products') },
    { name: 'product detail', count: 200, budget: 0.15, act: get(product) },
    { name: 'favourite toggle', count: 200, budget: 0.12, act: toggle(visitor, `${product}/favourite`) },
    { name: 'sign-in flow', count: 40, budget: 0.03, act: () => signIn(site) },
  ]
}

async function run(pid: number, { name, count, act }: Target, cost: Cost): Promise<void> {
  let left = count
  const connection = async () => {
    while (left-- > 0) await readWhole(await act(), name === 'bare route' ? 404 : undefined)
  }
  const [cpu, start] = [cpuTime(pid), performance.now()]
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  cost.cpu += cpuTime(pid) - cpu
  cost.took += performance.now() - start
}

/** What one of it costs. */
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
 * The api's busiest calls, signed in where that makes them dearer. Figures are speeds in CPU time of workerd, database and all, ÷
 * that of a route that answers without the database; of signing in: the whole way from asking for a code to the session.
 * @param state seeded; a copy of it is written to.
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
