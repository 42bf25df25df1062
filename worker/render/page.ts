import type { Context } from 'hono'
import { machineStatus, PageError, RedirectError } from '../../domain/page-error.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createClient } from '../gateway/client.ts'
import { clearSession } from '../gateway/cookies.ts'
import { timed } from '../middleware/server-timing.ts'
import { withTimeout } from '../with-timeout.ts'
import { appData } from './app-data.ts'
import { movedTo, redirectForGood, redirection, redirectTo, toSignIn } from './redirections.ts'
import { loadPage } from './render-page.ts'
import { respondWithDocument, respondWithPayload } from './respond.ts'

/** Milliseconds until a page's head, whatever it needs: that of one call of the api (worker/gateway/retry.ts), and the page's own. */
const LONGEST = 20_000

/** match → guard → load → document → HTML; or the same page's payload. A bot's error is a status and nothing else. */
export async function renderPage(c: Context<EdgeEnv>): Promise<Response> {
  try {
    return await withTimeout(answerPage(c), LONGEST)
  } catch (error) {
    if (error instanceof RedirectError) return redirectTo(c, error.place)
    // The session has been ended meanwhile, here or elsewhere.
    if (!(error instanceof PageError) || error.status !== 401) throw error
    clearSession(c)
    return redirectTo(c, toSignIn(c))
  }
}

async function answerPage(c: Context<EdgeEnv>): Promise<Response> {
  const place = await redirection(c)
  if (place !== null) return redirectTo(c, place)
  const frame = appData(createClient(c), c.var.locale, c.var.requestId)
  const page = await loadPage(c)
  if (c.var.resolved.wantsPayload) return respondWithPayload(c, page, await frame)
  if (c.var.resolved.isBot && page.payload.status >= 400) return c.body(null, machineStatus(page.payload.status))
  const moved = movedTo(c, page.payload)
  if (moved !== null) return redirectForGood(c, moved)
  const data = await frame
  return timed(c.var.timings, 'render', () => respondWithDocument(c, page, data))
}
