/** What everybody may write and get a reply to, signed in or not: an inquiry to a supplier, a lead. */
import type { Context } from 'hono'
import type * as v from 'valibot'
import type { EdgeEnv } from '../edge-env.ts'
import { byField, type FormInput, parseForm, readErrors } from './parse-form.ts'
import { type DrawScreen, type Fields, guarded, idempotencyKey, redirectAfterPost, redisplay } from './plain-form.ts'

/** A message of 5,000 characters, each of up to nine bytes when URL-encoded, and the other fields. */
const LIMITS = { bytes: 64_000, characters: 5000 }

/** The contact and the consent of a form, for the API's schema; a field that was left empty is ''. */
export const writerInput = ({ name = '', organization = '', email = '', phone = '', consent }: Fields) => ({
  contact: { name, organization, email, phone },
  consent: consent === 'on',
})

interface SentForm<Schema extends v.GenericSchema> {
  /** Of the call's body. */
  schema: Schema
  /** What the fields say, for the schema to parse. */
  input: (fields: Fields) => FormInput<Schema>
  send: (
    c: Context<EdgeEnv>,
    json: v.InferOutput<Schema>,
    headers: Record<string, string>,
  ) => Promise<{ status: number; json: () => Promise<unknown> }>
  /** Address of the thanks. */
  thanks: (c: Context<EdgeEnv>, fields: Fields) => string
}

/** 'contact.email' → 'email': of a contact without any way to be reached, the first is missing. */
const fieldOf = (path: string): string => (path === 'contact' ? 'email' : path.replace(/^contact\./, ''))

/**
 * The handler of such a form. The same fields from the same person are the same sending: a second press, or a reload of the
 * response, sends nothing twice (docs/behaviour.md, "Idempotency").
 * @param draw the page that was posted to, with what was typed (`posted`)
 */
export function sentForm<Schema extends v.GenericSchema>(
  draw: DrawScreen,
  { schema, input, send, thanks }: SentForm<Schema>,
) {
  return guarded(async (c, fields) => {
    const parsed = parseForm(schema, input(fields))
    const refused = (errors: { field: string; code: string }[]) => {
      const named = errors.map(({ field, code }) => ({ field: fieldOf(field), code }))
      return redisplay(c, draw, { fields, errors: byField(named) })
    }
    if ('errors' in parsed) return refused(parsed.errors)
    const headers = {
      'Idempotency-Key': await idempotencyKey({ ...fields, path: c.var.resolved.path }),
      'CF-Connecting-IP': c.req.header('CF-Connecting-IP') ?? '',
    }
    const response = await send(c, parsed.value, headers)
    if (response.status < 400) return redirectAfterPost(c, thanks(c, fields))
    return refused(await readErrors(response))
  }, LIMITS)
}
