import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { PageError } from '../../domain/page-error.ts'
import { AppError } from '../api/http/problem.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { callersId } from '../middleware/request-id.ts'
import { log } from '../observe/log.ts'
import { TimeoutError } from '../with-timeout.ts'
import { fatal, isAbsent, notFound } from './failed-page.ts'
import { respondWithDocument, respondWithPayload } from './respond.ts'

/** A failure of a store or of the API has its own status, or 503; everything else is an error in this code. */
function failureOf(error: Error): PageError {
  if (error instanceof PageError) return error
  const isUpstream = error instanceof TimeoutError || error instanceof AppError
  return isUpstream ? new PageError(503, 'upstream.unavailable') : new PageError(500, 'unexpected')
}

/** Turns anything that was thrown into a response: the log gets the whole error, the visitor sees a code and the request's id. */
export async function respondWithError(error: Error, c: Context<EdgeEnv>): Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse()
  const failure = failureOf(error)
  if (failure.status === 500) {
    const ids = { requestId: c.var.requestId, callersId: callersId(c.req.raw.headers) }
    log('error', 'unexpected', { ...ids, method: c.req.method }, error)
  }
  if (c.var.resolved.isBot) return new Response(null, { status: failure.status })
  try {
    c.set('resolved', { ...c.var.resolved, cacheKey: null })
    const page = isAbsent(failure) ? await notFound(c, failure) : fatal(c, 'home', failure)
    return c.var.resolved.wantsPayload
      ? await respondWithPayload(c, page, null)
      : await respondWithDocument(c, page, null)
  } catch (second) {
    log('error', 'error page', { requestId: c.var.requestId }, second)
    return new Response(c.var.requestId, { status: failure.status, headers: { 'Cache-Control': 'no-store' } })
  }
}
