import { createMiddleware } from 'hono/factory'
import { indexNowKey } from '../api/public/index-now/key.ts'
import type { EdgeEnv } from '../edge-env.ts'

/** GET /{key}.txt: proves to search engines that the announcements of addresses come from this site (docs/operating.md). */
export const indexNowKeyFile = createMiddleware<EdgeEnv>(async function indexNowKeyFile(c, next) {
  const key = indexNowKey(c.env)
  if (key === null || c.req.path !== `/${key}.txt`) return next()
  return c.text(key, 200, { 'Cache-Control': 'public, max-age=3600' })
})
