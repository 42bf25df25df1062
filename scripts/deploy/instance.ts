import { join } from 'node:path'

/** Where a deployment stores its configuration and what a rollback needs. Not under version control. */
export const DEPLOYMENTS = join('.wrangler', 'deployments')

/** The configuration of a deployed instance, with the ids of its stores; scripts with `--remote` open those. */
export const configFile = (name: string): string => join(DEPLOYMENTS, `${name}.json`)

/** The stores that wrangler.toml names. */
interface Stores {
  name: string
  databases: { database_name: string }[]
  namespaces: { binding: string }[]
  buckets: { bucket_name: string }[]
}

export interface Instance {
  /** Of the worker. */
  name: string
  databases: string[]
  /** Title in the account, by the name of the binding. */
  namespaces: { binding: string; title: string }[]
  buckets: string[]
}

/** A DNS label: the name of a preview becomes part of its host name. */
const PREVIEW = /^[a-z0-9]([a-z0-9-]{0,28}[a-z0-9])?$/

export const isPreviewName = (name: string): boolean => PREVIEW.test(name)

/**
 * @param preview a preview environment: everything of its own, with its name at the end of each; nothing: production.
 */
export function instanceOf({ name, databases, namespaces, buckets }: Stores, preview?: string): Instance {
  const own = (given: string) => (preview === undefined ? given : `${given}-${preview}`)
  return {
    name: own(name),
    databases: databases.map((one) => own(one.database_name)),
    namespaces: namespaces.map(({ binding }) => ({ binding, title: own(`${name}-${binding.toLowerCase()}`) })),
    buckets: buckets.map((one) => own(one.bucket_name)),
  }
}
