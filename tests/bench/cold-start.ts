import { get } from 'node:http'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { BuildFolder } from '../../scripts/build.ts'
import { localOptions } from '../../scripts/local.ts'
import { BROWSER } from '../fixtures/user-agents.ts'
import type { BenchRow, Measured } from './table.ts'
import { threadTime, workerds } from './workerd-cpu.ts'
import { unfronted } from './workers.ts'

const ROUNDS = 5

/** Milliseconds of CPU until a new isolate has answered (docs/decisions/0018-start.md). */
const BUDGETS = { cached: 110, drawn: 225 }

const EMPTY = [
  {
    type: 'ESModule' as const,
    path: 'index.js',
    contents: 'export default { fetch: () => new Response("") }',
  },
]

/** Milliseconds of workerd's CPU. */
interface Start {
  /** For starting two isolates. */
  ready: number
  /** For the first page, which is in the page cache. */
  cached: number
  /** For the second, which has to be rendered. */
  drawn: number
}

/**
 * The same origin for both sockets, because cached pages belong to an origin.
 * @returns the response's Server-Timing
 */
const ask = (site: URL, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { Host: 'kontor.example', 'User-Agent': BROWSER }
    const sent = get(new URL(path, site), { headers, agent: false }, (response) => {
      const timing = String(response.headers['server-timing'])
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve(timing)
        else reject(new Error(`${path} answered ${response.statusCode}`))
      })
    })
    sent.on('error', reject)
  })

/** @returns CPU time of a process once it is idle, since work after a response is part of its cost */
async function timeAtRest(pid: number): Promise<number> {
  let before = -1
  for (;;) {
    const now = threadTime(pid)
    if (now - before < 0.5) return now
    before = now
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** @throws Error where the page was not taken from the page cache, or was */
async function cost(pid: number, site: URL, path: string, isCached: boolean): Promise<number> {
  const before = await timeAtRest(pid)
  const timing = await ask(site, path)
  if ((timing === 'cache') !== isCached) throw new Error(`${path}: Server-Timing is ${timing}`)
  return (await timeAtRest(pid)) - before
}

/**
 * Starts two isolates of one build and measures the second, so that what the stores do once per process is not counted.
 * @param empty whether to start empty workers with the same bindings instead of the site's
 */
async function start(build: BuildFolder, state: string, empty: boolean): Promise<Start> {
  const { workers, ...shared } = localOptions({ build, state, variables: { LIMITS: 'off', SLOW_QUERY: '60000' } })
  const alone = unfronted(build, workers).map((one) => (empty ? { ...one, modules: EMPTY, modulesRoot: '.' } : one))
  const twice = ['first', 'second'].flatMap((name) => alone.map((one) => ({ ...one, name })))
  const before = new Set(workerds())
  const local = new Miniflare(convertV4MiniflareOptions({ ...shared, workers: twice }))
  try {
    const first = await local.unsafeGetDirectURL('first')
    const second = await local.unsafeGetDirectURL('second')
    const pid = workerds().find((one) => !before.has(one))
    if (pid === undefined) throw new Error('workerd did not start')
    const ready = await timeAtRest(pid)
    if (empty) return { ready, cached: 0, drawn: 0 }
    // A page without a language prefix is never cached.
    for (const path of ['/en/catalog', '/catalog']) await ask(first, path)
    const cached = await cost(pid, second, '/en/catalog', true)
    return { ready, cached, drawn: await cost(pid, second, '/catalog', false) }
  } finally {
    await local.dispose()
  }
}

/** The lowest time, because other work on the machine can only add to it. */
const quickest = (times: number[]): number => Math.min(...times)

function rowsOf(own: Start[], empty: Start[]): BenchRow[] {
  const without = quickest(empty.map(({ ready }) => ready))
  // Of two isolates.
  const run = (quickest(own.map(({ ready }) => ready)) - without) / 2
  const cached = quickest(own.map((one) => one.cached))
  const drawn = quickest(own.map((one) => one.drawn))
  return [
    {
      what: 'the script is run (less an empty one)',
      figure: run,
      unit: 'ms',
      note: `an empty one: ${(without / 2).toFixed(0)} ms, for workerd itself`,
    },
    {
      what: 'a cached page is answered, start included',
      figure: run + cached,
      unit: 'ms',
      budget: { atMost: BUDGETS.cached },
    },
    { what: 'a page is drawn, start included', figure: run + drawn, unit: 'ms', budget: { atMost: BUDGETS.drawn } },
  ]
}

/** Cold starts, in turn with those of an empty worker, in milliseconds of workerd's CPU. */
export async function measureColdStarts(
  builds: [name: string, build: BuildFolder][],
  state: string,
): Promise<Measured[]> {
  const starts = builds.map(([name, build]) => ({ name, build, own: [] as Start[], empty: [] as Start[] }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const { build, own, empty } of starts) {
      empty.push(await start(build, state, true))
      own.push(await start(build, state, false))
    }
  }
  return starts.map(({ name, own, empty }) => [name, rowsOf(own, empty)])
}
