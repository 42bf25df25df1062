/** The forms of personal screens: posted to the screen's own address, sent to the API, answered with a redirect or the screen again. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { LARGEST_FILE } from '../../../domain/file-types.ts'
import { LONGEST_TEXT } from '../../../domain/limits.ts'
import { PICK_PREFIX, THEIRS_PREFIX } from '../../../domain/merge-fields.ts'
import { PageError } from '../../../domain/page-error.ts'
import { personalHref, withoutNotice } from '../../../domain/personal-routes.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { refreshSession } from '../../gateway/auth-request.ts'
import { createOwnClient, createOwnFetch } from '../../gateway/client.ts'
import { ACCESS_COOKIE, clearSession, cookie, forgetOwner } from '../../gateway/cookies.ts'
import { isFromOurPage, refuseForm } from '../../gateway/same-origin.ts'
import { byField } from '../parse-form.ts'
import { type DrawScreen, type Fields, redirectAfterPost, redisplay } from '../plain-form.ts'
import { writeHeaders } from './api-form.ts'
import { errorsOf, type FormResult, SignedOut, type SubmittedForm } from './form-result.ts'
import { handlersOf } from './handlers.ts'
import { deleteSavedForm, formOwner, saveForm } from './saved-form.ts'
import { undoStore } from './undo-store.ts'

/** Bytes: the largest file, and the form around it. Several files have to share them, because the whole form is in memory. */
const LARGEST = LARGEST_FILE.document + 1_000_000
/** Bytes of a form without a file that is stored until its writer signs in again. */
const LARGEST_SAVED = 500_000

type Submitted = Pick<SubmittedForm, 'fields' | 'files'>

/** A form's fields once a conflict of edits is resolved: of each field the chosen text, one's own or the other person's. */
function withMergeChoices(fields: Fields): Fields {
  const entries = Object.entries(fields)
  const chosen = entries.flatMap(([name, value]) => {
    if (!name.startsWith(PICK_PREFIX) || value !== 'theirs') return []
    const field = name.slice(PICK_PREFIX.length)
    return [[field, fields[THEIRS_PREFIX + field] ?? '']]
  })
  const others = entries.filter(([name]) => !name.startsWith(PICK_PREFIX) && !name.startsWith(THEIRS_PREFIX))
  return { ...Object.fromEntries(others), ...Object.fromEntries(chosen) }
}

/** Bytes up to which a form is read before it is known that its sender is signed in. */
const LARGEST_OF_STRANGERS = 64_000
/** Bytes of forms that an isolate holds at one time: the platform's parser takes more than twice a form's length, of 128 MB in all. */
const MOST_HELD = 2 * LARGEST
let held = 0

const lengthOf = (c: Context<EdgeEnv>): number => Number(c.req.header('Content-Length'))
const isMultipart = (c: Context<EdgeEnv>): boolean =>
  (c.req.header('Content-Type') ?? '').startsWith('multipart/form-data')

/**
 * Whether a form may be read: a small one may, of a large one or one with files the sender is looked up first. A cookie proves
 * nothing, and some forms without a session at once would fill an isolate's memory.
 */
async function isReadable(c: Context<EdgeEnv>): Promise<boolean> {
  if (cookie(c, ACCESS_COOKIE) === undefined) return false
  if (!isMultipart(c) && lengthOf(c) <= LARGEST_OF_STRANGERS) return true
  return (await createOwnClient(c).get('/api/profile', { query: { locale: c.var.locale } })).status !== 401
}

/**
 * Reads a short body and forgets it: a response to a body that was not read ends the connection, and the next request with it.
 * A long one is not waited for.
 */
async function discard(c: Context<EdgeEnv>): Promise<void> {
  if (!(lengthOf(c) <= LARGEST_SAVED)) return
  await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined)
}

/** Such a form is refused by its length alone: nothing of it is read. */
const isTooLarge = (c: Context<EdgeEnv>): boolean => isMultipart(c) && lengthOf(c) > LARGEST

/** @returns null for what is no form of ours, or is larger than `largest` bytes */
async function readForm(c: Context<EdgeEnv>, largest = LARGEST): Promise<Submitted | null> {
  const isPlain = (c.req.header('Content-Type') ?? '').startsWith('application/x-www-form-urlencoded')
  if (!(isPlain || isMultipart(c)) || !(lengthOf(c) <= largest)) return null
  const data = await c.req.formData().catch(() => null)
  if (!data) return null
  const fields: Fields = {}
  const files: File[] = []
  for (const [name, value] of data) {
    if (typeof value === 'string') fields[name] = value.slice(0, LONGEST_TEXT)
    else if (value.size > 0) files.push(value)
  }
  return { fields: withMergeChoices(fields), files }
}

const upload = (c: Context<EdgeEnv>, fields: Fields): SubmittedForm['upload'] =>
  async function upload(file) {
    const body = new FormData()
    body.set('file', file, file.name)
    const headers = await writeHeaders({ ...fields, name: file.name, size: String(file.size) })
    const response = await createOwnFetch(c)('/api/files/common', { method: 'POST', body, headers })
    if (!response.ok) return { errors: (await errorsOf(response)).map(({ code }) => ({ field: 'file', code })) }
    const { data }: { data: { id: string } } = await response.json()
    return { id: data.id }
  }

/** This screen's address. @param done what it is to say */
function here(c: Context<EdgeEnv>, done?: string): string {
  const query = new URL(c.req.url).searchParams
  if (done) query.set('done', done)
  return `/${c.var.locale}${c.var.resolved.path}${query.size > 0 ? `?${query}` : ''}`
}

/** The session has ended. What was typed is stored, and fills the form again after signing in. */
async function toSignIn(c: Context<EdgeEnv>, read: () => Promise<Fields | undefined>): Promise<Response> {
  const owner = await formOwner(c)
  const fields = owner === null ? undefined : await read()
  const isSaved = owner !== null && fields !== undefined && (await saveForm(c, owner, fields))
  return redirectAfterPost(c, personalHref('signIn', c.var.locale, { next: here(c, isSaved ? 'kept' : undefined) }))
}

/** The access token has run out: with a new one the browser sends the form again by itself (307 repeats the body). */
async function renewed(c: Context<EdgeEnv>): Promise<Response> {
  const isRefreshed = await refreshSession(c).catch(async (error: unknown) => {
    await discard(c)
    throw error
  })
  if (!isRefreshed) {
    const response = await toSignIn(c, async () => (await readForm(c, LARGEST_SAVED))?.fields)
    if (!c.req.raw.bodyUsed) await discard(c)
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
    // A form that its schema refuses is not sent to the API: that the session has ended shows when the screen is loaded.
    if (screen.headers.get('Location')?.startsWith(personalHref('signIn', c.var.locale))) throw new SignedOut()
    return screen
  }
  await deleteSavedForm(c)
  if (result.signedOut) {
    clearSession(c)
    forgetOwner(c)
  }
  return redirectAfterPost(c, result.location)
}

type Match = NonNullable<EdgeEnv['Variables']['resolved']['personal']>

/** Reads a form, has its handler send it to the API, and responds. */
async function submit(c: Context<EdgeEnv>, draw: DrawScreen, match: Match, handlers: ReturnType<typeof handlersOf>) {
  const submitted = await readForm(c)
  const handle = handlers?.get(submitted?.fields.action ?? '')
  if (!submitted || !handle) return refuseForm(c, 415)
  try {
    const form = {
      ...submitted,
      own: createOwnClient(c),
      upload: upload(c, submitted.fields),
      id: match.id,
      query: withoutNotice(c.req.query()),
      undo: undoStore(c),
      locale: c.var.locale,
    }
    return await respond(c, draw, submitted, await handle(form))
  } catch (error) {
    if (!(error instanceof SignedOut)) throw error
    clearSession(c)
    return toSignIn(c, async () => submitted.fields)
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
    if (!(await isReadable(c))) return renewed(c)
    const length = lengthOf(c) || 0
    if (held + length > MOST_HELD) throw new PageError(503, 'upstream.unavailable')
    held += length
    return submit(c, draw, match, handlers).finally(() => {
      held -= length
    })
  })
