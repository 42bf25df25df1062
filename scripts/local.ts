import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4SharedOptions,
  type V4WorkerOptions,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import type { Bindings } from '../worker/bindings.ts'
import { localVariables } from './local-variables.ts'

/** Name of the worker in wrangler.toml. */
const WORKER = 'kontor'

/** Where local data is stored: `STATE_DIR`, else the folder that wrangler and Vite's plugin use as well. */
export const STATE = process.env.STATE_DIR ?? '.wrangler/state/v3'

export interface LocalOptions {
  /** Folder of a build: 'dist' or 'dist-tiny'. Without one there is no script, only the storage. */
  build?: string
  /** Folder for D1, KV and R2; absent: in memory. */
  state?: string
  port?: number
  /** More bindings: variables by name. */
  variables?: Record<string, string>
}

export type LocalSetup = V4SharedOptions & { workers: V4WorkerOptions[] }

/**
 * Every module of a bundle, the entry first, in the form that workerd takes. The others are sorted by size, the largest last: miniflare
 * copies all modules before the one that it adds.
 */
export function bundledModules(folder: string, entry: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const read = (path: string) => ({ type: 'ESModule' as const, path, contents: readFileSync(path, 'utf8') })
  const others = files.map((file) => join(folder, file)).filter((path) => path !== entry)
  return [read(entry), ...others.map(read).toSorted((one, other) => one.contents.length - other.contents.length)]
}

/** The storage of wrangler.toml with an empty script: enough to migrate, seed and import. */
const STORAGE_ONLY = {
  modules: [
    {
      type: 'ESModule' as const,
      path: 'storage.js',
      contents: 'export default { fetch: () => new Response(null, { status: 404 }) }',
    },
  ],
}

/** Options of workerd: the worker's own bindings, and no outside requests (no telemetry, no request.cf lookup). */
export function localOptions({ build, state, port, variables = {} }: LocalOptions): LocalSetup {
  const config = build ? resolve(build, WORKER, 'wrangler.json') : resolve('wrangler.toml')
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(config)
  // wrangler's type loses the type of each option (an Omit over an index signature); Object() passes them on as they are.
  // Without IMAGES: its local stand-in resizes pictures in this process, seconds each, and blocks everything else.
  const { modulesRules: _, images: _images, assets, bindings, ...worker } = workerOptions
  const folder = resolve(build ?? '.', WORKER)
  const script: V4WorkerOptions =
    build && main
      ? { modules: bundledModules(folder, main), modulesRoot: folder, assets: Object(assets) }
      : STORAGE_ONLY
  return {
    host: '127.0.0.1',
    port: port ?? 0,
    cf: false,
    telemetry: { enabled: false },
    log: new Log(LogLevel.WARN),
    logRequests: false,
    ...(state ? { resourcePersistencePath: resolve(state) } : {}),
    workers: [
      { ...worker, ...script, name: WORKER, bindings: { ...Object(bindings), ...localVariables(state), ...variables } },
    ],
  }
}

/** Starts workerd on this machine, without a proxy in front of it. */
export const startLocal = (options: LocalOptions): Miniflare =>
  new Miniflare(convertV4MiniflareOptions(localOptions(options)))

/** The bindings of a started worker, for use outside it. */
export const bindingsOf = (local: Miniflare) => local.getBindings<Bindings & Record<string, unknown>>(WORKER)
