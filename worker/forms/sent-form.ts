/** Forms of visitors, signed in or not, each of which sends one call of the API. */
import type { Context } from 'hono'
import type * as v from 'valibot'
import type { ApiResponse } from '../../domain/api-client.ts'
import type { Locale } from '../../domain/locale.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { byField, type FieldError, type FormInput, parseForm, readErrors } from './parse-form.ts'
import { type DrawScreen, type Fields, idempotencyKey, redirectAfterPost, redisplay } from './plain-form.ts'
import { sameOriginFormWithFiles, submissionOf } from './request-files.ts'
import { savePlace } from './saved-place.ts'
import { visitorHeaders } from './visitor-headers.ts'

/** A message of 5,000 characters, each of up to nine bytes when URL-encoded, and the other fields. */
export const VISITOR_LIMITS = { bytes: 64_000, characters: 5000 }

interface SentForm<Schema extends v.GenericSchema, Sent> {
  /** Schema of the call's body. */
  schema: Schema
  /** The values of the fields, for the schema to parse. */
  input: (fields: Fields, locale: Locale, files: string[]) => FormInput<Schema>
  send: (
    c: Context<EdgeEnv>,
    json: v.InferOutput<Schema>,
    headers: Record<string, string>,
    fields: Fields,
  ) => Promise<ApiResponse<Sent>>
  /** Address of the page of thanks, from the API's response. */
  thanks: (c: Context<EdgeEnv>, sent: Sent) => string
}

/** Fields whose names differ from the API's: a contact with neither address nor phone is reported at the first of them. */
const NAMES: Record<string, string> = { contact: 'email', files: 'file', 'lines.0.suppliers': 'to', lines: 'to' }

/** 'contact.email' → 'email', 'lines.0.quantity' → 'quantity' */
const fieldOf = (path: string): string => NAMES[path] ?? path.replace(/^(?:contact|wishes|lines\.0)\./, '')

/** Shows the form again with these errors, each beside its field. */
export const redisplayedWith =
  (c: Context<EdgeEnv>, draw: DrawScreen, fields: Fields) =>
  (errors: FieldError[]): Promise<Response> => {
    const named = errors.map(({ field, code }) => ({ field: fieldOf(field), code }))
    return redisplay(c, draw, { fields, errors: byField(named) })
  }

/**
 * The handler of such a form. The same fields from the same person count as one sending: a second press, or a reload of the response, sends
 * nothing twice (docs/behaviour.md, "Idempotency").
 * @param draw the page that was posted to, with what was typed (`posted`)
 */
export function sentForm<Schema extends v.GenericSchema, Sent>(
  draw: DrawScreen,
  { schema, input, send, thanks }: SentForm<Schema, Sent>,
) {
  return sameOriginFormWithFiles(
    draw,
    async (c, { fields, files, faults }) => {
      const parsed = parseForm(schema, input(fields, c.var.locale, files))
      const refused = redisplayedWith(c, draw, fields)
      if ('errors' in parsed || faults.length > 0)
        return refused(['errors' in parsed ? parsed.errors : [], faults].flat())
      const unsaved = await savePlace(c, fields)
      if (unsaved.length > 0) return refused(unsaved)
      const headers = {
        'Idempotency-Key': await idempotencyKey({ ...submissionOf(fields), path: c.var.resolved.path }),
        ...visitorHeaders(c),
      }
      const response = await send(c, parsed.value, headers, fields)
      if (response.ok) return redirectAfterPost(c, thanks(c, await response.json()))
      return refused(await readErrors(response))
    },
    VISITOR_LIMITS,
  )
}
