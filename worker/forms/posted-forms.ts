/** Every form that works without script: of signing in, of visitors and of the account. */
import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../edge-env.ts'
import { personalForms } from './account/submit.ts'
import { chooseCurrency } from './currency.ts'
import type { DrawScreen } from './plain-form.ts'
import { chooseBasis } from './price-basis.ts'
import { signInForms } from './sign-in/routes.ts'
import { visitorForms } from './visitor-forms.ts'

/**
 * Handles a POST to a screen.
 * @param draw the screen that was posted to, with what was typed (`posted`)
 */
export function postedForms(draw: DrawScreen) {
  const forms = new Map(
    Object.entries({ ...signInForms, ...visitorForms(draw), '/currency': chooseCurrency, '/basis': chooseBasis }),
  )
  const personal = personalForms(draw)
  return createMiddleware<EdgeEnv>(async function postedForms(c, next) {
    const { prefix, path, wantsPayload } = c.var.resolved
    const handle = prefix && !wantsPayload ? forms.get(path) : undefined
    return handle ? handle(c) : personal(c, next)
  })
}
