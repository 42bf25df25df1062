/** The forms of personal screens: posted to the screen's own address, sent to the API, whose response is a redirect or the screen again. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Profile } from '../../../domain/contract/profile.ts'
import { ONLY_CHECK } from '../../../domain/form-actions.ts'
import { personalHref, withoutMessages } from '../../../domain/personal-routes.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { refreshBrowserSession } from '../../gateway/auth-request.ts'
import { createOwnClient } from '../../gateway/client.ts'
import { ACCESS_COOKIE, clearSession, cookie, forgetOwner } from '../../gateway/cookies.ts'
import { isFromOurPage, refuseForm } from '../../gateway/same-origin.ts'
import { setViewed } from '../../gateway/viewed.ts'
import { byField } from '../parse-form.ts'
import { type DrawScreen, type Fields, redirectAfterPost, redisplay } from '../plain-form.ts'
import { type FormHandler, type FormResult, SignedOut } from './form-result.ts'
import { handlersOf, hasFiles, uploadsOf } from './handlers.ts'
import { isTooLarge, lengthOf, readForm, type Submitted } from './read-form.ts'
import { deleteSavedForm, formOwner, saveForm } from './saved-form.ts'
import { switchToFormOrganization } from './switch-organization.ts'
import { undoStore } from './undo-store.ts'

/** Bytes of the fields of a form that is stored until its writer signs in again. */
const MAX_SAVED_BYTES = 500_000

/**
 * Whether the sender is signed in: a cookie alone proves nothing, so nothing of a form is read before the API has looked the session up.
 * @returns the sender; null without a session, undefined if the API does not answer at the moment
 */
async function readSender(c: Context<EdgeEnv>): Promise<Profile | null | undefined> {
  if (cookie(c, ACCESS_COOKIE) === undefined) return null
  const response = await createOwnClient(c).get('/api/profile', { query: { locale: c.var.locale } })
  if (response.status === 401) return null
  return response.ok ? (await response.json()).data : undefined
}

/**
 * Reads and drops a short body: a response to a body that was not read ends the connection, and the next request on it fails. A long body
 * is not read.
 */
async function discard(c: Context<EdgeEnv>): Promise<void> {
  if (c.req.raw.bodyUsed || !(lengthOf(c) <= MAX_SAVED_BYTES)) return
  await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined)
}

/** This screen's address. @param done the notice that it shows */
function here(c: Context<EdgeEnv>, done?: string): string {
  const query = new URL(c.req.url).searchParams
  if (done) query.set('done', done)
  return `/${c.var.locale}${c.var.resolved.path}${query.size > 0 ? `?${query}` : ''}`
}

/** The session has ended: stores what was typed, which fills in the form again after signing in. */
async function toSignIn(c: Context<EdgeEnv>, read: () => Promise<Fields | undefined>): Promise<Response> {
  const owner = await formOwner(c)
  const fields = owner === null ? undefined : await read()
  const isSaved = owner !== null && fields !== undefined && (await saveForm(c, owner, fields))
  return redirectAfterPost(c, personalHref('signIn', c.var.locale, { next: here(c, isSaved ? 'kept' : undefined) }))
}

/** The access token has expired: with a new one the browser sends the form again by itself (307 repeats the body). */
async function renewed(c: Context<EdgeEnv>): Promise<Response> {
  const isRefreshed = await refreshBrowserSession(c).catch(async (error: unknown) => {
    await discard(c)
    throw error
  })
  if (!isRefreshed) {
    const read = async () =>
      lengthOf(c) <= MAX_SAVED_BYTES ? (await readForm(c, { most: MAX_SAVED_BYTES }))?.fields : undefined
    const response = await toSignIn(c, read)
    await discard(c)
    return response
  }
  await discard(c)
  c.header('Cache-Control', 'no-store')
  return c.redirect(here(c), 307)
}

/** @throws SignedOut */
async function respond(
  c: Context<EdgeEnv>,
  draw: DrawScreen,
  submitted: Submitted,
  result: FormResult,
): Promise<Response> {
  if ('errors' in result) {
    const { errors, fields = submitted.fields, preview, saved } = result
    const more = { ...(preview && { preview }), ...(saved && { saved }) }
    const screen = await redisplay(c, draw, { fields, errors: byField(errors), ...more })
    // A form that its schema refuses is not sent to the API: that its session has ended shows only when the screen is loaded.
    if (screen.headers.get('Location')?.startsWith(personalHref('signIn', c.var.locale))) throw new SignedOut()
    return screen
  }
  await deleteSavedForm(c)
  if (result.viewed !== undefined) setViewed(c, result.viewed)
  if (result.signedOut) {
    clearSession(c)
    forgetOwner(c)
  }
  return redirectAfterPost(c, result.location)
}

type Match = NonNullable<EdgeEnv['Variables']['resolved']['personal']>

/** Reads a form, has its handler send it to the API, and responds. */
async function submit(
  c: Context<EdgeEnv>,
  draw: DrawScreen,
  { match, handlers, sender }: { match: Match; handlers: Map<string, FormHandler>; sender: Profile | undefined },
) {
  let submitted: Submitted | null = null
  const choose = sender && switchToFormOrganization(createOwnClient(c), sender)
  try {
    submitted = await readForm(c, {
      // Its files belong to the organization that the session acts for when they arrive.
      takesFiles: async (fields) =>
        hasFiles(match.name) && handlers.has(fields.action ?? '') && !(await choose?.(fields)),
      ...uploadsOf(match.name),
    })
    // The screen is drawn as if the button was pressed, and nothing is sent.
    const { action = '', checked = '' } = submitted?.fields ?? {}
    const isCheck = action === ONLY_CHECK
    const handle = handlers.get(isCheck ? checked : action)
    if (!submitted || !handle) return refuseForm(c, 415)
    if (await choose?.(submitted.fields)) {
      return await respond(c, draw, submitted, { errors: [{ field: '', code: 'form.other-organization' }], fields: {} })
    }
    const form = {
      ...submitted,
      own: createOwnClient(c),
      id: match.id,
      query: withoutMessages(c.req.query()),
      undo: undoStore(c),
      locale: c.var.locale,
    }
    if (!isCheck) return await respond(c, draw, submitted, await handle(form))
    const fields = { ...submitted.fields, action: checked }
    return await respond(
      c,
      draw,
      { ...submitted, fields },
      { errors: (await handle.check?.({ ...form, fields })) ?? [] },
    )
  } catch (error) {
    if (!(error instanceof SignedOut)) throw error
    clearSession(c)
    return toSignIn(c, async () => submitted?.fields)
  }
}

/**
 * POST to a personal screen.
 * @param draw the screen that was posted to, with what was typed (`posted`)
 */
export const personalForms = (draw: DrawScreen) =>
  createMiddleware<EdgeEnv>(async function personalForms(c, next) {
    const { prefix, personal } = c.var.resolved
    const match = c.req.method === 'POST' && prefix ? personal : null
    const handlers = match && handlersOf(match)
    if (!match || !handlers) return next()
    if (!isFromOurPage(c)) return refuseForm(c, 403)
    if (isTooLarge(c)) return redisplay(c, draw, { fields: {}, errors: { '': 'form.too-large' } })
    const sender = await readSender(c)
    if (sender === null) return renewed(c)
    return submit(c, draw, { match, handlers, sender })
  })
