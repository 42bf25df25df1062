/** Secrets that a call shows once: no stored response has them, so a repeated request makes them again. */
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import type { Bindings } from '../../../bindings.ts'
import type { ApiEnv } from '../api-env.ts'

const Stored = v.object({ data: v.looseObject({ id: v.string() }) })

/**
 * Adds a secret to the stored response when the call that made it is repeated with its Idempotency-Key: after a double press or a lost
 * response the owner still gets the secret.
 * @param field of `data` that has it
 * @param secretOf makes it from the id of what was made
 */
export const shownOnce = (field: string, secretOf: (env: Bindings, id: string) => Promise<string>) =>
  createMiddleware<ApiEnv>(async function shownOnce(c, next) {
    await next()
    if (c.res.status !== 201) return
    const { data } = v.parse(Stored, await c.res.clone().json())
    if (field in data) return
    const shown = { data: { ...data, [field]: await secretOf(c.env, data.id) } }
    const { headers } = c.res
    // Hono merges the headers of the old response into a new one.
    c.res = undefined
    c.res = new Response(JSON.stringify(shown), { status: 201, headers })
  })
