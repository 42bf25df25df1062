/** Forms of the operators' screen of one company that concern whose it is. */
import { CompanyHandOver, CompanyMerge } from '../../../domain/contract/company-merges.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { apiForm } from './api-form.ts'
import { confirmed } from './confirmed.ts'
import type { SubmittedForm } from './form-result.ts'

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

export const ownershipForms = { handOver: confirmed(handOver), merge: confirmed(merge) }
