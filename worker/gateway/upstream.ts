import type { Context } from 'hono'
import { api } from '../api/app.ts'
import type { Env } from '../env.ts'
import { type Fetch, PATIENCE, type Patience } from './retry.ts'
import { steady } from './steady-body.ts'

/** waitUntil for work that outlives the answer; outside a request (tests) there is nobody to wait. */
export function executionContext(c: Context<Env>) {
  try {
    return c.executionCtx
  } catch {
    return undefined
  }
}

/**
 * Where calls go: the embedded api in process, or an external one at API_BASE_URL. Nobody beyond can tell which.
 * @param env what the embedded api is given
 */
export function upstream(c: Context<Env>, { silence }: Pick<Patience, 'silence'> = PATIENCE, env = c.env): Fetch {
  const base = c.env.API_BASE_URL
  if (!base) return async (request) => api.fetch(request, env, executionContext(c))
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const address = base.replace(/\/$/, '') + pathname + search
    return steady(await fetch(new Request(address, request)), silence)
  }
}
