/** What comes of a form: another screen, or the same one again with what is wrong. */
import * as v from 'valibot'
import type { ApiClient } from '../../../domain/api-client.ts'
import type { Product } from '../../../domain/contract/products.ts'
import type { Locale } from '../../../domain/locale.ts'
import { Problem } from '../../api/http/problem.ts'
import { type Fields, idempotencyKey } from '../plain-form.ts'

/** What is wrong with a field; '' is the form as a whole. `code` is the api's word. */
export interface FieldFault {
  field: string
  code: string
}

export interface Submitted {
  /** The api in the visitor's name. */
  own: ApiClient
  /** Sends a file to the api. @returns its id, or what was wrong */
  upload: (file: File) => Promise<{ id: string } | { faults: FieldFault[] }>
  fields: Fields
  file: File | null
  /** Of the path. */
  id: string
  locale: Locale
}

export type FormResult =
  | { place: string; signedOut?: boolean }
  | { faults: FieldFault[]; fields?: Fields; preview?: Product }

/** What to do with each button's form, by its value. */
export type Actions = Record<string, (form: Submitted) => Promise<FormResult>>

/** Nobody is signed in any more: the visitor is led to sign in. */
export class SignedOut extends Error {}

/** What is read of an answer: the typed client's and the platform's own differ in the rest. */
export interface Answer {
  ok: boolean
  status: number
  json: () => Promise<unknown>
}

/**
 * @param beside field that a refusal of the whole is told beside, by its code
 * @throws SignedOut
 */
export async function faultsOf(answer: Answer, beside: Record<string, string> = {}): Promise<FieldFault[]> {
  if (answer.status === 401) throw new SignedOut()
  const told: unknown = await answer.json().catch(() => null)
  if (!v.is(Problem, told)) return [{ field: '', code: 'unexpected' }]
  const errors = told.errors ?? []
  if (errors.length === 0) return [{ field: beside[told.code] ?? '', code: told.code }]
  return errors.map(({ path, code }) => ({ field: path, code }))
}

/** Leads on where the api has accepted a form. */
export async function toFormResult(
  answer: Promise<Answer>,
  place: string,
  beside?: Record<string, string>,
): Promise<FormResult> {
  const response = await answer
  return response.ok ? { place } : { faults: await faultsOf(response, beside) }
}

/** Leads on also where a refusal says that it has come to the same already. @param done its code */
export async function toFormResultOr(done: string, answer: Promise<Answer>, place: string): Promise<FormResult> {
  const outcome = await toFormResult(answer, place)
  return 'faults' in outcome && outcome.faults.some(({ code }) => code === done) ? { place } : outcome
}

/** Leads on to the entry of a code that was asked for: one that was sent less than a minute ago is as good as another. */
export const settleSent = (answer: Promise<Answer>, place: string): Promise<FormResult> =>
  toFormResultOr('otp.too-soon', answer, place)

/** A call that names no version does not mind which it meets: where another came between, it is made once more. */
export async function insisting(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask()
  return answer.status === 412 ? ask() : answer
}

/** Leads on where something is gone: a second press finds nothing any more, and has come to the same. */
export async function settleGone(ask: () => Promise<Answer>, place: string): Promise<FormResult> {
  const response = await insisting(ask)
  return response.ok || response.status === 404 ? { place } : { faults: await faultsOf(response) }
}

/** A field's text as a whole number; null where it is empty, NaN (which the api refuses) where it is none. */
export function wholeNumber(text: string | undefined): number | null {
  const plain = (text ?? '').replace(/[\s\u00a0]/g, '')
  return plain === '' ? null : /^\d{1,15}$/.test(plain) ? Number(plain) : -1
}

/** The wordings of a field: `names.en`, `names.ru`, `names.zh`. */
export const wordings = (fields: Fields, name: string) => ({
  en: fields[`${name}.en`] ?? '',
  ru: fields[`${name}.ru`] ?? '',
  zh: fields[`${name}.zh`] ?? '',
})

/** If-Match: the version that the form was filled in from. Two people's edits never overwrite each other silently. */
export const version = ({ version }: Fields): Record<string, string> =>
  /^\d{1,15}$/.test(version ?? '') ? { 'If-Match': `"${version}"` } : {}

/** Both. */
export const edit = async (fields: Fields): Promise<Record<string, string>> => ({
  ...version(fields),
  ...(await once(fields)),
})

/** Idempotency-Key: the form sent twice (a double press, a retry) counts once. It is of the form and of what stands in it. */
export const once = async (fields: Fields): Promise<Record<string, string>> =>
  fields.once ? { 'Idempotency-Key': await idempotencyKey(fields) } : {}
