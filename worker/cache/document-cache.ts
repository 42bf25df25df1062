import type { AppData } from '../../domain/contract/app-data.ts'
import { getOrCreate } from '../../domain/get-or-create.ts'
import { BoundedCache } from './bounded-cache.ts'
import type { CachedPage } from './page-cache.ts'
import { isSameData } from './same-data.ts'

/** Bytes of the cached documents. What they were rendered from is in memory as well, and about as large. */
const LIMIT = 8 * 1024 * 1024

type Rendered = Pick<CachedPage, 'body'> & { hash: string }

/** The last document of each page, with everything it was rendered from. Public pages only: nothing personal is in what they depend on. */
const documents = new BoundedCache<{ from: unknown; document: Rendered }>({
  limit: LIMIT,
  sizeOf: ({ document }) => document.body.size,
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
 * @param page its text is the key
 * @param from everything else that the document depends on, compared as a whole, so nothing can be stale. Structured data is derived from the
 *   rest and need not be in it. It is stored, so no one may change it
 */
export async function cachedDocument(page: unknown, from: unknown, render: () => Promise<Rendered>): Promise<Rendered> {
  const key = JSON.stringify(page)
  const known = documents.get(key)
  // Writing all data as one text, and finding that, would take three times as long.
  if (known && isSameData(known.from, from)) return known.document
  const document = await render()
  documents.set(key, { from, document })
  return document
}
