/** Profiles a page at the edge: the built worker under V8's profiler, for each way to serve a page. */
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { BuildFolder } from '../../../scripts/build.ts'
import { localOptions } from '../../../scripts/local.ts'
import { load } from '../load-generator.ts'
import { cpuTime, workerds } from '../workerd-cpu.ts'
import { unfronted } from '../workers.ts'
import { type CpuProfile, profileWorker } from './inspector.ts'
import { type Share, sharesOf } from './owners.ts'

const WORKER = 'kontor'

interface Way {
  name: string
  /** The address of each request; a page without a language prefix is not cached. */
  path: (at: number) => string
  count: number
}

const WAYS: Way[] = [
  { name: 'cached page', path: () => '/en/catalog', count: 2000 },
  { name: 'drawn before, data loaded anew', path: () => '/catalog', count: 300 },
  { name: 'drawn', path: (at) => `/catalog?priceMin=${at}`, count: 300 },
  { name: 'navigation (payload), drawn', path: (at) => `/en/catalog/_payload.json?priceMin=${at}`, count: 300 },
]

interface ProfiledWay {
  name: string
  /** Microseconds of workerd's CPU per request, including database and sockets, measured without the profiler. */
  cpu: number
  owners: Share[]
  functions: Share[]
  /** The profile in the format of a browser's developer tools (.cpuprofile). */
  profile: CpuProfile
}

async function start(build: BuildFolder, state: string) {
  const { workers, ...shared } = localOptions({ build, state, variables: { LIMITS: 'off', SLOW_QUERY: '60000' } })
  const before = new Set(workerds())
  const local = new Miniflare(
    convertV4MiniflareOptions({
      ...shared,
      inspectorPort: 0,
      workers: unfronted(build, workers).map((one) => ({ ...one, unsafeInspectorProxy: true })),
    }),
  )
  const site = await local.unsafeGetDirectURL(WORKER)
  const pid = workerds().find((one) => !before.has(one))
  if (pid === undefined) throw new Error('workerd did not start')
  return { local, site, pid }
}

async function profileWay({ local, site, pid }: Awaited<ReturnType<typeof start>>, build: BuildFolder, way: Way) {
  let at = 0
  const ask = async () => void (await load(() => new URL(way.path(++at), site), way.count))
  // The first requests are not profiled: V8 compiles machine code, and the caches are filled.
  await ask()
  const before = cpuTime(pid)
  await ask()
  const cpu = ((cpuTime(pid) - before) * 1000) / way.count
  const profile = await profileWorker(local, WORKER, ask)
  return { name: way.name, cpu, profile, ...sharesOf(profile, join(build, WORKER)) }
}

/** @param state seeded; only the page cache is written to it */
export async function profileEdge(build: BuildFolder, state: string): Promise<ProfiledWay[]> {
  const started = await start(build, state)
  try {
    const profiled: ProfiledWay[] = []
    for (const way of WAYS) profiled.push(await profileWay(started, build, way))
    return profiled
  } finally {
    await started.local.dispose()
  }
}
