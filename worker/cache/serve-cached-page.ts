import { getOrCreate } from '../../domain/get-or-create.ts'
import { rememberLocale } from '../middleware/locale.ts'
import { log } from '../observe/log.ts'
import type { ResolvedRequest } from '../request.ts'
import { namesETag } from './names-etag.ts'
import { type CachedPage, pageCache } from './page-cache.ts'

/** A cached page's headers as a Headers object: cheaper to pass than a dozen strings each time. */
const prepared = new WeakMap<CachedPage, Headers>()

function responseOf(request: Request, page: CachedPage): Response {
  const headers = getOrCreate(prepared, page, () => new Headers({ ...page.headers, 'Server-Timing': 'cache' }))
  if (namesETag(request.headers.get('If-None-Match') ?? undefined, page.headers.ETag))
    return new Response(null, { status: 304, headers })
  return new Response(page.body, { headers })
}

/** A store that fails must not fail the page: it is rendered instead. */
function toMiss(error: unknown): null {
  log('error', 'page cache', {}, error)
  return null
}

/**
 * A public page from the cache, before the Hono app (worker/index.ts): middleware and routing would cost as much as the response.
 * @returns null where nothing is cached
 */
export async function serveCachedPage(request: Request, resolved: ResolvedRequest): Promise<Response | null> {
  if (resolved.cacheKey === null) return null
  const page = await pageCache.get(resolved.cacheKey).catch(toMiss)
  if (!page) return null
  const response = responseOf(request, page)
  if (!resolved.isBot) rememberLocale(request, resolved, response)
  return response
}
