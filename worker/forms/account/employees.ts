/** Who works for the organization. */

import { parseLogin } from '../../../domain/login.ts'
import { type PersonalName, personalHref } from '../../../domain/personal-routes.ts'
import { ORGANIZATION_ROLES } from '../../../domain/roles.ts'
import { type Actions, edit, once, type Submitted, settleGone, toFormResult, toFormResultOr } from './form-result.ts'

const detailsOf = ({ fields }: Submitted) => ({
  name: fields.name ?? '',
  position: fields.position ?? '',
  role: ORGANIZATION_ROLES.find((one) => one === fields.role) ?? ('EMPLOYEE' as const),
})

const toList = ({ locale }: Submitted, done: string) => personalHref('employees', locale, { done })
const toOne = ({ locale, id }: Submitted, done: string) => personalHref('employee', locale, id, { done })

const TAKEN = { 'employee.exists': 'contact', 'employee.too-many': 'contact' }

async function invite(form: Submitted) {
  const { own, fields, locale } = form
  const typed = fields.contact ?? ''
  if (!typed.trim()) return { faults: [{ field: 'contact', code: 'required' }] }
  // A number without a country is one of the page's language, as in signing in.
  const json = { ...detailsOf(form), contact: parseLogin(typed, locale)?.value ?? typed }
  return toFormResult(
    own.post('/api/profile/company/employees', { json, headers: await once(fields) }),
    toList(form, 'invited'),
    TAKEN,
  )
}

const save = async (form: Submitted) =>
  toFormResult(
    form.own.patch('/api/profile/company/employees/:id', {
      params: { id: form.id },
      json: detailsOf(form),
      headers: await edit(form.fields),
    }),
    toOne(form, 'saved'),
    { 'owner.last': 'role' },
  )

const changeStatus = async (form: Submitted) =>
  toFormResult(
    form.own.patch('/api/profile/company/employees/:id/status', {
      params: { id: form.id },
      json: { status: form.fields.status === 'active' ? 'active' : 'disabled' },
      headers: await edit(form.fields),
    }),
    toOne(form, 'saved'),
  )

const handOver = async (form: Submitted) =>
  toFormResult(
    form.own.post('/api/profile/company/employees/:id/hand-over', {
      params: { id: form.id },
      headers: await edit(form.fields),
    }),
    toList(form, 'handed'),
  )

const remind = async (form: Submitted) =>
  toFormResult(
    form.own.post('/api/profile/company/employees/:id/send-invitation', {
      params: { id: form.id },
      headers: await once(form.fields),
    }),
    toOne(form, 'invited'),
  )

const remove = (form: Submitted) =>
  settleGone(
    () => form.own.delete('/api/profile/company/employees/:id', { params: { id: form.id } }),
    personalHref('employees', form.locale, { done: 'removed', undo: form.id }),
  )

const restore = async (form: Submitted) =>
  toFormResult(
    form.own.post('/api/profile/company/employees/:id/restore', {
      params: { id: form.fields.key ?? '' },
      headers: await once(form.fields),
    }),
    toList(form, 'restored'),
  )

const leave = ({ own, locale }: Submitted) =>
  toFormResultOr(
    'organization.required',
    own.delete('/api/profile/membership'),
    personalHref('start', locale, { done: 'left' }),
  )

export const employees: Partial<Record<PersonalName, Actions>> = {
  employees: { restore, leave },
  employee: { invite, save, status: changeStatus, 'hand-over': handOver, remind, remove },
}
