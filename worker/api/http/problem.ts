/** Failures as the world sees them: RFC 9457 problem details with a stable code (DECISIONS section 2). */

import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import { log } from '../../observe/log.ts'

/** One thing wrong with an input. `code` is stable, `message` is for developers only. */
export const Issue = v.object({ path: v.string(), code: v.string(), message: v.string() })
export type Issue = v.InferOutput<typeof Issue>

export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  /** A machine word that never changes: the browser has a sentence for it in each language. */
  code: v.string(),
  requestId: v.optional(v.string()),
  errors: v.optional(v.array(Issue)),
  /** 409 `status.refused`: the states that may follow. */
  allowed: v.optional(v.array(v.string())),
  /** 412: the version that is there now. */
  version: v.optional(v.number()),
  /** A wrong code: how often another may be tried. */
  attemptsLeft: v.optional(v.number()),
  /** 429: seconds to wait, as in the header Retry-After. */
  retryAfter: v.optional(v.number()),
})
export type Problem = v.InferOutput<typeof Problem>

/** What some failures say beside their code. */
export interface More {
  members?: Pick<Problem, 'allowed' | 'version' | 'attemptsLeft' | 'retryAfter'>
  headers?: Record<string, string>
}

export interface Failure {
  code: string
  status: ContentfulStatusCode
  detail?: string | undefined
  errors?: Issue[] | undefined
  more?: More | undefined
}

/** A failure that the caller is told about, thrown from wherever it arises. */
export class AppError extends Error implements Failure {
  override readonly name = 'AppError'
  readonly code: string
  readonly status: ContentfulStatusCode
  readonly detail: string | undefined
  readonly errors: Issue[] | undefined
  readonly more: More | undefined

  constructor(code: string, status: ContentfulStatusCode, detail?: string, errors?: Issue[], more?: More) {
    super(detail ?? code)
    this.code = code
    this.status = status
    this.detail = detail
    this.errors = errors
    this.more = more
  }
}

/** @param seconds until it may be tried again. */
export const tooMany = (code: string, seconds: number): AppError =>
  new AppError(code, 429, undefined, undefined, {
    members: { retryAfter: seconds },
    headers: { 'Retry-After': String(seconds) },
  })

/** Names of statuses (RFC 9110 section 15). */
export const TITLES: Record<number, string> = {
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

/** What a problem response needs of a request's context: the edge's and the API's alike. */
export interface FailingRequest {
  readonly var: { readonly requestId: string }
  readonly req: { readonly method: string }
  body(text: string, status: ContentfulStatusCode, headers: Record<string, string>): Response
}

/**
 * @returns the answer for a failure. The type is about:blank, so the title is the status's own (RFC 9457 section 4.2.1);
 *   what kind it is stands in `code`. Nothing keeps it: the next try may succeed.
 */
export function problem(c: FailingRequest, { code, status, detail, errors, more }: Failure): Response {
  const title = TITLES[status] ?? 'Error'
  const body: Problem = {
    type: 'about:blank',
    title,
    status,
    detail,
    code,
    requestId: c.var.requestId,
    errors,
    ...more?.members,
  }
  const headers = { ...more?.headers, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' }
  return c.body(JSON.stringify(body), status, headers)
}

/** @returns what the caller is to be told of something thrown: Drizzle wraps what a database fails with. */
export const appErrorIn = (error: Error): AppError | null =>
  [error, error.cause].find((one) => one instanceof AppError) ?? null

/** @returns the answer for whatever a handler threw: what the caller is told about, or a 500 that is logged and says nothing. */
export function answerFailure(error: Error, c: FailingRequest): Response {
  const told = appErrorIn(error)
  if (told) return problem(c, told)
  // Hono's own refusals: what it could not read.
  if (error instanceof HTTPException) return problem(c, { code: 'request.malformed', status: error.status })
  log('error', 'unexpected', { requestId: c.var.requestId, method: c.req.method }, error)
  return problem(c, { code: 'unexpected', status: 500 })
}
