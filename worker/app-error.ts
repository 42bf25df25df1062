/**
 * The error that handlers throw for an expected failure, apart from the sentences of all problems (worker/api/http/problem.ts): every isolate
 * evaluates it.
 */
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Issue, Problem } from '../domain/contract/problem.ts'
import type { ProblemCode } from '../domain/contract/problem-codes.ts'

/** Optional properties of a problem beside its code. */
interface ProblemExtras {
  /** A more precise `detail` than the code's own. */
  detail?: string
  errors?: Issue[]
  members?: Pick<Problem, 'allowed' | 'version' | 'attemptsLeft' | 'retryAfter'>
  headers?: Record<string, string>
}

/** What a problem response is made of (worker/api/http/problem.ts). */
export interface Failure {
  code: ProblemCode
  status: ContentfulStatusCode
  extras?: ProblemExtras
}

/** An expected failure, with the problem to return to the caller. */
export class AppError extends Error implements Failure {
  override readonly name = 'AppError'
  readonly code: ProblemCode
  readonly status: ContentfulStatusCode
  readonly extras: ProblemExtras

  constructor(code: ProblemCode, status: ContentfulStatusCode, extras: ProblemExtras = {}) {
    super(code)
    this.code = code
    this.status = status
    this.extras = extras
  }
}

/** @returns 422 `input.invalid` for checks that a schema cannot make */
export const invalidInput = (errors: Issue[]): AppError => new AppError('input.invalid', 422, { errors })

/** @param seconds until the next attempt is allowed */
export const tooMany = (code: ProblemCode, seconds: number): AppError =>
  new AppError(code, 429, { members: { retryAfter: seconds }, headers: { 'Retry-After': String(seconds) } })
