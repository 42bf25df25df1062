/** Forms that work without script: each is posted to the edge, which asks the api, and answers with a screen. */
import type { Context } from 'hono'
import * as v from 'valibot'
import type { FormSubmission } from '../../domain/form-submission.ts'
import { sha256, toHex } from '../../domain/sha256.ts'
import { Problem } from '../api/http/problem.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { isFromOurPage, turnAway } from '../gateway/same-origin.ts'

export type Fields = Record<string, string>

/** What of a form is read at most: bytes of all, characters of a field. */
interface Bounds {
  bytes: number
  characters: number
}

/** @returns null for what is no form of ours. */
async function fieldsOf(c: Context<EdgeEnv>, { bytes, characters }: Bounds): Promise<Fields | null> {
  const isForm = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  if (!isForm || !(Number(c.req.header('Content-Length')) <= bytes)) return null
  const entries = [...new URLSearchParams(await c.req.text())]
  return Object.fromEntries(entries.map(([name, value]) => [name, value.trim().slice(0, characters)]))
}

/** Leads on to a screen after a form: a reload there sends nothing twice. */
export function lead(c: Context<EdgeEnv>, place: string): Response {
  c.header('Cache-Control', 'no-store')
  return c.redirect(place, 303)
}

/** Draws the screen that was posted to. */
export type Show = (c: Context<EdgeEnv>) => Promise<Response>

/** Shows the form again with all that was typed and what is wrong with it, or what it would come to. */
export function refuse(c: Context<EdgeEnv>, show: Show, posted: FormSubmission): Promise<Response> {
  c.set('posted', posted)
  return show(c)
}

/** 'contact.email' → 'email': the form's names of what the api's issues point at. Of several for a field the first counts. */
export function faultsOf(issues: { path: string; code: string }[]): Fields {
  const named = issues.map(({ path, code }) => [path.replace(/^contact\.?/, '') || 'email', code] as const)
  return Object.fromEntries(named.reverse())
}

/** What is wrong with the whole, from an answer of the api that is no success. */
export async function faultOfAll(answer: { json: () => Promise<unknown> }): Promise<Fields> {
  const told = await answer.json().catch(() => null)
  return { '': v.is(Problem, told) ? told.code : 'upstream.failed' }
}

/** A key of what a form says: the same words are the same sending, however often they come. */
export async function idempotencyKey(fields: Fields): Promise<string> {
  return toHex(await sha256(JSON.stringify(Object.entries(fields).sort())))
}

type Form = (c: Context<EdgeEnv>, fields: Fields) => Response | Promise<Response>

/** The check that a form is from a page of ours comes before anything is read of it. */
export const guarded = (form: Form, bounds: Bounds) => async (c: Context<EdgeEnv>) => {
  if (!isFromOurPage(c)) return turnAway(c, 403)
  const fields = await fieldsOf(c, bounds)
  return fields ? form(c, fields) : turnAway(c, 415)
}
