declare const self: ServiceWorkerGlobalScope

/**
 * Names of this build's files below /assets/, separated by spaces; the build inserts them
 * (scripts/vite/service-worker.ts).
 */
declare const BUILD_FILES: string

/** Addresses of all hashed files of this build. */
export const buildFiles = BUILD_FILES.split(' ').map((name) => `/assets/${name}`)

/**
 * Cache of this build's files. It has the name that workbox-precaching gave it, because devices have files under it.
 */
const CURRENT = `workbox-precache-v2-${self.registration.scope}`
/** Cache of earlier builds' files, which pages cached at that time refer to. */
const EARLIER = 'earlier-files'
const MAX_EARLIER = 150

// A file's name contains its hash, so all responses to it are equal and Vary can be ignored.
const matchOptions = { ignoreVary: true }

/** Files of the installed build that this one does not have. */
async function outdated(): Promise<Request[]> {
  const files = new Set(buildFiles)
  const cached = await (await caches.open(CURRENT)).keys()
  return cached.filter(({ url }) => !files.has(new URL(url).pathname))
}

/**
 * Copies the files that the activation of this build will delete: without its styles and scripts a page that was cached
 * earlier would be unusable.
 */
async function copyOutdated(): Promise<void> {
  const [current, earlier] = await Promise.all([caches.open(CURRENT), caches.open(EARLIER)])
  for (const request of await outdated()) {
    const file = await current.match(request, matchOptions)
    if (file) await earlier.put(request, file)
  }
  // A cache lists its entries in the order of insertion, so the oldest are deleted first.
  for (const oldest of (await earlier.keys()).slice(0, -MAX_EARLIER)) await earlier.delete(oldest)
}

/**
 * Fetches this build's files one at a time, so that they do not delay what the page needs. @throws TypeError if one
 * fails
 */
export async function installFiles(): Promise<void> {
  await copyOutdated()
  const cache = await caches.open(CURRENT)
  for (const file of buildFiles) if (!(await cache.match(file, matchOptions))) await cache.add(file)
}

/** Deletes the files of the previous build, whose pages are closed by now. */
export async function deleteOutdated(): Promise<void> {
  const cache = await caches.open(CURRENT)
  for (const request of await outdated()) await cache.delete(request)
}

/** Responds with a hashed file: of this build, of an earlier one, or from the network. */
export async function respondWithFile(request: Request): Promise<Response> {
  for (const cacheName of [CURRENT, EARLIER]) {
    const file = await caches.match(request, { ...matchOptions, cacheName })
    if (file) return file
  }
  return fetch(request)
}
