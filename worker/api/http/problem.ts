/** Problem responses (RFC 9457). */
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Problem } from '../../../domain/contract/problem.ts'
import { PROBLEM_DETAILS } from '../../../domain/contract/problem-details.ts'
import { AppError, type Failure } from '../../app-error.ts'
import { log } from '../../observe/log.ts'

export { AppError, invalidInput, tooMany } from '../../app-error.ts'

/** Titles of statuses (RFC 9110 section 15). */
export const STATUS_TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** The part of a Hono context that a problem response needs, on the edge and in the API. */
export interface FailingRequest {
  readonly var: { readonly requestId: string }
  readonly req: { readonly method: string }
  body(text: string, status: ContentfulStatusCode, headers: Record<string, string>): Response
}

/**
 * @returns the response for a failure. Its type is about:blank, so its title is the status's (RFC 9457 section 4.2.1),
 *   and `code` says what failed. It is never cached, since the next attempt may succeed.
 */
export function problem(c: FailingRequest, { code, status, extras = {} }: Failure): Response {
  const body: Problem = {
    type: 'about:blank',
    title: STATUS_TITLES[status] ?? 'Error',
    status,
    detail: extras.detail ?? PROBLEM_DETAILS[code],
    code,
    requestId: c.var.requestId,
    ...(extras.errors && { errors: extras.errors }),
    ...extras.members,
  }
  const headers = { ...extras.headers, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' }
  return c.body(JSON.stringify(body), status, headers)
}

/** @returns the response for a thrown error: an AppError's problem, else a 500 that is logged and reveals nothing */
export function errorResponse(error: Error, c: FailingRequest): Response {
  // Drizzle wraps what is thrown within a query.
  const appError = [error, error.cause].find((one) => one instanceof AppError)
  if (appError) return problem(c, appError)
  // Hono throws these for malformed requests.
  if (error instanceof HTTPException) return problem(c, { code: 'request.malformed', status: error.status })
  log('error', 'unexpected', { requestId: c.var.requestId, method: c.req.method }, error)
  return problem(c, { code: 'unexpected', status: 500 })
}
