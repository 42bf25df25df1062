import type * as v from 'valibot'
import type { ApiClient, ApiResponse } from '../../../domain/api-client.ts'
import { type ApiForm, apiForm, type WriteHeaders } from './api-form.ts'
import { type FormHandler, type SubmittedForm, toRemoved } from './form-result.ts'

interface RowInput<Json> {
  json: Json
  headers: WriteHeaders
}
interface OfRow {
  params: { id: string }
}
type Answered = Promise<ApiResponse<unknown>>

interface RowForms<Schema extends v.GenericSchema> extends Pick<ApiForm<Schema>, 'schema' | 'input' | 'fieldOf'> {
  next: (form: SubmittedForm) => string
  add: (own: ApiClient, request: RowInput<v.InferOutput<Schema>>) => Answered
  save: (own: ApiClient, request: RowInput<v.InferOutput<Schema>> & OfRow) => Answered
  remove: (own: ApiClient, request: OfRow) => Answered
}

const ofRow = ({ fields: { id = '' } }: SubmittedForm): OfRow => ({ params: { id } })

/** The forms of a list of the operators: another row, what is written in a row, and a row less. */
export function rowForms<Schema extends v.GenericSchema>({ add, save, remove, ...form }: RowForms<Schema>) {
  const removeRow: FormHandler = (sent) => toRemoved(() => remove(sent.own, ofRow(sent)), form.next(sent))
  return {
    add: apiForm({ ...form, send: ({ own }, json, headers) => add(own, { json, headers }) }),
    save: apiForm({ ...form, send: (sent, json, headers) => save(sent.own, { ...ofRow(sent), json, headers }) }),
    remove: removeRow,
  }
}
