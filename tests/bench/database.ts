import type { Miniflare } from 'miniflare'
import { startLocal } from '../../scripts/local.ts'
import { request } from './load-generator.ts'
import { median } from './statistics.ts'
import type { BenchRow } from './table.ts'

const ROUNDS = 31

interface Call {
  what: string
  /** Of each round; a page is asked for once only, or it would be answered from the page cache. */
  path: (round: number) => string
  /** Most times dearer at the largest catalogue than at the smallest (docs/performance.md says why each is what it is). */
  budget: number
  /** Most milliseconds at the largest catalogue, where somebody waits for every one of them. */
  atMost?: number
}

interface Size {
  products: number
  local: Miniflare
  url: URL
}

/** Answered by the api itself, without a look into the database: what every call costs before its own work. */
const FLOOR = '/api/nothing'

const WARMING = 3

interface Known {
  /** The busiest category of the seed's top level stands for a list with much below it. */
  category: string
  /** Products of the seed, which every size has. */
  products: string[]
}

async function knownOf(site: URL): Promise<Known> {
  const get = async <Body>(path: string): Promise<Body> => (await fetch(new URL(path, site))).json()
  const { data } = await get<{ data: { category: { id: string; count: number }[] } }>('/api/products/filter')
  const [first] = data.category.toSorted((one, other) => other.count - one.count)
  if (!first) throw new Error('the seed has no categories')
  const list = await get<{ data: { id: string }[] }>(`/api/products?perPage=${ROUNDS + WARMING}`)
  return { category: first.id, products: list.data.map(({ id }) => id) }
}

function callsOf({ category, products }: Known): Call[] {
  const list = `/api/products?category=${category}`
  const search = (q: string, more = '') => `/dev/search?q=${encodeURIComponent(q)}${more}`
  const one = (round: number) => products.at(round % products.length) ?? ''
  const calls: [what: string, path: string, budget: number, atMost?: number][] = [
    ['list', list, 1.3],
    ['next page', `${list}&page=2`, 1.3],
    ['list by price', `${list}&sort=price`, 1.3],
    ['page 50', `${list}&page=50&perPage=4`, 1.3],
    ['list with a count', `${list}&country=CN&inStock=1`, 3],
    ['facets', `/api/products/filter?category=${category}`, 8],
    ['facets, two filters set', `/api/products/filter?category=${category}&country=CN&inStock=1`, 10],
    ['list by words', '/api/products?q=steel%20pipe', 8],
    ['typeahead', '/dev/product/search?q=valv', 3, 15],
    ['typeahead of every kind', search('steel pi'), 4, 15],
    ['typeahead, a slip', `/dev/product/search?q=${encodeURIComponent('зпдвижка кли')}`, 3, 15],
    ['search, two common words', search('steel pipe', '&size=page'), 8],
    ['search, a name and a size', search('кран шаровой ду50', '&size=page'), 8],
    ['search, the other layout', search('rhfy ifhjdjq le50', '&size=page'), 8],
    ['search, a slip', search('винтовой компресор 15 квт', '&size=page'), 8],
    ['search, a word too many', search('титановая задвижка ду100', '&size=page'), 8],
  ]
  return [
    ...calls.map(([what, path, budget, atMost]) => ({
      what,
      path: () => path,
      budget,
      ...(atMost !== undefined && { atMost }),
    })),
    { what: 'product', path: (round) => `/api/products/${one(round)}`, budget: 1.3 },
    { what: 'similar products', path: (round) => `/api/products/${one(round)}/products`, budget: 2 },
    { what: 'product page', path: (round) => `/en/product/${one(round)}`, budget: 1.3 },
  ]
}

async function time(site: URL, path: string): Promise<number> {
  const start = performance.now()
  await request(new URL(path, site), undefined, path === FLOOR ? 404 : 200)
  return performance.now() - start
}

/** @returns median milliseconds of each call by size, each less the floor of the same size. */
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
  const medians = samples.map(({ bySize }) => bySize.map(median))
  return medians.slice(1).map((took) => took.map((one, at) => one - (medians[0]?.[at] ?? 0)))
}

const short = (products: number) => (products >= 1e6 ? `${products / 1e6}M` : `${products / 1e3}k`)

/** From the smallest to the largest: how often as dear, and to what power of the size that is; 1 is in step with it. */
function rowsOf({ what, budget, atMost }: Call, sizes: Size[], took: number[]): BenchRow[] {
  const [first, last] = [sizes[0]?.products ?? Number.NaN, sizes.at(-1)?.products ?? Number.NaN]
  const [least, most] = [took[0] ?? Number.NaN, took.at(-1) ?? Number.NaN]
  const exponent = Math.log(most / least) / Math.log(last / first)
  const times = sizes.map(({ products }, at) => `${short(products)} ${took[at]?.toFixed(2)}`)
  const row = {
    what: `${what}, ${short(last)} ÷ ${short(first)} products`,
    figure: most / least,
    note: `${times.join(', ')} ms, exponent ${exponent.toFixed(2)}`,
    budget: { atMost: budget },
  }
  if (atMost === undefined) return [row]
  return [row, { what: `${what} at ${short(last)}`, figure: most, unit: 'ms', budget: { atMost } }]
}

/**
 * How calls grow with the catalogue: same call, same machine, in turn, at several sizes.
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
    const calls = callsOf(await knownOf(smallest.url))
    const took = await timings(sizes, calls)
    return calls.flatMap((call, at) => rowsOf(call, sizes, took[at] ?? []))
  } finally {
    await Promise.all(sizes.map(({ local }) => local.dispose()))
  }
}
