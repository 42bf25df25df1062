import type { Context } from 'hono'
import { callApi } from '../api/call.ts'
import type { Bindings } from '../bindings.ts'
import { type Fetch, TIMEOUTS, type Timeouts } from './retry.ts'
import { withStreamTimeout } from './stream-timeout.ts'

/** Requests need an absolute URL; only the path is read, and nothing is ever sent to this host. */
export const IN_PROCESS = 'http://api.internal'

/**
 * The platform's execution context, whose `waitUntil` is for work that outlives the response. @returns undefined outside of a request, as
 * in tests
 */
export function executionContext(c: Pick<Context, 'executionCtx'>) {
  try {
    return c.executionCtx
  } catch {
    return undefined
  }
}

/** The parts of a Hono context that a call needs: of an edge request, or of a classifier's call. */
type CallingRequest = Pick<Context, 'executionCtx'> & { readonly env: Bindings }

/**
 * Where calls go: the API in this process, or an external one at API_BASE_URL; callers cannot tell which.
 * @param env bindings that the API in this process is given
 */
export function upstream(c: CallingRequest, { silence }: Pick<Timeouts, 'silence'> = TIMEOUTS, env = c.env): Fetch {
  const base = c.env.API_BASE_URL
  if (!base) return (request) => callApi(request, env, executionContext(c))
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const address = base.replace(/\/$/, '') + pathname + search
    return withStreamTimeout(await fetch(new Request(address, request)), silence)
  }
}
