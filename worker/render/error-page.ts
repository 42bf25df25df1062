import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { PageError } from '../../domain/page-error.ts'
import { AppError } from '../api/http/problem.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { log } from '../observe/log.ts'
import { TimeoutError } from '../with-timeout.ts'
import { fatal } from './render-page.ts'
import { respondWithDocument, respondWithPayload } from './respond.ts'

/** What a store or the api has failed with is told as that, everything else is a fault of ours. */
function failureOf(error: Error): PageError {
  if (error instanceof PageError) return error
  const isTold = error instanceof TimeoutError || error instanceof AppError
  return isTold ? new PageError(503, 'upstream.unavailable') : new PageError(500, 'unexpected')
}

/** The one place where an unexpected error becomes an answer: logged whole, told as a code and the request's id. */
export async function answerError(error: Error, c: Context<EdgeEnv>): Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse()
  const told = failureOf(error)
  if (told.status === 500) log('error', 'unexpected', { requestId: c.var.requestId, method: c.req.method }, error)
  if (c.var.resolved.isBot) return new Response(null, { status: told.status })
  try {
    c.set('resolved', { ...c.var.resolved, cacheKey: null })
    const page = fatal(c, 'home', told)
    return c.var.resolved.wantsPayload
      ? await respondWithPayload(c, page, null)
      : await respondWithDocument(c, page, null)
  } catch (second) {
    log('error', 'error page', { requestId: c.var.requestId }, second)
    return new Response(c.var.requestId, { status: told.status, headers: { 'Cache-Control': 'no-store' } })
  }
}
