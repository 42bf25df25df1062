import { join } from 'node:path'

/** Where what a deployment found and made is kept: its configuration, and what a way back needs. Not under version control. */
export const DEPLOYMENTS = join('.wrangler', 'deployments')

/** The configuration of a deployed instance, with the ids of its stores; scripts with `--remote` open those. */
export const configFile = (name: string): string => join(DEPLOYMENTS, `${name}.json`)

/** What of wrangler.toml is made in the account. */
export interface Stores {
  name: string
  databases: { database_name: string }[]
  namespaces: { binding: string }[]
  buckets: { bucket_name: string }[]
  queues: { queue: string }[]
}

export interface Instance {
  /** Of the worker. */
  name: string
  databases: string[]
  /** Title in the account, by the name of the binding. */
  namespaces: { binding: string; title: string }[]
  buckets: string[]
  queues: string[]
}

/** A name of one label of a host name: it becomes part of the preview's address. */
const PREVIEW = /^[a-z0-9]([a-z0-9-]{0,28}[a-z0-9])?$/

export const isPreviewName = (name: string): boolean => PREVIEW.test(name)

/**
 * @param preview a preview environment: everything of its own, with its name at the end of each; nothing: production.
 */
export function instanceOf({ name, databases, namespaces, buckets, queues }: Stores, preview?: string): Instance {
  const own = (given: string) => (preview === undefined ? given : `${given}-${preview}`)
  return {
    name: own(name),
    databases: databases.map((one) => own(one.database_name)),
    namespaces: namespaces.map(({ binding }) => ({ binding, title: own(`${name}-${binding.toLowerCase()}`) })),
    buckets: buckets.map((one) => own(one.bucket_name)),
    queues: queues.map((one) => own(one.queue)),
  }
}
