import type { WorkboxPlugin } from 'workbox-core'

/**
 * Leaves files that only some people may read out of a cache that outlives a sign-out; the browser's own cache asks for them again each
 * time (docs/behaviour.md, "Reading files").
 */
export const publicAlone: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isPrivate = /\b(?:private|no-store)\b/.test(response.headers.get('Cache-Control') ?? '')
    return response.status === 200 && !isPrivate ? response : null
  },
}
