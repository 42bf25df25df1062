import { BROWSER, CRAWLER } from '../fixtures/user-agents.ts'
import { load } from './load-generator.ts'
import { median, quantile } from './statistics.ts'
import { type BenchRow, type Measured, NAMES } from './table.ts'
import { cpuTime } from './workerd-cpu.ts'
import type { MeasuredWorkers } from './workers.ts'

const ROUNDS = 7

interface Target {
  name: string
  url: URL
  userAgent: string
  /** Requests per round: enough for many ticks of the CPU clock, few where each is expensive. */
  count: number
}

/** The cost of a target so far: CPU time and wall time of each round, latencies of all requests; in milliseconds. */
interface Cost {
  cpu: number[]
  took: number[]
  latencies: number[]
}

/** The targets of one build, in one workerd, so that they share its machine code and heap. */
function targetsOf({ bench, site }: MeasuredWorkers, productPath: string): Target[] {
  const at = (origin: URL, path: string) => new URL(path, origin)
  return [
    { name: 'static', url: at(bench, '/en/catalog?static'), userAgent: BROWSER, count: 2500 },
    { name: 'hit', url: at(site, '/en/catalog'), userAgent: BROWSER, count: 2500 },
    { name: 'page', url: at(bench, '/en/catalog'), userAgent: BROWSER, count: 600 },
    { name: 'anew', url: at(bench, '/en/catalog?anew'), userAgent: BROWSER, count: 120 },
    { name: 'bot', url: at(bench, '/en/catalog'), userAgent: CRAWLER, count: 600 },
    { name: 'stream', url: at(bench, productPath), userAgent: BROWSER, count: 120 },
    { name: 'whole', url: at(bench, `${productPath}?anew`), userAgent: CRAWLER, count: 120 },
  ]
}

async function measure(pid: number, { url, count, userAgent }: Target, cost: Cost): Promise<void> {
  const before = cpuTime(pid)
  const { latencies, took } = await load(() => url, count, userAgent)
  cost.cpu.push((cpuTime(pid) - before) / count)
  cost.took.push(took / count)
  cost.latencies.push(...latencies)
}

/**
 * Each round is compared with the same round of the reference, and the middle one counts: a garbage collection or other
 * work on the machine falls into one round of one target, and would decide a sum.
 */
function rowOf(costs: Map<string, Cost>, what: string, name: string, reference: string, atLeast?: number): BenchRow {
  const one = costs.get(name)
  const base = costs.get(reference)
  if (!one || !base) throw new Error(`nothing measured under ${name} or ${reference}`)
  const ratio = (measure: 'cpu' | 'took') =>
    median(base[measure].map((value, round) => value / (one[measure][round] ?? Number.NaN)))
  const columns = {
    'a second ÷': ratio('took').toFixed(2),
    'CPU µs': (median(one.cpu) * 1000).toFixed(0),
    'p50 ms': median(one.latencies).toFixed(1),
    'p99 ms': quantile(one.latencies, 0.99).toFixed(1),
  }
  return { what, figure: ratio('cpu'), columns, ...(atLeast === undefined ? {} : { budget: { atLeast } }) }
}

/** Least speed relative to a static response; for a streamed page, to one rendered whole (docs/performance.md). */
const BUDGETS = {
  dist: { hit: 0.7, page: 0.3, anew: 0.05, bot: 0.35, stream: 0.6 },
  'dist-tiny': { hit: 0.7, page: 0.35, anew: 0.04, bot: 0.35, stream: 0.6 },
} as const

function rowsOf({ build }: MeasuredWorkers, costs: Map<string, Cost>): BenchRow[] {
  const { page, hit, anew, bot, stream } = BUDGETS[build]
  return [
    rowOf(costs, 'static response', 'static', 'static'),
    rowOf(costs, 'page-cache hit', 'hit', 'static', hit),
    rowOf(costs, 'catalogue, data at hand', 'page', 'static', page),
    rowOf(costs, 'catalogue, something in it changed', 'anew', 'static', anew),
    rowOf(costs, 'catalogue for a bot, data at hand', 'bot', 'static', bot),
    rowOf(costs, 'product, streamed ÷ drawn whole for a bot', 'stream', 'whole', stream),
  ]
}

/**
 * Loads every target in turn, round after round, so that other work on the machine slows all of them equally.
 * Figures are speeds by CPU time: of a catalogue row ÷ the static response's, of a product row ÷ the one named in it.
 */
export async function measurePages(all: MeasuredWorkers[], productPath: string): Promise<Measured[]> {
  const runs = all.map((workers) => ({
    workers,
    targets: targetsOf(workers, productPath),
    costs: new Map<string, Cost>(),
  }))
  // The first round is not counted: V8 compiles machine code, and the page cache is filled.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { workers, targets, costs } of runs) {
      for (const target of targets) {
        const cost = costs.get(target.name) ?? { cpu: [], took: [], latencies: [] }
        if (round > 0) costs.set(target.name, cost)
        await measure(workers.pid, target, cost)
      }
    }
  }
  return runs.map(({ workers, costs }) => [NAMES[workers.build], rowsOf(workers, costs)])
}
