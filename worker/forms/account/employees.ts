/** Forms about the organization's employees. */
import { ClaimStatement } from '../../../domain/contract/claims.ts'
import { EmployeeChange, EmployeeStatusChange, NewInvitation } from '../../../domain/contract/employees.ts'
import { parseLogin } from '../../../domain/login.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { apiButton, apiForm, buttonStatus } from './api-form.ts'
import { type FormHandler, type ScreenForms, toFormResult, toRemoved, withMessage } from './form-result.ts'

const EMPLOYEE = '/api/profile/company/employees/:id'

const sendInvitation = apiForm({
  schema: NewInvitation,
  input: ({ fields: { contact = '', name, position, role }, locale }) => ({
    // A number without a country code is read by the page's language, as in signing in.
    contact: parseLogin(contact, locale)?.value ?? contact,
    name,
    position,
    role,
  }),
  send: ({ own }, json, headers) => own.post('/api/profile/company/employees', { json, headers }),
  next: withMessage('employees', 'invited'),
  beside: { 'employee.exists': 'contact', 'employee.too-many': 'contact' },
})

/** An empty contact is reported as missing; the schema alone would report it as too short. */
const invite: FormHandler = async (form) =>
  form.fields.contact?.trim() ? sendInvitation(form) : { errors: [{ field: 'contact', code: 'required' }] }

const save = apiForm({
  schema: EmployeeChange,
  input: ({ fields: { name, position, role } }) => ({ name, position, role }),
  send: ({ own, id }, json, headers) => own.patch(EMPLOYEE, { params: { id }, json, headers }),
  next: withMessage('employee', 'saved'),
  beside: { 'owner.last': 'role' },
})

const changeStatus = apiForm({
  schema: EmployeeStatusChange,
  input: ({ fields: { status } }) => ({ status }),
  send: ({ own, id }, json, headers) => own.patch(`${EMPLOYEE}/status`, { params: { id }, json, headers }),
  next: withMessage('employee', 'saved'),
  fieldOf: buttonStatus,
})

const handOver = apiButton({
  send: ({ own, id }, headers) => own.post(`${EMPLOYEE}/hand-over`, { params: { id }, headers }),
  next: withMessage('employees', 'handed'),
})

const remind = apiButton({
  send: ({ own, id }, headers) => own.post(`${EMPLOYEE}/send-invitation`, { params: { id }, headers }),
  next: withMessage('employee', 'invited'),
})

const remove: FormHandler = ({ own, id, locale }) =>
  toRemoved(
    () => own.delete(EMPLOYEE, { params: { id } }),
    personalHref('employees', locale, { done: 'removed', undo: id }),
  )

const restore = apiButton({
  send: ({ own, fields }, headers) => own.post(`${EMPLOYEE}/restore`, { params: { id: fields.key ?? '' }, headers }),
  next: withMessage('employees', 'restored'),
})

const acceptJoin = apiButton({
  send: ({ own, fields }, headers) =>
    own.post('/api/profile/company/join-requests/:id/invite', { params: { id: fields.request ?? '' }, headers }),
  next: withMessage('employees', 'invited'),
})

const declineJoin = apiButton({
  send: ({ own, fields }, headers) =>
    own.post('/api/profile/company/join-requests/:id/decline', { params: { id: fields.request ?? '' }, headers }),
  next: withMessage('employees', 'joinDeclined'),
})

const answerClaim = apiForm({
  schema: ClaimStatement,
  input: ({ fields: { registeredName, payment, evidence } }) => ({ registeredName, payment, evidence }),
  send: ({ own, fields }, json, headers) =>
    own.post('/api/profile/company/claims/:id/answer', { params: { id: fields.claim ?? '' }, json, headers }),
  next: withMessage('employees', 'saved'),
})

const leave: FormHandler = ({ own, locale }) =>
  toFormResult(own.delete('/api/profile/membership'), personalHref('start', locale, { done: 'left' }), {
    done: 'organization.required',
  })

export const employeeForms: ScreenForms<'employees' | 'employee'> = {
  employees: { restore, leave, 'accept-join': acceptJoin, 'decline-join': declineJoin, 'answer-claim': answerClaim },
  employee: { invite, save, status: changeStatus, 'hand-over': handOver, remind, remove },
}
