import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'
import { translations } from '../render/translations.ts'

/** Has the language's words at hand for whatever is drawn further down. */
export const words = createMiddleware<Env>(async function words(c, next) {
  c.set('i18n', await translations(c.env.ASSETS, c.var.locale))
  await next()
})
