/** Cache of complete and verified classifiers, filled by pages (web/app/offline/saved-classifier.ts). */
const cacheName = 'codes'

/** Whether an address is that of a whole classifier, in a given edition or the current one. */
export const isWholeTree = ({ pathname, search }: URL): boolean =>
  /^\/api\/(okved|tnved)\/tree$/.test(pathname) && (search === '' || search.startsWith('?edition='))

/** Responds with the requested edition from the device if it is there; without a network with any stored one. */
export async function respondWithTree(request: Request): Promise<Response> {
  const saved = await caches.match(request, { cacheName })
  if (saved) return saved
  try {
    return await fetch(request)
  } catch (error) {
    const other = await caches.match(request, { cacheName, ignoreSearch: true })
    if (other) return other
    throw error
  }
}

/**
 * The screen of a classifier without its query: loaded offline, the app reads the query from the address
 * (web/pages/classifier/use-offline-request.ts). Null for other addresses.
 */
export const treeScreen = ({ origin, pathname, search }: URL): string | null =>
  search && /^\/\w\w\/(okved|tnved)$/.test(pathname) ? origin + pathname : null

/**
 * The screen of a classifier at a code, for whose own page there is no network: /ru/tnved/8481 → /ru/tnved?code=8481. Null where the classifier
 * is not on the device, and for other addresses.
 */
export async function screenAtCode({ origin, pathname }: URL): Promise<string | null> {
  const [, screen, tree, code] = /^(\/\w\w\/(okved|tnved))\/([\w.]+)$/.exec(pathname) ?? []
  const isSaved = code && (await caches.match(`/api/${tree}/tree`, { cacheName, ignoreSearch: true }))
  return isSaved ? `${origin}${screen}?code=${code}` : null
}
