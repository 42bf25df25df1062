/** What the edge does with answers of /api/auth/*: tokens become cookies, and no script ever sees them. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { boundedText } from '../api/http/bounded-body.ts'
import { problem } from '../api/http/problem.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { clearSession, forgetOwner, REFRESH_COOKIE, setAccess, setRefresh } from './cookies.ts'

const SIGNING_IN = '/api/auth/'
export const isAuthPath = (path: string): boolean => path.startsWith(SIGNING_IN)

/** After these nobody is signed in in this browser. */
const ENDS = ['POST /api/auth/logout', 'DELETE /api/profile']

const Answer = v.object({ data: v.looseObject({ accessToken: v.string(), expiresIn: v.optional(v.number(), 1800) }) })

/** The refresh token that the api sets, null where it sets none. An empty one is a cookie taken away. */
const refreshTokenIn = (headers: Headers): string | null =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0]?.trim() ?? '')
    .find((pair) => pair.startsWith(`${REFRESH_COOKIE}=`))
    ?.slice(REFRESH_COOKIE.length + 1) ?? null

/** Bytes of an answer to signing in; ours have some hundred. */
const LONGEST = 64 * 1024

/** Puts the tokens of an answer into cookies. @returns the body for the browser, without the access token. */
async function keepTokens(c: Context<EdgeEnv>, answer: Response): Promise<unknown> {
  const body: unknown = JSON.parse((await boundedText(answer.body, LONGEST)) ?? '')
  if (!v.is(Answer, body)) return body
  const { accessToken, ...data } = v.parse(Answer, body).data
  setAccess(c, accessToken, data.expiresIn)
  return { ...body, data }
}

/**
/**
 * @param answer of the api to a call that may sign in or out.
 * @param path of that call; another than the request's own where the edge makes it for a plain form.
 * @returns what the browser gets; cookies are set on the context.
 */
export async function setAuthCookies(
  c: Context<EdgeEnv>,
  answer: Response,
  path: string = c.req.path,
): Promise<Response> {
  const token = isAuthPath(path) ? refreshTokenIn(answer.headers) : null
  const isLeaving = answer.ok && ENDS.includes(`${c.req.method} ${path}`)
  if (isLeaving) forgetOwner(c)
  if (isLeaving || token === '') clearSession(c)
  else if (token) setRefresh(c, token)
  if (!isAuthPath(path)) return answer
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json')
  if (!answer.ok || !isJson) return answer
  const text = await keepTokens(c, answer).then(JSON.stringify, () => null)
  if (text === null) return problem(c, { code: 'upstream.invalid', status: 502 })
  const headers = new Headers(answer.headers)
  for (const name of ['Content-Length', 'ETag']) headers.delete(name)
  return new Response(text, { status: answer.status, headers })
}
