/** /api/openapi.json and /api/docs: files of the build (scripts/vite/api-document.ts), the same for everybody. */
import type { Context } from 'hono'
import type { ApiEnv } from './api-env.ts'

const AN_HOUR = 'public, max-age=3600'

/** The page has words, styles and links: nothing in it runs, loads data or sends any. */
const READ_ONLY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** @returns the file of the build that stands at the path asked for. */
export async function documentation(c: Context<ApiEnv>): Promise<Response> {
  const file = await c.env.ASSETS.fetch(c.req.url)
  // The platform's stream and the DOM's are one thing with two declarations.
  return new Response(Object(file.body), {
    headers: {
      'Content-Type': file.headers.get('Content-Type') ?? '',
      'Content-Security-Policy': READ_ONLY,
      'Cache-Control': AN_HOUR,
      // The platform's own: new with every edition of the file.
      ETag: file.headers.get('ETag') ?? '',
    },
  })
}
