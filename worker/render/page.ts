import type { Context } from 'hono'
import { machineStatus, PageError, RedirectError } from '../../domain/page-error.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createClient } from '../gateway/client.ts'
import { clearSession } from '../gateway/cookies.ts'
import { timed } from '../middleware/server-timing.ts'
import { withTimeout } from '../with-timeout.ts'
import { loadAppData } from './app-data.ts'
import { mergedCategory } from './merged-category.ts'
import { mergedCompany } from './merged-company.ts'
import { rememberPageSize } from './page-size.ts'
import { showPriceBasis, showReaderCurrency } from './reader-rate.ts'
import { canonicalRedirect, guardRedirect, redirectPermanently, redirectTo, toSignIn } from './redirections.ts'
import { loadPage } from './render-page.ts'
import { respondWithDocument, respondWithPayload } from './respond.ts'

/** Milliseconds until a page's response begins: the longest call of the API (worker/gateway/retry.ts), and some for the page itself. */
const RESPONSE_TIMEOUT_MS = 20_000

/** Guards, loads and renders the screen of a request, as a document or as a payload. For a bot an error is a status without a body. */
export async function renderPage(c: Context<EdgeEnv>): Promise<Response> {
  try {
    return await withTimeout(respond(c), RESPONSE_TIMEOUT_MS)
  } catch (error) {
    if (error instanceof RedirectError) return redirectTo(c, error.place)
    // The session has ended since the guard: signed out in another tab, or on another device.
    if (!(error instanceof PageError) || error.status !== 401) throw error
    clearSession(c)
    return redirectTo(c, toSignIn(c))
  }
}

async function respond(c: Context<EdgeEnv>): Promise<Response> {
  const place = await guardRedirect(c)
  if (place !== null) return redirectTo(c, place)
  const frame = loadAppData(createClient(c), c.var.locale, c.var.requestId)
  showPriceBasis(c)
  await showReaderCurrency(c, frame)
  const page = await loadPage(c)
  const { status } = page.payload
  const merged = status === 404 || status === 410 ? ((await mergedCompany(c)) ?? (await mergedCategory(c))) : null
  if (merged !== null) return c.var.resolved.wantsPayload ? redirectTo(c, merged) : redirectPermanently(c, merged)
  if (c.var.resolved.wantsPayload) return respondWithPayload(c, page, await frame)
  // A form that is shown again is not an error page: a program that has sent it needs its errors.
  const isError = page.payload.status >= 400 && c.var.posted === undefined
  if (c.var.resolved.isBot && isError) return c.body(null, machineStatus(page.payload.status))
  const moved = canonicalRedirect(c, page.payload)
  if (moved !== null) return redirectPermanently(c, moved)
  const data = await frame
  const response = await timed(c.var.timings, 'render', () => respondWithDocument(c, page, data))
  rememberPageSize(c, page.payload, response)
  return response
}
