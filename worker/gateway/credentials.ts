/** What the edge says to the api about itself and about who asks. */
import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { ACCESS_COOKIE, cookie, REFRESH_COOKIE } from './cookies.ts'
import type { Said } from './headers.ts'
import { isSigningIn } from './signing-in.ts'

/** Of a call whose answer is the same for everybody: nothing of the visitor. */
export const forEverybody = (c: Context<Env>): Said => ({
  requestId: c.var.requestId,
  inProcess: c.env.API_BASE_URL === undefined,
  key: c.env.UPSTREAM_KEY,
})

/** Of a visitor's own call: what the cookies come to. */
export const forVisitor = (c: Context<Env>): Said => ({
  ...forEverybody(c),
  bearer: cookie(c, ACCESS_COOKIE),
  refresh: isSigningIn(c.req.path) ? cookie(c, REFRESH_COOKIE) : undefined,
})
