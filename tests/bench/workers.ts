import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, Response } from 'miniflare'
import type { BuildFolder } from '../../scripts/build.ts'
import { type LocalSetup, localOptions } from '../../scripts/local.ts'
import { bundleWorker } from './bundle.ts'
import { workerds } from './workerd-cpu.ts'

/** A fixed origin, so that URLs in a page are the same whichever socket it is requested from. */
export const SITE_ORIGIN = 'http://localhost'

/** One workerd with the site's own worker and the benchmarks' beside it. */
export interface MeasuredWorkers {
  build: BuildFolder
  pid: number
  /** The site's worker as it is built. */
  site: URL
  /** Renders pages with data in memory; with '?static' any URL gives the bytes of the first page. */
  bench: URL
  stop: () => Promise<void>
}

// A socket directly to the worker. The local router in front of it runs in the same process, so that its cost would be
// counted as the page's.
export const DIRECT = [{ host: '127.0.0.1', port: 0 }]

/** Serves the build's files for translations, which are read once, because local assets would come with the router. */
const filesOf = (build: BuildFolder) => (request: { url: string }) =>
  new Response(readFileSync(join(build, 'client', new URL(request.url).pathname)))

/** The workers without the platform's router in front of them, so that the worker alone is measured. */
export const unfronted = (build: BuildFolder, workers: LocalSetup['workers']): LocalSetup['workers'] =>
  // Without assets, because the direct socket would otherwise lead through their router.
  workers.map((site) => ({
    ...site,
    assets: undefined,
    serviceBindings: { ASSETS: filesOf(build) },
    unsafeDirectSockets: DIRECT,
  }))

/**
 * @param scratch folder for the bundle
 */
export async function startWorkers(build: BuildFolder, state: string, scratch: string): Promise<MeasuredWorkers> {
  const { folder, modules } = await bundleWorker(build, scratch)
  const { workers, ...shared } = localOptions({ build, state, variables: { SITE_ORIGIN } })
  const before = new Set(workerds())
  const local = new Miniflare(
    convertV4MiniflareOptions({
      ...shared,
      workers: [
        ...unfronted(build, workers),
        {
          name: 'bench',
          modules,
          modulesRoot: folder,
          compatibilityDate: '2026-10-12',
          serviceBindings: { ASSETS: filesOf(build) },
          bindings: { SITE_ORIGIN, API_BASE_URL: 'http://site.internal' },
          // The site's worker provides the data once.
          outboundService: 'kontor',
          unsafeDirectSockets: DIRECT,
        },
      ],
    }),
  )
  const [site, bench] = await Promise.all(['kontor', 'bench'].map((name) => local.unsafeGetDirectURL(name)))
  const pid = workerds().find((one) => !before.has(one))
  if (!pid || !site || !bench) throw new Error('workerd did not start')
  return { build, pid, site, bench, stop: () => local.dispose() }
}
