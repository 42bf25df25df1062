/**
 * The site's worker with its database in another workerd, as on the platform it is on another machine: the CPU time of the first is
 * then the worker's own.
 */
import { convertV4MiniflareOptions, D1_PLUGIN, Miniflare } from 'miniflare'
import type { BuildFolder } from '../../scripts/build.ts'
import { localOptions } from '../../scripts/local.ts'
import { workerds } from './workerd-cpu.ts'
import { DIRECT, SITE_ORIGIN, unfronted } from './workers.ts'

export interface Started {
  /** Of its workerd. */
  pid: number
  /** Of a worker in it. */
  urlOf: (worker: string) => Promise<URL>
  stop: () => Promise<void>
}

type Workers = ReturnType<typeof localOptions>['workers']

async function start(setup: ReturnType<typeof localOptions>, workers: Workers): Promise<Started> {
  const before = new Set(workerds())
  const local = new Miniflare(convertV4MiniflareOptions({ ...setup, workers }))
  await local.ready
  const pid = workerds().find((one) => !before.has(one))
  if (pid === undefined) throw new Error('workerd did not start')
  return { pid, urlOf: (worker) => local.unsafeGetDirectURL(worker), stop: () => local.dispose() }
}

/** Starts workerd with D1 bound in another way, for which Miniflare has no option. */
async function boundBy<Value>(way: Partial<typeof D1_PLUGIN>, starting: () => Promise<Value>): Promise<Value> {
  const { getBindings, getServices } = D1_PLUGIN
  Object.assign(D1_PLUGIN, way)
  try {
    return await starting()
  } finally {
    Object.assign(D1_PLUGIN, { getBindings, getServices })
  }
}

const script = (contents: string) => [{ type: 'ESModule' as const, path: 'index.js', contents }]

/**
 * A worker that answers like the service behind the platform's D1 binding.
 * @param state a folder that no other workerd may use
 */
export function startDatabase(state: string): Promise<Started> {
  const bound = D1_PLUGIN.getBindings
  const modules = script('export default { fetch: (request, env) => env.DB.fetch(request) }')
  const setup = localOptions({ state })
  const workers = setup.workers.map((one) => ({ ...one, name: 'database', modules, unsafeDirectSockets: DIRECT }))
  const asService: typeof bound = async (...given) =>
    (await bound(...given))?.map((one) => {
      const [inner] = ('wrapped' in one && one.wrapped?.innerBindings) || []
      if (!inner || !('service' in inner)) throw new Error('Miniflare binds D1 in another way')
      return { name: one.name, service: inner.service }
    })
  return boundBy({ getBindings: asService }, () => start(setup, workers))
}

/** The smallest answer of a page's size. */
const STATIC = `const body = new Uint8Array(65000).fill(65)
const headers = { 'Content-Type': 'text/html; charset=UTF-8' }
export default { fetch: () => new Response(body, { headers }) }`

/** The same response after one statement: the fastest that a page with data could be. */
const ONE_STATEMENT = STATIC.replace('() => new', "async (_, env) => (await env.DB.prepare('SELECT 1').all()) && new")

/** The worker as it is built ('kontor'), a 'static' one, and one that asks the database once ('statement'). */
export function startSite(build: BuildFolder, state: string, database: URL): Promise<Started> {
  const bound = D1_PLUGIN.getBindings
  const variables = { SITE_ORIGIN, LIMITS: 'off', SLOW_QUERY: '60000' }
  const setup = localOptions({ build, state, variables })
  const workers = unfronted(build, setup.workers).flatMap((site) => [
    site,
    { ...site, name: 'static', modules: script(STATIC), modulesRoot: '.' },
    { ...site, name: 'statement', modules: script(ONE_STATEMENT), modulesRoot: '.' },
  ])
  const remote = { name: 'database', external: { address: database.host, http: {} } }
  const asRemote: typeof bound = async (...given) =>
    (await bound(...given))?.map(({ name }) => ({
      name,
      wrapped: {
        moduleName: 'cloudflare-internal:d1-api',
        innerBindings: [{ name: 'fetcher', service: { name: remote.name } }],
      },
    }))
  return boundBy({ getBindings: asRemote, getServices: async () => [remote] }, () => start(setup, workers))
}
