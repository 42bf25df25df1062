/** Forms of the operators' screen of one person. */
import {
  NoticeResend,
  PersonAccess,
  PersonErasure,
  PersonMerge,
  PersonRoles,
  PersonViewing,
} from '../../../domain/contract/desk-people.ts'
import { OPERATOR_ROLES } from '../../../domain/operator-roles.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { isTicked } from '../field-values.ts'
import { parseForm } from '../parse-form.ts'
import { apiForm, writeHeaders } from './api-form.ts'
import { confirmed } from './confirmed.ts'
import { errorsOf, type FormHandler, type ScreenForms, type SubmittedForm, toFormResult } from './form-result.ts'

const next = ({ id, locale }: SubmittedForm) => personalHref('deskPerson', locale, id, { done: 'saved' })
const paramsOf = ({ id }: SubmittedForm) => ({ id })

const setAccess = (blocked: boolean) =>
  apiForm({
    schema: PersonAccess,
    input: ({ fields: { reason = '' } }) => ({ blocked, reason }),
    send: (form, json, headers) =>
      form.own.patch('/api/operator/people/:id', { params: paramsOf(form), json, headers }),
    next,
  })

const signOut: FormHandler = (form) =>
  toFormResult(form.own.delete('/api/operator/people/:id/sessions', { params: paramsOf(form) }), next(form))

const resend = apiForm({
  schema: NoticeResend,
  input: ({ fields: { notice } }) => ({ notice }),
  send: (form, json, headers) =>
    form.own.post('/api/operator/people/:id/resent', { params: paramsOf(form), json, headers }),
  next,
})

const roles = apiForm({
  schema: PersonRoles,
  input: ({ fields }) => ({ roles: OPERATOR_ROLES.filter((role) => isTicked(fields[`role.${role}`])) }),
  send: (form, json, headers) =>
    form.own.patch('/api/operator/people/:id/roles', { params: paramsOf(form), json, headers }),
  next,
})

/** Begins viewing as the person and redirects to their screens; submit.ts sets the cookie with the person's name. */
const view: FormHandler = async (form) => {
  const { own, fields, locale } = form
  const parsed = parseForm(PersonViewing, { company: fields.company || null, reason: fields.reason })
  if ('errors' in parsed) return parsed
  const headers = await writeHeaders(fields)
  const given = { params: paramsOf(form), json: parsed.value, headers }
  const response = await own.post('/api/operator/people/:id/viewing', given)
  if (!response.ok) return { errors: await errorsOf(response) }
  return { location: personalHref('profile', locale), viewed: (await response.json()).data }
}

/** Ends the viewing, and redirects to the person on the desk. */
const endViewing: FormHandler = async ({ own, id, locale }) => {
  const response = await own.delete('/api/operator/people/:id/viewing', { params: { id } })
  if (!response.ok && response.status !== 404) return { errors: await errorsOf(response) }
  return { location: personalHref('deskPerson', locale, id), viewed: null }
}

const eraseConfirmed = apiForm({
  schema: PersonErasure,
  input: ({ fields: { reason } }) => ({ reason }),
  send: (form, json, headers) =>
    form.own.post('/api/operator/people/:id/erasure', { params: paramsOf(form), json, headers }),
  next: ({ locale }) => personalHref('deskPeople', locale, { done: 'erased' }),
})

const merge = apiForm({
  schema: PersonMerge,
  input: ({ fields: { into, reason } }) => ({ into, reason }),
  send: (form, json, headers) =>
    form.own.post('/api/operator/people/:id/merge', { params: paramsOf(form), json, headers }),
  next: ({ fields: { into = '' }, locale }) => personalHref('deskPerson', locale, into, { done: 'saved' }),
})

export const peopleForms: ScreenForms<'deskPerson'> = {
  deskPerson: {
    block: setAccess(true),
    unblock: setAccess(false),
    signOut,
    resend,
    erase: confirmed(eraseConfirmed),
    roles,
    view,
    endViewing,
    merge: confirmed(merge),
  },
}
