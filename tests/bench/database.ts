import type { Miniflare } from 'miniflare'
import { startLocal } from '../../scripts/local.ts'
import { request } from './load-generator.ts'
import { median } from './statistics.ts'
import type { BenchRow } from './table.ts'

const ROUNDS = 31

interface Call {
  what: string
  path: string
  /** Most times dearer with ten times the products (docs/performance.md says why each is what it is). */
  budget: number
}

interface Size {
  products: number
  local: Miniflare
  url: URL
}

/** Answered by the api itself, without a look into the database: what every call costs before its own work. */
const FLOOR = '/api/nothing'

/** The busiest category of the seed's top level stands for a list with much below it. */
async function callsOf(site: URL): Promise<Call[]> {
  const { data }: { data: { category: { id: string; count: number }[] } } = await (
    await fetch(new URL('/api/products/filter', site))
  ).json()
  const [first] = data.category.toSorted((one, other) => other.count - one.count)
  if (!first) throw new Error('the seed has no categories')
  const list = `/api/products?category=${first.id}`
  return [
    { what: 'list', path: list, budget: 1.3 },
    { what: 'next page', path: `${list}&page=2`, budget: 1.3 },
    { what: 'list by price', path: `${list}&sort=price`, budget: 1.3 },
    { what: 'page 50', path: `${list}&page=50&perPage=4`, budget: 1.3 },
    { what: 'list with a count', path: `${list}&country=CN&inStock=1`, budget: 2 },
    { what: 'facets', path: `/api/products/filter?category=${first.id}`, budget: 6 },
    {
      what: 'facets, two filters set',
      path: `/api/products/filter?category=${first.id}&country=CN&inStock=1`,
      budget: 8,
    },
    { what: 'typeahead', path: '/dev/product/search?q=valv', budget: 2 },
    { what: 'search', path: '/dev/search?q=ball%20valve', budget: 3 },
  ]
}

async function time(site: URL, path: string): Promise<number> {
  const start = performance.now()
  await request(new URL(path, site), undefined, path === FLOOR ? 404 : 200)
  return performance.now() - start
}

/** @returns median milliseconds by path and size, each less the floor of the same size. */
async function timings(sizes: Size[], paths: string[]): Promise<Map<string, number[]>> {
  const samples = new Map<string, number[][]>()
  for (const path of [FLOOR, ...paths])
    samples.set(
      path,
      sizes.map(() => []),
    )
  for (let round = -3; round < ROUNDS; round++) {
    for (const [path, bySize] of samples) {
      for (const [at, { url }] of sizes.entries()) {
        const took = await time(url, path)
        if (round >= 0) bySize[at]?.push(took)
      }
    }
  }
  const floor = (samples.get(FLOOR) ?? []).map(median)
  const entries = [...samples].map(
    ([path, bySize]) => [path, bySize.map((all, at) => median(all) - (floor[at] ?? 0))] as const,
  )
  return new Map(entries)
}

const short = (products: number) => (products >= 1e6 ? `${products / 1e6}M` : `${products / 1e3}k`)

/** One row for each step from a size to the next larger one. */
function rowsOf({ what, budget }: Call, sizes: Size[], took: number[]): BenchRow[] {
  const name = (at: number) => short(sizes[at]?.products ?? Number.NaN)
  const milliseconds = (at: number) => took[at] ?? Number.NaN
  return sizes.slice(1).map((_, at) => ({
    what: `${what}, ${name(at + 1)} ÷ ${name(at)} products`,
    figure: milliseconds(at + 1) / milliseconds(at),
    note: [at, at + 1].map((one) => `${name(one)} ${milliseconds(one).toFixed(2)} ms`).join(', '),
    budget: { atMost: budget },
  }))
}

/**
 * How the api's calls grow with the catalogue: same call, same machine, in turn, at several sizes.
 * @param states folder by number of products, smallest first
 */
export async function measureDatabase(build: string, states: [number, string][]): Promise<BenchRow[]> {
  const sizes: Size[] = []
  try {
    for (const [products, state] of states) {
      const local = startLocal({ build, state })
      sizes.push({ products, local, url: await local.ready })
    }
    const [smallest] = sizes
    if (!smallest) return []
    const calls = await callsOf(smallest.url)
    const took = await timings(
      sizes,
      calls.map(({ path }) => path),
    )
    return calls.flatMap((call) => rowsOf(call, sizes, took.get(call.path) ?? []))
  } finally {
    await Promise.all(sizes.map(({ local }) => local.dispose()))
  }
}
