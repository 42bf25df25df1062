/** The forms of personal screens: posted to their own address, handed to the api, answered by another screen or the same again. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { LONGEST_TEXT } from '../../../domain/limits.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { refreshSession } from '../../gateway/auth-request.ts'
import { createOwnClient, createOwnFetch } from '../../gateway/client.ts'
import { ACCESS_COOKIE, clearSession, cookie, forgetOwner } from '../../gateway/cookies.ts'
import { isFromOurPage, turnAway } from '../../gateway/same-origin.ts'
import { type Fields, lead, refuse, type Show } from '../plain-form.ts'
import { actionsOf } from './actions.ts'
import { type FormResult, faultsOf, once, SignedOut, type Submitted } from './form-result.ts'
import { withMergeChoices } from './merge-choices.ts'
import { deleteSavedForm, saveForm } from './saved-form.ts'

/** Bytes: a picture of 20 MB, and the form around it. */
const LARGEST = 21 * 1024 * 1024
/** Bytes of a form that is kept for who has to sign in again: without a file. */
const LARGEST_KEPT = 500_000

interface Form {
  fields: Fields
  file: File | null
}

/** @returns null for what is no form of ours. */
async function readForm(c: Context<EdgeEnv>, largest = LARGEST): Promise<Form | null> {
  const type = c.req.header('Content-Type') ?? ''
  const isForm = type.startsWith('application/x-www-form-urlencoded') || type.startsWith('multipart/form-data')
  if (!isForm || !(Number(c.req.header('Content-Length')) <= largest)) return null
  const data = await c.req.formData().catch(() => null)
  if (!data) return null
  const fields: Fields = {}
  let file: File | null = null
  for (const [name, value] of data) {
    if (typeof value === 'string') fields[name] = value.slice(0, LONGEST_TEXT)
    else if (value.size > 0) file = value
  }
  return { fields: withMergeChoices(fields), file }
}

const upload = (c: Context<EdgeEnv>, fields: Fields): Submitted['upload'] =>
  async function upload(file) {
    const body = new FormData()
    body.set('file', file, file.name)
    const headers = await once({ ...fields, name: file.name, size: String(file.size) })
    const answer = await createOwnFetch(c)('/api/files/common', { method: 'POST', body, headers })
    if (!answer.ok) return { faults: (await faultsOf(answer)).map(({ code }) => ({ field: 'file', code })) }
    const { data }: { data: { id: string } } = await answer.json()
    return { id: data.id }
  }

/** This screen's address. @param done what it is to say */
function here(c: Context<EdgeEnv>, done?: string): string {
  const query = new URL(c.req.url).searchParams
  if (done) query.set('done', done)
  return `/${c.var.locale}${c.var.resolved.path}${query.size > 0 ? `?${query}` : ''}`
}

/** Nobody is signed in any more. What was typed stands here again once they have signed in. */
async function toSignIn(c: Context<EdgeEnv>, fields: Fields | undefined): Promise<Response> {
  const isKept = fields !== undefined && (await saveForm(c, fields))
  return lead(c, personalHref('signIn', c.var.locale, { next: here(c, isKept ? 'kept' : undefined) }))
}

/** The access token has run out: with a new one the browser sends the form again by itself (307 keeps what was typed). */
async function renewed(c: Context<EdgeEnv>): Promise<Response> {
  // Read first, whatever comes of it: an answer to a form that was not read ends the connection, and with it the next request.
  const form = await readForm(c, LARGEST_KEPT)
  if (!(await refreshSession(c))) return toSignIn(c, form?.fields)
  c.header('Cache-Control', 'no-store')
  return c.redirect(here(c), 307)
}

async function answer(c: Context<EdgeEnv>, show: Show, form: Form, outcome: FormResult): Promise<Response> {
  if ('faults' in outcome) {
    const { faults, fields = form.fields, preview } = outcome
    const codes = Object.fromEntries(faults.map(({ field, code }) => [field, code]))
    return refuse(c, show, { fields, faults: codes, ...(preview && { preview }) })
  }
  await deleteSavedForm(c)
  if (outcome.signedOut) {
    clearSession(c)
    forgetOwner(c)
  }
  return lead(c, outcome.place)
}

/**
 * POST to a personal screen.
 * @param show draws the screen that was posted to, with what was typed (`posted`)
 */
export const personalForms = (show: Show) =>
  createMiddleware<EdgeEnv>(async function personalForms(c, next) {
    const { prefix, personal } = c.var.resolved
    const match = c.req.method === 'POST' && prefix ? personal : null
    const actions = match && actionsOf(match)
    if (!match || !actions) return next()
    if (!isFromOurPage(c)) return turnAway(c, 403)
    if (cookie(c, ACCESS_COOKIE) === undefined) return renewed(c)
    const form = await readForm(c)
    const action =
      form && Object.hasOwn(actions, form.fields.action ?? '') ? actions[form.fields.action ?? ''] : undefined
    if (!form || !action) return turnAway(c, 415)
    try {
      const submitted = {
        ...form,
        own: createOwnClient(c),
        upload: upload(c, form.fields),
        id: match.id,
        locale: c.var.locale,
      }
      return await answer(c, show, form, await action(submitted))
    } catch (error) {
      if (!(error instanceof SignedOut)) throw error
      clearSession(c)
      return toSignIn(c, form.fields)
    }
  })
