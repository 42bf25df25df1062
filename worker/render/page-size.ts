/**
 * Products on a page of the organization's own list: chosen once, the number is remembered on this device (docs/behaviour.md, "Page size").
 */
import type { Context } from 'hono'
import { generateCookie } from 'hono/cookie'
import { YEAR_S } from '../../domain/durations.ts'
import { PAGE_SIZES } from '../../domain/limits.ts'
import type { Payload } from '../../web/app/page/page.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { cookie } from '../gateway/cookies.ts'

const COOKIE = 'page-size'

const isSize = (text: string | undefined): text is string => PAGE_SIZES.some((size) => size === text)

/**
 * @param keys of the screen: a screen without page sizes keeps its query
 * @returns the query with the remembered page size, unless it has one, so that all links of the page have it
 */
export function withPageSize(
  c: Context<EdgeEnv>,
  keys: readonly string[],
  query: Record<string, string>,
): Record<string, string> {
  if (query.perPage !== undefined || !keys.includes('perPage')) return query
  const perPage = cookie(c, COOKIE)
  return isSize(perPage) ? { ...query, perPage } : query
}

/** Remembers the page size of a personal screen. @param response gets the header itself, as in middleware/locale.ts */
export function rememberPageSize(c: Context<EdgeEnv>, { route, query }: Payload, response: Response): void {
  const { perPage } = query
  if (route !== 'personal' || !isSize(perPage) || perPage === cookie(c, COOKIE)) return
  const secure = c.req.url.startsWith('https:')
  const options = { path: '/', maxAge: YEAR_S, sameSite: 'Lax', httpOnly: true, secure } as const
  response.headers.append('Set-Cookie', generateCookie(COOKIE, perPage, options))
}
