import type { AppData } from '../../domain/contract/app-data.ts'
import { getOrCreate } from '../../domain/get-or-create.ts'
import { BoundedCache } from './bounded-cache.ts'
import type { CachedPage } from './page-cache.ts'

/** Limit on the cached documents: characters of their keys and bytes together. */
const LIMIT = 16 * 1024 * 1024

type Rendered = Pick<CachedPage, 'body'> & { hash: string }

/** Documents by everything they were rendered from. Public pages only: nothing personal is in what they depend on. */
const documents = new BoundedCache<Rendered>({
  limit: LIMIT,
  sizeOf: ({ body }, key) => key.length + body.size,
})

/** Ids of what layouts show, by its JSON, which changes with a rate or a count; a deleted id only causes a page to be rendered again. */
const idsByJson = new BoundedCache<number>({ limit: 50 })
const appDataIds = new WeakMap<AppData, number>()
let lastId = 0

/** A number for what layouts show, equal for equal content: as a part of a key it is shorter than the data. */
export function appDataId(appData: AppData | null): number {
  if (!appData) return 0
  return getOrCreate(appDataIds, appData, () => getOrCreate(idsByJson, JSON.stringify(appData), () => ++lastId))
}

/**
 * The document of a public page, rendered unless it was rendered from the same data before. A cached page is loaded again every minute, and
 * usually nothing has changed: then React need not run.
 * @param from everything the document depends on; its text is the key, so nothing can be stale. Structured data is derived from the rest
 *   and need not be in it
 */
export async function cachedDocument(from: unknown, render: () => Promise<Rendered>): Promise<Rendered> {
  const key = JSON.stringify(from)
  const known = documents.get(key)
  if (known) return known
  const document = await render()
  documents.set(key, document)
  return document
}
