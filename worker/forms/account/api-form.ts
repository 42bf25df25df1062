/** The engine of the account's forms: fields → the API's schema → the call → another screen, or the same with what is wrong. */
import type * as v from 'valibot'
import type { ApiResponse } from '../../../domain/api-client.ts'
import { type FieldError, type FormInput, parseForm } from '../parse-form.ts'
import { type Fields, idempotencyKey } from '../plain-form.ts'
import { type BesideField, type FormHandler, type FormResult, type SubmittedForm, toFormResult } from './form-result.ts'

export type WriteHeaders = Record<string, string>

/**
 * If-Match: the version that the form was filled in from, so that two people's edits never overwrite each other silently. Idempotency-Key:
 * a form that is sent twice (a double press, a retry) counts once; the key is computed from the form's content.
 */
export async function writeHeaders(fields: Fields): Promise<WriteHeaders> {
  const headers: WriteHeaders = {}
  if (/^\d{1,15}$/.test(fields.version ?? '')) headers['If-Match'] = `"${fields.version}"`
  if (fields.once) headers['Idempotency-Key'] = await idempotencyKey(fields)
  return headers
}

export interface ApiForm<Schema extends v.GenericSchema> {
  /** Schema of the call's body. */
  schema: Schema
  /** The values of the fields, for the schema to parse. */
  input: (form: SubmittedForm) => FormInput<Schema>
  send: (form: SubmittedForm, json: v.InferOutput<Schema>, headers: WriteHeaders) => Promise<ApiResponse<unknown>>
  /** @param status of the API's response */
  next: (form: SubmittedForm, status: number) => string
  /** The field's name for a path of the schema, where they differ; '' is the form as a whole. */
  fieldOf?: (path: string, fields: Fields) => string
  beside?: BesideField
  /** What the call refuses beyond its schema: asked where anything is refused, so that one sending shows all that is wrong. */
  rules?: (form: SubmittedForm) => Promise<FieldError[]>
}

/** `fieldOf` of forms that change a status: the button sets it and no field has it, so that an error is shown above the buttons. */
export const buttonStatus = (path: string): string => (path === 'status' ? '' : path)

/** A form that is one call of the API. It is not sent where its schema refuses the input. */
export function apiForm<Schema extends v.GenericSchema>(given: ApiForm<Schema>): FormHandler {
  const { schema, input, send, next, fieldOf, beside, rules } = given
  const inForm = (errors: FieldError[], fields: Fields): FieldError[] =>
    fieldOf ? errors.map(({ field, code }) => ({ field: fieldOf(field, fields), code })) : errors
  const allOf = async (form: SubmittedForm, errors: FieldError[]) =>
    inForm([...errors, ...((await rules?.(form)) ?? [])], form.fields)

  async function handle(form: SubmittedForm): Promise<FormResult> {
    const { fields } = form
    const parsed = parseForm(schema, input(form))
    if ('errors' in parsed) return { errors: await allOf(form, parsed.errors) }
    const call = send(form, parsed.value, await writeHeaders(fields))
    const result = await toFormResult(call, (status) => next(form, status), { beside })
    return 'errors' in result ? { errors: await allOf(form, result.errors) } : result
  }
  return Object.assign(handle, {
    check(form: SubmittedForm) {
      const parsed = parseForm(schema, input(form))
      return allOf(form, 'errors' in parsed ? parsed.errors : [])
    },
  })
}

/** A form whose field chooses what is done; a value that none of `handlers` is named after is refused. */
export function chosenBy(field: string, handlers: Record<string, FormHandler>): FormHandler {
  const chosen = ({ fields }: SubmittedForm): FormHandler | undefined => {
    const value = fields[field] ?? ''
    return Object.hasOwn(handlers, value) ? handlers[value] : undefined
  }
  const handle: FormHandler = async (form) => chosen(form)?.(form) ?? { errors: [{ field: '', code: 'choice' }] }
  return Object.assign(handle, { check: async (form: SubmittedForm) => (await chosen(form)?.check?.(form)) ?? [] })
}

interface ApiButton {
  send: (form: SubmittedForm, headers: WriteHeaders) => Promise<ApiResponse<unknown>>
  next: (form: SubmittedForm) => string
}

/** A button without fields: one call of the API without a body of its own. */
export const apiButton =
  ({ send, next }: ApiButton): FormHandler =>
  async (form) =>
    toFormResult(send(form, await writeHeaders(form.fields)), next(form))
