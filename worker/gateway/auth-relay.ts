/** Responses of /api/auth: the edge moves their tokens into cookies, so that no script in a page ever sees them. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { AUTH_COOKIES, type AuthCookie, REFRESH_COOKIE } from '../../domain/contract/auth.ts'
import { boundedText } from '../api/http/bounded-body.ts'
import { problem } from '../api/http/problem.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { clearSession, forgetOwner, relayAuthCookie, setAccessCookie } from './cookies.ts'

export const isAuthPath = (path: string): boolean => path.startsWith('/api/auth/')

/** Calls that end the session of this browser. */
const SESSION_ENDS = ['POST /api/auth/logout', 'DELETE /api/profile']

const SignedInBody = v.object({
  data: v.looseObject({ accessToken: v.string(), expiresIn: v.optional(v.number(), 1800) }),
})

const isAuthCookie = (name: string): name is AuthCookie => Object.hasOwn(AUTH_COOKIES, name)

/** @returns the cookies of AUTH_COOKIES that the API sets: '' for one that it deletes */
function cookiesIn(headers: Headers): [AuthCookie, string][] {
  return headers.getSetCookie().flatMap((line): [AuthCookie, string][] => {
    const [, name = '', value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? []
    return isAuthCookie(name) ? [[name, value]] : []
  })
}

/** Without a refresh token the session has ended, with all of its cookies. */
function relayCookies(c: Context<EdgeEnv>, headers: Headers): void {
  for (const [name, value] of cookiesIn(headers)) {
    if (name === REFRESH_COOKIE && value === '') clearSession(c)
    else relayAuthCookie(c, name, value || null)
  }
}

/** Most bytes that are read of a response with tokens; the API's own have some hundred. */
const MAX_RESPONSE_BYTES = 64 * 1024

/** @returns the body for the browser, without the access token, which becomes a cookie */
async function moveTokensToCookies(c: Context<EdgeEnv>, response: Response): Promise<unknown> {
  const body: unknown = JSON.parse((await boundedText(response.body, MAX_RESPONSE_BYTES)) ?? '')
  if (!v.is(SignedInBody, body)) return body
  const { accessToken, ...data } = v.parse(SignedInBody, body).data
  await setAccessCookie(c, accessToken, data.expiresIn)
  return { ...body, data }
}

/**
 * Sets or deletes the session's cookies on the context, according to a response of the API.
 * @param response to a call that may sign in or out
 * @param path of that call, which is not the request's own where the edge makes it for a plain form
 * @returns the response for the browser, without tokens; 502 where its body is not the API's
 */
export async function setAuthCookies(
  c: Context<EdgeEnv>,
  response: Response,
  path: string = c.req.path,
): Promise<Response> {
  const isLeaving = response.ok && SESSION_ENDS.includes(`${c.req.method} ${path}`)
  if (isLeaving) {
    forgetOwner(c)
    clearSession(c)
  }
  if (!isAuthPath(path)) return response
  relayCookies(c, response.headers)
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
  if (!response.ok || !isJson) return response
  const text = await moveTokensToCookies(c, response).then(JSON.stringify, () => null)
  if (text === null) return problem(c, { code: 'upstream.invalid', status: 502 })
  const headers = new Headers(response.headers)
  for (const name of ['Content-Length', 'ETag']) headers.delete(name)
  return new Response(text, { status: response.status, headers })
}
