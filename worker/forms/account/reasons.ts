import { ReasonInput } from '../../../domain/contract/reasons.ts'
import { byLocale } from '../../../domain/locale.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { Fields } from '../plain-form.ts'
import type { ScreenForms, SubmittedForm } from './form-result.ts'
import { rowForms } from './row-forms.ts'

const REASONS = '/api/operator/reasons'
const ONE = '/api/operator/reasons/:id'

const next = ({ locale }: SubmittedForm) => personalHref('reasons', locale, { done: 'saved' })
const input = ({ fields }: { fields: Fields }) => ({ texts: byLocale((locale) => fields[`texts.${locale}`] ?? '') })

/** Forms of the operators' ready reasons. */
export const reasonForms: ScreenForms<'reasons'> = {
  reasons: rowForms({
    schema: ReasonInput,
    input,
    next,
    add: (own, request) => own.post(REASONS, request),
    save: (own, request) => own.patch(ONE, request),
    remove: (own, request) => own.delete(ONE, request),
  }),
}
