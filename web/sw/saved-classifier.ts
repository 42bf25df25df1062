/** Kept by pages, whole and checked (web/app/offline/saved-classifier.ts). */
const cacheName = 'codes'

/** Whether an address is that of a whole classifier: of an edition, or of the one that serves. */
export const isWholeTree = ({ pathname, search }: URL): boolean =>
  /^\/api\/(okved|tnved)\/tree$/.test(pathname) && (search === '' || search.startsWith('?edition='))

/** An edition from the device where it is there; without a network whichever is. */
export async function respondWithTree(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName })
  if (kept) return kept
  try {
    return await fetch(request)
  } catch (error) {
    const other = await caches.match(request, { cacheName, ignoreSearch: true })
    if (other) return other
    throw error
  }
}

/**
 * The screen of a classifier without its query: the app opens there what the address asks for
 * (web/pages/classifier/use-offline-request.ts). Null for other addresses.
 */
export const treeScreen = ({ origin, pathname, search }: URL): string | null =>
  search && /^\/\w\w\/(okved|tnved)$/.test(pathname) ? origin + pathname : null
