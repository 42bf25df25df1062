/** Converts what was typed to the body of a call, with the API's own schema, before anything is sent. */
import * as v from 'valibot'
import { UpstreamProblem } from '../../domain/contract/problem.ts'
import { describeIssues } from '../api/http/validate.ts'

/** What is wrong with a field; '' is the form as a whole. `code` is one of the API's. */
export interface FieldError {
  field: string
  code: string
}

/** A value for each of a schema's keys. Whatever cannot be read is passed as the typed text, which the schema refuses. */
export type FormInput<Schema extends v.GenericSchema> = { [Key in keyof v.InferInput<Schema>]?: unknown }

type Parsed<Schema extends v.GenericSchema> = { value: v.InferOutput<Schema> } | { errors: FieldError[] }

/** @returns the body of the API's call, or the errors that the API would return, by the schema's own paths: 'tiers.2.from' */
export function parseForm<Schema extends v.GenericSchema>(schema: Schema, input: FormInput<Schema>): Parsed<Schema> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return { value: parsed.output }
  const errors = describeIssues(parsed.issues).map(({ path, code }, at) => {
    // What stands for a text that cannot be taken says why (field-values.ts).
    const input = parsed.issues[at]?.input
    return { field: path, code: (typeof input === 'symbol' && input.description) || code }
  })
  return { errors }
}

/** @returns the errors in a failed response of the API; the field is '' where it names none */
export async function readErrors(response: { json: () => Promise<unknown> }): Promise<FieldError[]> {
  const body: unknown = await response.json().catch(() => null)
  if (!v.is(UpstreamProblem, body)) return [{ field: '', code: 'unexpected' }]
  const { code, errors = [] } = body
  return errors.length > 0 ? errors.map(({ path, code }) => ({ field: path, code })) : [{ field: '', code }]
}

/** @returns codes by their fields; of several for a field the first one */
export const byField = (errors: FieldError[]): Record<string, string> =>
  Object.fromEntries(errors.map(({ field, code }) => [field, code] as const).toReversed())
