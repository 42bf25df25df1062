/** Forms of the moderators. */
import { ClaimDecision } from '../../../domain/contract/company-requests.ts'
import { CompanyDecision, ProductDecision, VerificationInput } from '../../../domain/contract/moderation.ts'
import type { FieldError } from '../parse-form.ts'
import { apiForm, buttonStatus } from './api-form.ts'
import { type FormHandler, type ScreenForms, type SubmittedForm, withNotice } from './form-result.ts'

const saved = withNotice('admin', 'saved')
const paramsOf = ({ fields }: SubmittedForm) => ({ id: fields.id ?? '' })

/** What each button makes of a company, and of a product. */
const COMPANY_STATUS = new Map([
  ['approve', 'active'],
  ['refuse', 'draft'],
])
const PRODUCT_STATUS = new Map([
  ['approve', 'published'],
  ['refuse', 'rejected'],
])

const decideOnCompany = apiForm({
  schema: CompanyDecision,
  input: ({ fields: { decision = '', reason } }) => ({ status: COMPANY_STATUS.get(decision) ?? '', reason }),
  send: (form, json, headers) =>
    form.own.patch('/app/admin/companies/:id/status', { params: paramsOf(form), json, headers }),
  next: saved,
  fieldOf: buttonStatus,
})

const decideOnProduct = apiForm({
  schema: ProductDecision,
  input: ({ fields: { decision = '', reason } }) => ({ status: PRODUCT_STATUS.get(decision) ?? '', reason }),
  send: (form, json, headers) =>
    form.own.patch('/app/admin/products/:id/status', { params: paramsOf(form), json, headers }),
  next: saved,
  fieldOf: buttonStatus,
})

const decide: FormHandler = async (form) => {
  const { kind } = form.fields
  if (kind === 'company') return decideOnCompany(form)
  if (kind === 'product') return decideOnProduct(form)
  return { errors: [{ field: '', code: 'choice' }] }
}

/** A ticked row: its kind, its id; its value is the version that the moderator has looked at. */
const TICKED = /^on\.(company|product)\.([0-9a-z]{16})$/
/** Two queues of a page each. */
const MOST = 200

/** The same decision about many: an error is shown at its row, the other rows are decided. */
const decideMany: FormHandler = async (form) => {
  const errors: FieldError[] = []
  const ticked = Object.entries(form.fields).flatMap(([name, version]) => {
    const [, kind, id] = TICKED.exec(name) ?? []
    return kind && id ? [{ kind, id, version }] : []
  })
  // One after the other, companies first: a product can be approved once its company is.
  const companiesFirst = ticked.toSorted((one, other) => one.kind.localeCompare(other.kind))
  for (const one of companiesFirst.slice(0, MOST)) {
    const result = await decide({ ...form, fields: { ...form.fields, ...one } })
    const [error] = 'errors' in result ? result.errors : []
    if (error) errors.push({ field: one.id, code: error.field === 'reason' ? 'reason.required' : error.code })
  }
  return errors.length > 0 ? { errors } : { location: saved(form) }
}

const verify = apiForm({
  schema: VerificationInput,
  // The one language that the source is written in is the page's.
  input: ({ fields: { fact, source, checkedAt }, locale }) => ({ fact, source: { [locale]: source }, checkedAt }),
  send: (form, json, headers) =>
    form.own.post('/app/admin/companies/:id/verifications', { params: paramsOf(form), json, headers }),
  next: saved,
})

/** Status by the button. */
const CLAIM_STATUS = new Map([
  ['approve', 'accepted'],
  ['refuse', 'declined'],
])

const decideClaim = apiForm({
  schema: ClaimDecision,
  input: ({ fields: { decision = '', reason } }) => ({ status: CLAIM_STATUS.get(decision) ?? '', reason }),
  send: (form, json, headers) => form.own.patch('/app/admin/claims/:id', { params: paramsOf(form), json, headers }),
  next: saved,
  fieldOf: buttonStatus,
})

export const moderationForms: ScreenForms<'admin'> = { admin: { decide, many: decideMany, verify, claim: decideClaim } }
