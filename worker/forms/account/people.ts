/** Forms of the operators' screen of one person. */
import { NoticeResend, PersonAccess, PersonErasure, PersonRoles } from '../../../domain/contract/desk-people.ts'
import { OPERATOR_ROLES } from '../../../domain/operator-roles.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { isTicked } from '../field-values.ts'
import { apiForm } from './api-form.ts'
import { type FormHandler, type ScreenForms, type SubmittedForm, toFormResult } from './form-result.ts'

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

const eraseConfirmed = apiForm({
  schema: PersonErasure,
  input: ({ fields: { reason } }) => ({ reason }),
  send: (form, json, headers) =>
    form.own.post('/api/operator/people/:id/erasure', { params: paramsOf(form), json, headers }),
  next: ({ locale }) => personalHref('deskPeople', locale, { done: 'erased' }),
})

/** Both a missing reason and a missing confirmation are reported, and nothing is sent. */
const erase: FormHandler = async (form) => {
  if (isTicked(form.fields.confirm)) return eraseConfirmed(form)
  const errors = [{ field: 'confirm', code: 'confirm' }]
  return { errors: form.fields.reason?.trim() ? errors : [{ field: 'reason', code: 'required' }, ...errors] }
}

export const peopleForms: ScreenForms<'deskPerson'> = {
  deskPerson: { block: setAccess(true), unblock: setAccess(false), signOut, resend, erase, roles },
}
