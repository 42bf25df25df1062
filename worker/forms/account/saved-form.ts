/**
 * A form that was posted after its writer's session had ended is stored in KV until they have signed in again, and is shown filled in
 * then. No one else can see it: it belongs to the person who was signed in when it was filled in (docs/decisions/0014-typed-text.md).
 */
import type { Context } from 'hono'
import * as v from 'valibot'
import { callStore } from '../../call-store.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { cookie, setOwnCookie } from '../../gateway/cookies.ts'
import { isAuthenticOwner, OWNER_COOKIE } from '../../gateway/owner.ts'
import type { Fields } from '../plain-form.ts'

const COOKIE = 'saved-form'
/** Seconds: receiving and entering a code takes some minutes. */
const LIFE = 30 * 60
/** Characters: a long description in three languages, and the form around it. */
const MAX_FORM_LENGTH = 100_000

const SavedForm = v.object({ owner: v.string(), path: v.string(), fields: v.record(v.string(), v.string()) })

const keyOf = (name: string) => `form:${name}`

/**
 * The owner of a form that is to be stored, checked before the form is read: the person who was signed in last in this browser. The
 * platform's coarse counter lets each of them store some forms a minute.
 * @returns null where no one was signed in, or too many forms were stored: then the form is not stored
 */
export async function formOwner(c: Context<EdgeEnv>): Promise<string | null> {
  const owner = cookie(c, OWNER_COOKIE)
  if (owner === undefined || !(await isAuthenticOwner(c.env, owner))) return null
  const counted = await c.env.AUTH_SHIELD?.limit({ key: `form ${owner}` })
  return counted?.success === false ? null : owner
}

/**
 * @param owner of `formOwner`
 * @returns false where no one was signed in in this browser before, or the form is too long
 * @throws AppError 503 where KV fails: the browser still has what was typed
 */
export async function saveForm(c: Context<EdgeEnv>, owner: string, { code: _, ...fields }: Fields): Promise<boolean> {
  const text = JSON.stringify({ owner, path: c.var.resolved.path, fields })
  if (text.length > MAX_FORM_LENGTH) return false
  const name = crypto.randomUUID()
  await callStore('KV', () => c.env.KV.put(keyOf(name), text, { expirationTtl: LIFE }))
  setOwnCookie(c, COOKIE, name, { httpOnly: true, maxAge: LIFE })
  return true
}

const nameOf = (c: Context<EdgeEnv>): string | null => {
  const name = cookie(c, COOKIE)
  return name && /^[0-9a-f-]{36}$/.test(name) ? name : null
}

/** Called once the form was accepted. */
export async function deleteSavedForm(c: Context<EdgeEnv>): Promise<void> {
  const name = nameOf(c)
  if (name === null) return
  setOwnCookie(c, COOKIE, null, { httpOnly: true })
  // The form was accepted already: a copy that KV fails to delete expires within half an hour.
  await callStore('KV', () => c.env.KV.delete(keyOf(name))).catch(() => undefined)
}

/** @returns what the signed-in person had typed into this screen's form; null where nothing is saved. */
export async function savedForm(c: Context<EdgeEnv>): Promise<Fields | null> {
  const name = nameOf(c)
  if (name === null) return null
  const saved: unknown = await callStore('KV', () => c.env.KV.get(keyOf(name), 'json'))
  const isTheirs =
    v.is(SavedForm, saved) && saved.owner === cookie(c, OWNER_COOKIE) && saved.path === c.var.resolved.path
  return isTheirs ? saved.fields : null
}
