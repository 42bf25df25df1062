import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, Response } from 'miniflare'
import type { BuildFolder } from '../../scripts/build.ts'
import { type LocalSetup, localOptions } from '../../scripts/local.ts'
import { bundleWorker, withTextEncoder } from './bundle.ts'
import { workerds } from './workerd-cpu.ts'

/** Addresses in a page must be the same from every socket. */
export const SITE_ORIGIN = 'http://localhost'

/** One workerd with the site's own worker and the benchmarks' beside it. */
export interface MeasuredWorkers {
  build: BuildFolder
  pid: number
  /** The site's worker as it is built. */
  site: URL
  /** Pages with their data at hand; any address with '?static': the first page's bytes. */
  bench: URL
  /** The same, with the stand-in for TextEncoder. */
  encoder: URL
  stop: () => Promise<void>
}

// A socket straight to the worker: the router before it is the local stand-in for the platform's, and runs in the same
// process, so that its cost would be counted as the page's.
const DIRECT = [{ host: '127.0.0.1', port: 0 }]

/** The asset store, for translations, which are read once: the local stand-in would bring its router along. */
const filesOf = (build: BuildFolder) => (request: { url: string }) =>
  new Response(readFileSync(join(build, 'client', new URL(request.url).pathname)))

/** The workers without the platform's router in front of them, so that the worker alone is measured. */
export const unfronted = (build: BuildFolder, workers: LocalSetup['workers']): LocalSetup['workers'] =>
  // With assets, the direct socket would lead through their router.
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
  const bundle = await bundleWorker(build, scratch)
  const { workers, ...shared } = localOptions({ build, state, variables: { SITE_ORIGIN } })
  const shape = {
    serviceBindings: { ASSETS: filesOf(build) },
    compatibilityDate: '2026-10-12',
    modulesRoot: bundle.folder,
    bindings: { SITE_ORIGIN, API_BASE_URL: 'http://site.internal' },
    // The site beside it provides the data once.
    outboundService: 'kontor',
    unsafeDirectSockets: DIRECT,
  }
  const before = new Set(workerds())
  const local = new Miniflare(
    convertV4MiniflareOptions({
      ...shared,
      workers: [
        ...unfronted(build, workers),
        { ...shape, name: 'bench', modules: bundle.modules },
        { ...shape, name: 'encoder', modules: await withTextEncoder(bundle) },
      ],
    }),
  )
  const [site, bench, encoder] = await Promise.all(
    ['kontor', 'bench', 'encoder'].map((name) => local.unsafeGetDirectURL(name)),
  )
  const pid = workerds().find((one) => !before.has(one))
  if (!pid || !site || !bench || !encoder) throw new Error('workerd did not start')
  return { build, pid, site, bench, encoder, stop: () => local.dispose() }
}
