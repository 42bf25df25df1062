import { ClaimDecision } from '../../../domain/contract/claims.ts'
import { apiForm } from './api-form.ts'
import { idParams, saved } from './review-place.ts'

/** The moderators' decision about a claim to a company. */
export const decideClaim = apiForm({
  schema: ClaimDecision,
  input: ({ fields: { decision, reason } }) => ({ decision, reason }),
  send: (form, json, headers) => form.own.patch('/app/admin/claims/:id', { params: idParams(form), json, headers }),
  next: saved,
})
