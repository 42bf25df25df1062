/** The result of a form: another screen, or the same one again with the errors. */

import type { ApiClient, ApiResponse } from '../../../domain/api-client.ts'
import type { Viewed } from '../../../domain/contract/desk-people.ts'
import type { Product } from '../../../domain/contract/products.ts'
import type { FormActions } from '../../../domain/form-actions.ts'
import type { SavedRows } from '../../../domain/form-submission.ts'
import type { Locale } from '../../../domain/locale.ts'
import { type PersonalName, personalRoutes } from '../../../domain/personal-routes.ts'
import { addressOf } from '../../../domain/routes.ts'
import { type FieldError, readErrors } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'

/** Stores what is needed to undo a form. */
export interface UndoStore {
  /**
   * @param form the form to be undone
   * @param fields the fields of the form that undoes it
   * @returns the key; undefined where it could not be stored: then there is only no undo
   */
  put: (form: Fields, fields: Fields) => Promise<string | undefined>
  /** @returns null where it has expired, or belongs to another person */
  get: (key: string) => Promise<Fields | null>
}

/** A file of a form: its id (for a request its ticket) where the API has stored it, or its errors. */
export type FormFile = { name: string } & ({ id: string } | { errors: FieldError[] })

export interface SubmittedForm {
  /** The API, called in the visitor's name. */
  own: ApiClient
  fields: Fields
  /** The files, which are uploaded already. One more than the form may have shows that there were too many. */
  files: FormFile[]
  /** Id in the path. */
  id: string
  /** Query of the screen's address, without messages shown once: a form of a list returns to the same rows. */
  query: Fields
  undo: UndoStore
  locale: Locale
}

export type FormResult =
  /** `viewed`: the person as whom an operator sees the site from now on; null: the viewing has ended. */
  | { location: string; signedOut?: boolean; viewed?: Viewed | null }
  | { errors: FieldError[]; fields?: Fields; preview?: Product; saved?: SavedRows }

/** Handles a form for one of its buttons. */
export interface FormHandler {
  (form: SubmittedForm): Promise<FormResult>
  /** Everything that would be refused; nothing is sent. */
  check?: (form: SubmittedForm) => Promise<FieldError[]>
}

/** The session has ended: redirect to the sign-in screen. */
export class SignedOut extends Error {}

/** By error codes of a form as a whole: the field beside which they are shown. */
export type BesideField = Record<string, string>

/** @throws SignedOut */
export async function errorsOf(response: ApiResponse<unknown>, beside: BesideField = {}): Promise<FieldError[]> {
  if (response.status === 401) throw new SignedOut()
  const errors = await readErrors(response)
  return errors.map(({ field, code }) => ({ field: field || (beside[code] ?? ''), code }))
}

interface Reading {
  beside?: BesideField | undefined
  /** Code of a refusal which means that this was done before: it counts as success. */
  done?: string
}

/** @param location to redirect to once the API has accepted the form; a function where it depends on the response's status */
export async function toFormResult(
  call: Promise<ApiResponse<unknown>>,
  location: string | ((status: number) => string),
  { beside, done }: Reading = {},
): Promise<FormResult> {
  const response = await call
  const accepted = { location: typeof location === 'string' ? location : location(response.status) }
  if (response.ok) return accepted
  const errors = await errorsOf(response, beside)
  return errors.some(({ code }) => code === done) ? accepted : { errors }
}

/** A refusal because a code was sent less than a minute ago counts as success: that code can be entered. */
export const toCodeEntry = (call: Promise<ApiResponse<unknown>>, location: string): Promise<FormResult> =>
  toFormResult(call, location, { done: 'otp.too-soon' })

/** For a call that is not based on a version: it is repeated once if another write came between. */
export async function retryOutdated(call: () => Promise<ApiResponse<unknown>>): Promise<ApiResponse<unknown>> {
  const response = await call()
  return response.status === 412 ? call() : response
}

/** Redirects even if something is already gone: an earlier press has removed it. */
export async function toRemoved(call: () => Promise<ApiResponse<unknown>>, location: string): Promise<FormResult> {
  const response = await retryOutdated(call)
  return response.ok || response.status === 404 ? { location } : { errors: await errorsOf(response) }
}

/** @returns a function to the address of a screen with a message of what was done, and with the form's id where the path needs one */
export const withMessage =
  (screen: PersonalName, done: string) =>
  ({ locale, id }: SubmittedForm): string =>
    addressOf(personalRoutes[screen].replace(':id', id), locale, { done })

/** Handlers of the forms of some screens, by button. */
export type ScreenForms<Screen extends keyof FormActions> = {
  [Name in Screen]: Record<FormActions[Name], FormHandler>
}
