/** Measures how the time of a call grows with the size of the database: the same calls in turn at several sizes. */
import type { Miniflare } from 'miniflare'
import { startLocal } from '../../../scripts/local.ts'
import { request } from '../load-generator.ts'
import { quantile } from '../statistics.ts'
import type { BenchRow } from '../table.ts'

const ROUNDS = 21
const WARMING = 3

/** Number of different URLs that a call needs, one for every round. */
export const EVERY_ROUND = ROUNDS + WARMING

export interface Call {
  what: string
  /** The path by round. Each page is requested only once, since a second request would be served by the page cache. */
  path: (round: number) => string
  /** Highest ratio of the times at the largest and at the smallest size (reasons in docs/performance.md). */
  budget: number
  /** Most milliseconds at the largest size, for calls that a visitor waits for. */
  atMost?: number
  /** Highest ratio of the times at the largest size and at the one before, for calls that read no more from there on. */
  level?: number
}

/** A call with the same path in every round. */
export const call = (what: string, path: string, budget: number, atMost?: number): Call => ({
  what,
  path: () => path,
  budget,
  ...(atMost !== undefined && { atMost }),
})

interface Size {
  count: number
  local: Miniflare
  url: URL
}

/** A route without the database, which measures the fixed cost of every call. */
const FLOOR = '/api/nothing'

async function time(site: URL, path: string): Promise<number> {
  const start = performance.now()
  await request(new URL(path, site), undefined, path === FLOOR ? 404 : 200)
  return performance.now() - start
}

/** Quantile of the measured times: other work on the machine only adds to a time, so that low values are more exact. */
const UNDISTURBED = 0.25

/** @returns milliseconds of each call by size, without the fixed cost at the same size. */
async function timings(sizes: Size[], calls: Call[]): Promise<number[][]> {
  const floor: Pick<Call, 'path'> = { path: () => FLOOR }
  const samples = [floor, ...calls].map(({ path }) => ({ path, bySize: sizes.map((): number[] => []) }))
  for (let round = -WARMING; round < ROUNDS; round++) {
    for (const { path, bySize } of samples) {
      for (const [at, { url }] of sizes.entries()) {
        const took = await time(url, path(round + WARMING))
        if (round >= 0) bySize[at]?.push(took)
      }
    }
  }
  const [floors = [], ...took] = samples.map(({ bySize }) => bySize.map((times) => quantile(times, UNDISTURBED)))
  return took.map((sizes) => sizes.map((one, at) => one - (floors[at] ?? 0)))
}

const short = (count: number) => (count >= 1e6 ? `${count / 1e6}M` : `${count / 1e3}k`)

/** From the smallest size to the largest: the ratio of times, and the exponent of growth; 1 is linear. */
function rowsOf({ what, budget, atMost, level }: Call, sizes: Size[], took: number[]): BenchRow[] {
  const first = sizes[0]?.count ?? Number.NaN
  const last = sizes.at(-1)?.count ?? Number.NaN
  const least = took[0] ?? Number.NaN
  const most = took.at(-1) ?? Number.NaN
  const exponent = Math.log(most / least) / Math.log(last / first)
  const times = sizes.map(({ count }, at) => [`${short(count)} ms`, took[at]?.toFixed(2) ?? ''])
  const row: BenchRow = {
    what,
    figure: most / least,
    columns: { ...Object.fromEntries(times), exponent: exponent.toFixed(2) },
    budget: { atMost: budget },
  }
  const before = { count: sizes.at(-2)?.count ?? Number.NaN, took: took.at(-2) ?? Number.NaN }
  const levelled = `${what}, ${short(last)} ÷ ${short(before.count)}`
  const rows: BenchRow[] = [row]
  if (atMost !== undefined)
    rows.push({ what: `${what} at ${short(last)}`, figure: most, unit: 'ms', budget: { atMost } })
  if (level !== undefined) rows.push({ what: levelled, figure: most / before.took, budget: { atMost: level } })
  return rows
}

/**
 * @param states folder by size, smallest first.
 * @param callsAt returns the calls for a site of the smallest size, whose rows exist at every size.
 */
export async function measureBySize(
  build: string,
  states: [count: number, state: string][],
  callsAt: (site: URL) => Promise<Call[]>,
): Promise<BenchRow[]> {
  const sizes: Size[] = []
  try {
    for (const [count, state] of states) {
      const local = startLocal({ build, state })
      sizes.push({ count, local, url: await local.ready })
    }
    const [smallest] = sizes
    if (!smallest) return []
    const calls = await callsAt(smallest.url)
    const took = await timings(sizes, calls)
    return calls.flatMap((one, at) => rowsOf(one, sizes, took[at] ?? []))
  } finally {
    await Promise.all(sizes.map(({ local }) => local.dispose()))
  }
}
