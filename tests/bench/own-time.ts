import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildFolder } from '../../scripts/build.ts'
import { BROWSER } from '../fixtures/user-agents.ts'
import { startDatabase, startSite } from './database-apart.ts'
import { CONNECTIONS, request } from './load-generator.ts'
import { median } from './statistics.ts'
import { type BenchRow, type Measured, NAMES } from './table.ts'
import { threadTime } from './workerd-cpu.ts'

const ROUNDS = 5
const STATIC = 'static response'
const BARE = 'bare route'

interface Target {
  name: string
  count: number
  url: () => URL
  /** Least speed relative to a static response, or for a call to that of a route without a database (docs/performance.md). */
  budget?: number
}

interface Run {
  build: BuildFolder
  pid: number
  targets: Target[]
  /** Milliseconds of CPU for a request, of each round. */
  costs: Map<string, number[]>
}

/** Ids of the first product and of the first category. */
async function samples(site: URL): Promise<[product: string, category: string]> {
  const first = async (path: string): Promise<string> => {
    const { data }: { data: { id: string }[] } = await (await fetch(new URL(path, site))).json()
    return data[0]?.id ?? ''
  }
  return [await first('/api/products?perPage=1'), await first('/api/categories')]
}

/** A page without a language prefix is never cached: its data is read with each request. */
async function targetsOf(urlOf: (worker: string) => Promise<URL>): Promise<Target[]> {
  const [site, fixed, statement] = await Promise.all(['kontor', 'static', 'statement'].map(urlOf))
  if (!site || !fixed || !statement) throw new Error('a worker did not start')
  const [product, category] = await samples(site)
  let changes = 0
  const read = (name: string, path: string, budget: number) => {
    return { name, count: 150, url: () => new URL(path, site), budget }
  }
  return [
    { name: STATIC, count: 1000, url: () => fixed },
    { name: 'SELECT 1 and a static response', count: 300, url: () => statement },
    { name: BARE, count: 500, url: () => new URL('/api/nothing', site) },
    read('catalogue, data read', '/catalog', 0.04),
    read('category, data read', `/catalog/${category}`, 0.04),
    read('search, data read', '/search?q=pipe', 0.03),
    read('product, data read', `/product/${product}`, 0.04),
    { ...read('catalogue, read and drawn anew', '', 0.02), url: () => new URL(`/catalog?priceMin=${++changes}`, site) },
    read('call: product list', '/api/products', 0.12),
    read('call: product detail', `/api/products/${product}`, 0.18),
  ]
}

const isCall = (name: string) => name.startsWith('call: ')

async function measure({ pid, costs }: Run, { name, count, url }: Target, counts: boolean): Promise<void> {
  const before = threadTime(pid)
  let left = count
  const connection = async () => {
    while (left-- > 0) await request(url(), BROWSER, name === BARE ? 404 : 200)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  const cost = (threadTime(pid) - before) / count
  if (counts) costs.set(name, [...(costs.get(name) ?? []), cost])
}

function rowOf({ costs }: Run, { name, budget }: Target): BenchRow {
  const own = costs.get(name) ?? []
  const base = costs.get(isCall(name) ? BARE : STATIC) ?? []
  const figure = median(base.map((cost, round) => cost / (own[round] ?? Number.NaN)))
  const columns = { 'CPU µs': (median(own) * 1000).toFixed(0) }
  return { what: name, figure, columns, ...(budget === undefined ? {} : { budget: { atLeast: budget } }) }
}

/**
 * The worker's own cost of pages and calls with data, without the database: CPU time of a workerd whose database is in another one.
 * Figures are speeds ÷ a static response's, of calls ÷ those of a route without a database.
 * @param scratch folder for copies of the state, since two processes may not share one
 */
export async function measureOwnTime(builds: BuildFolder[], seeded: string, scratch: string): Promise<Measured[]> {
  cpSync(seeded, join(scratch, 'database'), { recursive: true })
  const database = await startDatabase(join(scratch, 'database'))
  const sites = []
  const runs: Run[] = []
  for (const build of builds) {
    const site = await startSite(build, join(scratch, `own-${build}`), await database.urlOf('database'))
    sites.push(site)
    runs.push({ build, pid: site.pid, targets: await targetsOf(site.urlOf), costs: new Map() })
  }
  // The first round is not counted: V8 compiles machine code, and caches are filled.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const run of runs) for (const target of run.targets) await measure(run, target, round > 0)
  }
  await Promise.all([...sites, database].map(({ stop }) => stop()))
  return runs.map((run) => [NAMES[run.build], run.targets.map((target) => rowOf(run, target))])
}
