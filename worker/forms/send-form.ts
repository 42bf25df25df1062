/** What anybody may write and be answered on, signed in or not: an inquiry to a supplier, a lead. */
import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { Context } from 'hono'
import { describeIssues } from '../api/http/validate.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { type Fields, faultOfAll, faultsOf, guarded, idempotencyKey, lead, refuse, type Show } from './plain-form.ts'

/** A message of 5,000 letters, each of up to nine bytes in a form's spelling, and the rest. */
const BOUNDS = { bytes: 64_000, characters: 5000 }

/** The contact and the consent of a form, in the api's shape; a field that was left empty is ''. */
export const writerOf = ({ name = '', organization = '', email = '', phone = '', consent }: Fields) => ({
  contact: { name, organization, email, phone },
  consent: consent === 'on',
})

interface Sending<Said extends StandardSchemaV1> {
  /** The api's own schema of what is said: what it would refuse is told beside the fields. */
  schema: Said
  /** What a form says, in the api's shape. */
  said: (fields: Fields) => unknown
  post: (
    c: Context<EdgeEnv>,
    json: StandardSchemaV1.InferOutput<Said>,
    headers: Record<string, string>,
  ) => Promise<{ status: number; json: () => Promise<unknown> }>
  /** Where the thanks stand. */
  thanks: (c: Context<EdgeEnv>, fields: Fields) => string
}

/**
 * The handler of such a form. The same words from the same person are the same sending: a second press, or a reload of the
 * answer, sends nothing twice (DECISIONS section 2, Idempotency-Key).
 * @param show draws the page that was posted to, with what was typed (`posted`)
 */
export function sending<Said extends StandardSchemaV1>(show: Show, { schema, said, post, thanks }: Sending<Said>) {
  return guarded(async (c, fields) => {
    const json = said(fields)
    const parsed = await schema['~standard'].validate(json)
    if (parsed.issues) return refuse(c, show, { fields, faults: faultsOf(describeIssues(parsed.issues)) })
    const headers = {
      'Idempotency-Key': await idempotencyKey({ ...fields, path: c.var.resolved.path }),
      'CF-Connecting-IP': c.req.header('CF-Connecting-IP') ?? '',
    }
    const answer = await post(c, parsed.value, headers)
    if (answer.status < 400) return lead(c, thanks(c, fields))
    return refuse(c, show, { fields, faults: await faultOfAll(answer) })
  }, BOUNDS)
}
