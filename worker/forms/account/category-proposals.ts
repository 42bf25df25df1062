import { labelledCategory } from '../../../domain/category-labels.ts'
import { ProposalDecision } from '../../../domain/contract/category-proposals.ts'
import { read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { apiForm } from './api-form.ts'
import type { FormHandler, ScreenForms } from './form-result.ts'

/** One of the two buttons accepts the proposal with the category that was typed, the other refuses it. */
const decide: FormHandler = async (form) => {
  const { data } = await read(form.own.get('/api/categories', { query: { locale: form.locale } }))
  return apiForm({
    schema: ProposalDecision,
    input: ({ fields: { decision, category = '', answer = '' } }) => ({
      category: decision === 'refused' ? null : (labelledCategory(data, category) ?? category),
      answer,
    }),
    send: ({ own, fields: { id = '' } }, json, headers) =>
      own.patch('/api/operator/category-proposals/:id', { params: { id }, json, headers }),
    next: ({ query, locale }) => personalHref('categoryProposals', locale, { ...query, done: 'saved' }),
  })(form)
}

/** Forms of the operators' list of proposed categories. */
export const categoryProposalForms: ScreenForms<'categoryProposals'> = { categoryProposals: { decide } }
