/** Forms that work without script: each is posted to the edge, which calls the API and redirects, or shows the form again. */
import type { Context } from 'hono'
import type { FormSubmission } from '../../domain/form-submission.ts'
import { sha256, toHex } from '../../domain/sha256.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { isFromOurPage, refuseForm } from '../gateway/same-origin.ts'

export type Fields = Record<string, string>

/** Limits on what is read of a form: bytes in all, and characters of a field. */
export interface Limits {
  bytes: number
  characters: number
}

/** Whether the body is a URL-encoded form. */
export const isPlainForm = (c: Context<EdgeEnv>): boolean =>
  c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false

/** @returns every value of every field; null for anything but a form, and for one larger than `bytes` */
export async function readValues(c: Context<EdgeEnv>, bytes: number): Promise<URLSearchParams | null> {
  const isSmall = Number(c.req.header('Content-Length')) <= bytes
  return isPlainForm(c) && isSmall ? new URLSearchParams(await c.req.text()) : null
}

/** @returns the last value of each field; null as `readValues` */
export async function readFields(c: Context<EdgeEnv>, { bytes, characters }: Limits): Promise<Fields | null> {
  const values = await readValues(c, bytes)
  return values && Object.fromEntries([...values].map(([name, value]) => [name, value.trim().slice(0, characters)]))
}

/** Redirects to another screen after a form was accepted: reloading that screen sends nothing twice. */
export function redirectAfterPost(c: Context<EdgeEnv>, location: string): Response {
  c.header('Cache-Control', 'no-store')
  return c.redirect(location, 303)
}

/** Renders the screen that was posted to. */
export type DrawScreen = (c: Context<EdgeEnv>) => Promise<Response>

/** Handlers of posted forms, by path without the language's prefix. */
export type PostedForms = Record<string, (c: Context<EdgeEnv>) => Promise<Response>>

/** Shows the form again with everything that was typed, and its errors or its preview. */
export function redisplay(c: Context<EdgeEnv>, draw: DrawScreen, submission: FormSubmission): Promise<Response> {
  c.set('posted', submission)
  return draw(c)
}

/** @returns a key of a form's content: the same fields give the same key, however often they are sent. */
export async function idempotencyKey(fields: Fields): Promise<string> {
  return toHex(await sha256(JSON.stringify(Object.entries(fields).sort())))
}

type Handler = (c: Context<EdgeEnv>, fields: Fields) => Response | Promise<Response>

/** Reads a form only after checking that a page of this site sent it (403 otherwise); 415 for anything but a form. */
/** Limits of a form with one choice and the address to return to. */
export const SMALL_FORM: Limits = { bytes: 4000, characters: 1000 }

export const sameOriginForm = (handle: Handler, limits: Limits) => async (c: Context<EdgeEnv>) => {
  if (!isFromOurPage(c)) return refuseForm(c, 403)
  const fields = await readFields(c, limits)
  return fields ? handle(c, fields) : refuseForm(c, 415)
}
