/** /api/openapi.json and /api/docs: static files of the build (scripts/vite/api-document.ts). */
import type { Context } from 'hono'
import { streamBody } from '../../stream-body.ts'
import type { ApiEnv } from './api-env.ts'

const AN_HOUR = 'public, max-age=3600'

/** The page has text, styles and links only, so that no script runs and nothing is loaded or sent. */
const READ_ONLY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** @returns the static file at the requested path */
export async function documentation(c: Context<ApiEnv>): Promise<Response> {
  const file = await c.env.ASSETS.fetch(c.req.url)
  return new Response(streamBody(file.body), {
    headers: {
      'Content-Type': file.headers.get('Content-Type') ?? '',
      'Content-Security-Policy': READ_ONLY,
      'Cache-Control': AN_HOUR,
      // From the assets binding, which computes it from the content.
      ETag: file.headers.get('ETag') ?? '',
    },
  })
}
