import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { BuildFolder } from '../../scripts/build.ts'
import { localOptions } from '../../scripts/local.ts'
import { request } from './load-generator.ts'
import { median } from './statistics.ts'
import type { BenchRow, Measured } from './table.ts'
import { cpuTime, workerds } from './workerd-cpu.ts'
import { unfronted } from './workers.ts'

const ROUNDS = 5

/**
 * Milliseconds of CPU for starting, after which the platform stopped a script until 2025-10-10; now it does at 1000.
 */
const PLATFORM = 400

const EMPTY = [
  {
    type: 'ESModule' as const,
    path: 'index.js',
    contents: 'export default { fetch: () => new Response("") }',
  },
]

/** Milliseconds of CPU since the start of workerd. */
interface Start {
  /** When every script has run and the sockets are open. */
  ready: number
  /** When the first page has been served. */
  page: number
}

/** @param empty whether to start an empty worker with the same bindings instead of the site's */
async function start(build: BuildFolder, state: string, empty: boolean): Promise<Start> {
  const { workers, ...shared } = localOptions({ build, state, variables: { LIMITS: 'off', SLOW_QUERY: '60000' } })
  const alone = unfronted(build, workers).map((one) => (empty ? { ...one, modules: EMPTY, modulesRoot: '.' } : one))
  const before = new Set(workerds())
  const local = new Miniflare(convertV4MiniflareOptions({ ...shared, workers: alone }))
  try {
    const site = await local.unsafeGetDirectURL('kontor')
    const pid = workerds().find((one) => !before.has(one))
    if (pid === undefined) throw new Error('workerd did not start')
    const ready = cpuTime(pid)
    // Without a language prefix, so that the page is not served from the page cache of an earlier start.
    await request(new URL('/catalog', site))
    return { ready, page: cpuTime(pid) }
  } finally {
    await local.dispose()
  }
}

function rowsOf(own: Start[], empty: Start[]): BenchRow[] {
  const [ready, without] = [median(own.map((one) => one.ready)), median(empty.map((one) => one.ready))]
  const page = median(own.map((one) => one.page - one.ready))
  return [
    {
      what: 'the script is run (less an empty one)',
      figure: ready - without,
      unit: 'ms',
      budget: { atMost: PLATFORM },
      note: `an empty one: ${without.toFixed(0)} ms, for workerd itself`,
    },
    { what: 'the first page is drawn, after that', figure: page, unit: 'ms', budget: { atMost: PLATFORM } },
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
