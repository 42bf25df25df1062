import { getOrCreate } from '../../domain/get-or-create.ts'
import { newLocaleCookie } from '../middleware/locale.ts'
import { log } from '../observe/log.ts'
import type { ResolvedRequest } from '../request.ts'
import { namesETag } from './names-etag.ts'
import { type CachedPage, pageCache } from './page-cache.ts'
import { takeShownIds } from './shown-header.ts'

/** What of a cached page is the same for each request. */
interface Prepared {
  /** By the cookie that they set, '' for none. As objects: cheaper to pass than a dozen strings each time. */
  headers: Map<string, Headers>
  shownIds: string | null
}

const prepared = new WeakMap<CachedPage, Prepared>()

function prepare({ headers: stored }: CachedPage): Prepared {
  const headers = new Headers({ ...stored, 'Server-Timing': 'cache' })
  return { shownIds: takeShownIds(headers), headers: new Map([['', headers]]) }
}

/** Reading `response.headers` creates an object in each response, so a cookie is added to prepared headers once, and not to every response. */
const headersWith = ({ headers }: Prepared, cookie: string): Headers =>
  getOrCreate(headers, cookie, () => {
    const added = new Headers(headers.get(''))
    added.append('Set-Cookie', cookie)
    return added
  })

function responseOf(request: Request, page: CachedPage, headers: Headers): Response {
  if (namesETag(request.headers.get('If-None-Match') ?? undefined, page.headers.ETag))
    return new Response(null, { status: 304, headers })
  return new Response(page.body.stream(), { headers })
}

/** A store that fails must not fail the page: it is rendered instead. */
function toMiss(error: unknown): null {
  log('error', 'page cache', {}, error)
  return null
}

/** A page from the cache, and the ids of the products that it shows. */
interface CachedResponse {
  response: Response
  shownIds: string | null
}

/**
 * A public page from the cache, before the Hono app (worker/index.ts): middleware and routing would cost as much as the response.
 * @returns null where nothing is cached
 */
export async function serveCachedPage(request: Request, resolved: ResolvedRequest): Promise<CachedResponse | null> {
  if (resolved.cacheKey === null) return null
  const page = await pageCache.get(resolved.cacheKey).catch(toMiss)
  if (!page) return null
  const parts = getOrCreate(prepared, page, () => prepare(page))
  const cookie = resolved.isBot ? '' : newLocaleCookie(request, resolved)
  return { response: responseOf(request, page, headersWith(parts, cookie)), shownIds: parts.shownIds }
}
