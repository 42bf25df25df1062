import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { PageError } from '../../web/app/page-error.ts'
import type { Env } from '../env.ts'
import { log } from '../observe/log.ts'
import { fatal } from './render-page.ts'
import { respondWithDocument, respondWithPayload } from './respond.ts'

/** The one place where an unexpected error becomes an answer: logged whole, told as a code and the request's id. */
export async function answerError(error: Error, c: Context<Env>): Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse()
  log('error', 'unexpected', { requestId: c.var.requestId, method: c.req.method }, error)
  if (c.var.isBot) return c.body(null, 500)
  try {
    c.set('cacheKey', undefined)
    const page = fatal(c, 'home', new PageError(500, 'unexpected'))
    return c.var.wantsPayload ? await respondWithPayload(c, page, null) : await respondWithDocument(c, page, null)
  } catch (second) {
    log('error', 'error page', { requestId: c.var.requestId }, second)
    return c.text(c.var.requestId, 500)
  }
}
