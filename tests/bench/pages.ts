import { BROWSER, CRAWLER } from '../fixtures/user-agents.ts'
import { load } from './load-generator.ts'
import { quantile } from './statistics.ts'
import { type BenchRow, type Measured, NAMES } from './table.ts'
import { cpuTime } from './workerd-cpu.ts'
import type { MeasuredWorkers } from './workers.ts'

const ROUNDS = 4

interface Target {
  name: string
  url: URL
  userAgent: string
  /** Requests per round: enough for many ticks of the CPU clock, few where each is expensive. */
  count: number
}

/** The cost of a target in all rounds so far. */
interface Cost {
  cpu: number
  took: number
  latencies: number[]
}

/** The targets of one build, in one workerd, so that they share its machine code and heap. */
function targetsOf({ bench, site, encoder }: MeasuredWorkers, productPath: string): Target[] {
  const at = (origin: URL, path: string) => new URL(path, origin)
  return [
    { name: 'static', url: at(bench, '/en/catalog?static'), userAgent: BROWSER, count: 1500 },
    { name: 'hit', url: at(site, '/en/catalog'), userAgent: BROWSER, count: 1500 },
    { name: 'page', url: at(bench, '/en/catalog'), userAgent: BROWSER, count: 600 },
    { name: 'anew', url: at(bench, '/en/catalog?anew'), userAgent: BROWSER, count: 120 },
    { name: 'bot', url: at(bench, '/en/catalog'), userAgent: CRAWLER, count: 600 },
    { name: 'stream', url: at(bench, productPath), userAgent: BROWSER, count: 120 },
    { name: 'encoder', url: at(encoder, productPath), userAgent: BROWSER, count: 120 },
    { name: 'whole', url: at(bench, `${productPath}?anew`), userAgent: CRAWLER, count: 120 },
  ]
}

async function measure(pid: number, { url, count, userAgent }: Target, cost: Cost): Promise<void> {
  const before = cpuTime(pid)
  const { latencies, took } = await load(() => url, count, userAgent)
  cost.cpu += cpuTime(pid) - before
  cost.took += took
  cost.latencies.push(...latencies)
}

type Figures = Record<string, { cpu: number; took: number; p50: number; p99: number }>

/** Milliseconds per request, of CPU and of wall time. */
function figures(costs: Map<string, Cost>): Figures {
  const entries = [...costs].map(([name, { cpu, took, latencies }]) => {
    const count = latencies.length
    const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)]
    return [name, { cpu: cpu / count, took: took / count, p50, p99 }] as const
  })
  return Object.fromEntries(entries)
}

function rowOf(all: Figures, what: string, name: string, reference: string, atLeast?: number): BenchRow {
  const [one, base] = [all[name], all[reference]]
  if (!one || !base) throw new Error(`nothing measured under ${name} or ${reference}`)
  const columns = {
    'a second ÷': (base.took / one.took).toFixed(2),
    'CPU µs': (one.cpu * 1000).toFixed(0),
    'p50 ms': one.p50.toFixed(1),
    'p99 ms': one.p99.toFixed(1),
  }
  return { what, figure: base.cpu / one.cpu, columns, ...(atLeast === undefined ? {} : { budget: { atLeast } }) }
}

/** Least speed relative to a static response; for a streamed page, to one rendered whole (docs/performance.md). */
const BUDGETS = {
  dist: { hit: 0.7, page: 0.3, anew: 0.05, bot: 0.35, stream: 0.3 },
  'dist-tiny': { hit: 0.7, page: 0.35, anew: 0.04, bot: 0.35, stream: 0.3 },
} as const

function rowsOf({ build }: MeasuredWorkers, all: Figures): BenchRow[] {
  const { page, hit, anew, bot, stream } = BUDGETS[build]
  return [
    rowOf(all, 'static answer', 'static', 'static'),
    rowOf(all, 'page-cache hit', 'hit', 'static', hit),
    rowOf(all, 'catalogue, data at hand', 'page', 'static', page),
    rowOf(all, 'catalogue, something in it changed', 'anew', 'static', anew),
    rowOf(all, 'catalogue for a bot, data at hand', 'bot', 'static', bot),
    rowOf(all, 'product, streamed ÷ drawn whole for a bot', 'stream', 'whole', stream),
    // If it were faster than this, the site should use the replacement of TextEncoder (docs/performance.md).
    { ...rowOf(all, 'product, cached encodings ÷ streamed', 'encoder', 'stream'), budget: { atMost: 2.5 } },
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
        const cost = costs.get(target.name) ?? { cpu: 0, took: 0, latencies: [] }
        if (round > 0) costs.set(target.name, cost)
        await measure(workers.pid, target, cost)
      }
    }
  }
  return runs.map(({ workers, costs }) => [NAMES[workers.build], rowsOf(workers, figures(costs))])
}
