import type { WorkboxPlugin } from 'workbox-core'

/**
 * Keeps files that only some people may read out of caches that outlive a sign-out; the browser's own cache revalidates them each time
 * (docs/behaviour.md, "Reading files").
 */
export const publicFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isPrivate = /\b(?:private|no-store)\b/.test(response.headers.get('Cache-Control') ?? '')
    return response.status === 200 && !isPrivate ? response : null
  },
}
