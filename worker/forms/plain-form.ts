/** Forms that work without script: each is posted to the edge, which asks the api, and answers with a screen. */
import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { isFromOurPage } from '../gateway/own-origin.ts'

export type Fields = Record<string, string>

/** What of a form is read at most: bytes of all, characters of a field. */
interface Bounds {
  bytes: number
  characters: number
}

/** @returns null for what is no form of ours. */
async function fieldsOf(c: Context<Env>, { bytes, characters }: Bounds): Promise<Fields | null> {
  const isForm = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  if (!isForm || !(Number(c.req.header('Content-Length')) <= bytes)) return null
  const entries = [...new URLSearchParams(await c.req.text())]
  return Object.fromEntries(entries.map(([name, value]) => [name, value.trim().slice(0, characters)]))
}

/** Leads on to a screen after a form: a reload there sends nothing twice. */
export function lead(c: Context<Env>, place: string): Response {
  c.header('Cache-Control', 'no-store')
  return c.redirect(place, 303)
}

type Form = (c: Context<Env>, fields: Fields) => Response | Promise<Response>

/** The check that a form is from a page of ours comes before anything is read of it. */
export const guarded = (form: Form, bounds: Bounds) => async (c: Context<Env>) => {
  if (!isFromOurPage(c)) return c.body(null, 403)
  const fields = await fieldsOf(c, bounds)
  return fields ? form(c, fields) : c.body(null, 415)
}
