import { resolve } from 'node:path'
import * as v from 'valibot'
import type { Instance } from './instance.ts'
import type { StoreIds } from './stores.ts'

const BUILT = 'dist/kontor'

const Built = v.looseObject({
  main: v.optional(v.string(), 'index.js'),
  assets: v.optional(v.looseObject({ directory: v.optional(v.string()) })),
  vars: v.optional(v.record(v.string(), v.unknown()), {}),
  d1_databases: v.optional(v.array(v.looseObject({ migrations_dir: v.optional(v.string()) })), []),
  kv_namespaces: v.optional(v.array(v.looseObject({})), []),
  r2_buckets: v.optional(v.array(v.looseObject({})), []),
})

/** The build names paths from its own folder; the file made here is in another. */
const absolute = (path: string | undefined) => (path === undefined ? {} : resolve(BUILT, path))

/**
 * @param built `wrangler.json` of a build.
 * @returns the same for this instance: its name, and the ids of its stores.
 */
export function configuration(built: string, instance: Instance, ids: StoreIds): string {
  const config = v.parse(Built, JSON.parse(built))
  const { directory } = config.assets ?? {}
  const { configPath: _, userConfigPath: __, topLevelName: ___, ...settings } = config
  return JSON.stringify({
    ...settings,
    name: instance.name,
    main: absolute(config.main),
    ...(config.assets && { assets: { ...config.assets, ...(directory && { directory: absolute(directory) }) } }),
    d1_databases: config.d1_databases.map((one, at) => ({
      ...one,
      database_name: instance.databases[at],
      database_id: ids.databases[at],
      ...(one.migrations_dir && { migrations_dir: absolute(one.migrations_dir) }),
    })),
    kv_namespaces: config.kv_namespaces.map((one, at) => ({ ...one, id: ids.namespaces[at] })),
    r2_buckets: config.r2_buckets.map((one, at) => ({ ...one, bucket_name: instance.buckets[at] })),
  })
}
