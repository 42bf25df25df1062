import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { createClient } from '../gateway/client.ts'
import { timed } from '../middleware/server-timing.ts'
import { appData } from './app-data.ts'
import { loadPage } from './render-page.ts'
import { respondWithDocument, respondWithPayload } from './respond.ts'

/** match → guard → load → document → HTML; or the same page's payload. A bot's error is a status and nothing else. */
export async function renderPage(c: Context<Env>): Promise<Response> {
  const frame = appData(createClient(c), c.var.locale, c.var.requestId)
  const page = await loadPage(c)
  if (c.var.wantsPayload) return respondWithPayload(c, page, await frame)
  if (c.var.isBot && page.payload.status >= 400) return c.body(null, page.payload.status === 404 ? 404 : 502)
  const data = await frame
  return timed(c.var.timings, 'render', () => respondWithDocument(c, page, data))
}
