/** The token of a row: no stored response has it, so a repeated request makes it again. */
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { TOKEN_PREFIX } from '../../../../domain/api-token.ts'
import type { Bindings } from '../../../bindings.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { mac } from '../../secrets/hmac.ts'

/** @returns the token of a new row: a MAC over its id, which nobody can guess without AUTH_KEY */
export const tokenOf = async (env: Pick<Bindings, 'AUTH_KEY'>, id: string): Promise<string> =>
  TOKEN_PREFIX + (await mac(env, 'api-token', id))

const Stored = v.object({ data: v.looseObject({ id: v.string() }) })

/**
 * Adds the token to the stored response of the call that made it, where that is repeated with its Idempotency-Key: a press too many, or a lost
 * response, must not cost the owner the token.
 */
export const showToken = createMiddleware<ApiEnv>(async function showToken(c, next) {
  await next()
  if (c.res.status !== 201) return
  const { data } = v.parse(Stored, await c.res.clone().json())
  if ('token' in data) return
  const shown = { data: { ...data, token: await tokenOf(c.env, data.id) } }
  const { headers } = c.res
  // Hono merges the headers of the old response into a new one.
  c.res = undefined
  c.res = new Response(JSON.stringify(shown), { status: 201, headers })
})
