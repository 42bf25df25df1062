import type { Context } from 'hono'
import { api } from '../api/app.ts'
import type { Env } from '../env.ts'
import type { Fetch } from './retry.ts'

/** waitUntil for work that outlives the answer; outside a request (tests) there is nobody to wait. */
export function executionContext(c: Context<Env>) {
  try {
    return c.executionCtx
  } catch {
    return undefined
  }
}

/** Where calls go: the embedded api in process, or an external one at API_BASE_URL. Nobody beyond can tell which. */
export function upstream(c: Context<Env>): Fetch {
  const base = c.env.API_BASE_URL
  if (!base) return async (request) => api.fetch(request, c.env, executionContext(c))
  return (request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(base.replace(/\/$/, '') + pathname + search, request))
  }
}
