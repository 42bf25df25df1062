/** Forms of the operators' screen of a company: handing it over, merging it, the evidence for it, and trust. */
import { CompanyHandOver, CompanyMerge } from '../../../domain/contract/company-merges.ts'
import { CompanyTrust } from '../../../domain/contract/company-trust.ts'
import { Evidence } from '../../../domain/contract/desk-companies.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { apiForm } from './api-form.ts'
import { confirmed } from './confirmed.ts'
import { withFile } from './form-files.ts'
import { type FormHandler, type SubmittedForm, toRemoved } from './form-result.ts'

const next = ({ id, locale }: SubmittedForm) => personalHref('deskCompany', locale, id, { done: 'saved' })

const handOver = apiForm({
  schema: CompanyHandOver,
  input: ({ fields: { person, former, reason } }) => ({ person, former, reason }),
  send: ({ own, id }, json, headers) =>
    own.post('/api/operator/companies/:id/owner', { params: { id }, json, headers }),
  next,
})

const merge = apiForm({
  schema: CompanyMerge,
  input: ({ fields: { into, reason } }) => ({ into, reason }),
  send: ({ own, id }, json, headers) =>
    own.post('/api/operator/companies/:id/merge', { params: { id }, json, headers }),
  next,
})

const trust = apiForm({
  schema: CompanyTrust,
  input: ({ fields: { reason } }) => ({ reason }),
  send: ({ own, id }, json, headers) =>
    own.post('/api/operator/companies/:id/trust', { params: { id }, json, headers }),
  next,
})

const distrust: FormHandler = (form) =>
  toRemoved(() => form.own.delete('/api/operator/companies/:id/trust', { params: { id: form.id } }), next(form))

const attachEvidence = apiForm({
  schema: Evidence,
  input: ({ fields: { fact, file } }) => ({ fact, file }),
  send: ({ own, id }, json, headers) =>
    own.post('/api/operator/companies/:id/evidence', { params: { id }, json, headers }),
  next,
})

const removeEvidence: FormHandler = (form) =>
  toRemoved(
    () =>
      form.own.delete('/api/operator/companies/:id/evidence', {
        params: { id: form.id },
        query: { file: form.fields.file ?? '' },
      }),
    next(form),
  )

export const ownershipForms = {
  trust,
  distrust,
  attachEvidence: withFile('file', attachEvidence),
  removeEvidence,
  handOver: confirmed(handOver),
  merge: confirmed(merge),
}
