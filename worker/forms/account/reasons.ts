import { ReasonInput } from '../../../domain/contract/reasons.ts'
import { byLocale } from '../../../domain/locale.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { Fields } from '../plain-form.ts'
import { apiForm } from './api-form.ts'
import { type ScreenForms, type SubmittedForm, toRemoved } from './form-result.ts'

const REASONS = '/api/operator/reasons'
const ONE = '/api/operator/reasons/:id'

const next = ({ locale }: SubmittedForm) => personalHref('reasons', locale, { done: 'saved' })
const input = ({ fields }: { fields: Fields }) => ({ texts: byLocale((locale) => fields[`texts.${locale}`] ?? '') })

/** Forms of the operators' ready reasons. */
export const reasonForms: ScreenForms<'reasons'> = {
  reasons: {
    add: apiForm({
      schema: ReasonInput,
      input,
      send: ({ own }, json, headers) => own.post(REASONS, { json, headers }),
      next,
    }),
    save: apiForm({
      schema: ReasonInput,
      input,
      send: ({ own, fields: { id = '' } }, json, headers) => own.patch(ONE, { params: { id }, json, headers }),
      next,
    }),
    remove: (form) => toRemoved(() => form.own.delete(ONE, { params: { id: form.fields.id ?? '' } }), next(form)),
  },
}
