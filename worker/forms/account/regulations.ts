/** The operator's forms of technical regulations. */
import { NewRegulation } from '../../../domain/contract/regulations.ts'
import { byLocale } from '../../../domain/locale.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { typedList } from '../../../domain/typed-list.ts'
import { textOrNull } from '../field-values.ts'
import type { ScreenForms, SubmittedForm } from './form-result.ts'
import { rowForms } from './row-forms.ts'

const ALL = '/api/operator/regulations'
const ONE = '/api/operator/regulations/:id'

const next = ({ locale }: SubmittedForm) => personalHref('regulations', locale, { done: 'saved' })

const input = ({ fields }: SubmittedForm) => ({
  number: (fields.number ?? '').trim(),
  names: byLocale((locale) => fields[`names.${locale}`] ?? ''),
  document: fields.document,
  prefixes: typedList(fields.prefixes),
  validFrom: fields.validFrom ?? '',
  validTo: textOrNull(fields.validTo),
  source: fields.source ?? '',
  address: textOrNull(fields.address),
})

/** All codes are in one field, which has their errors. */
const fieldOf = (path: string): string => path.replace(/^prefixes\.\d+$/, 'prefixes')

export const regulationForms: ScreenForms<'regulations'> = {
  regulations: rowForms({
    schema: NewRegulation,
    input,
    next,
    fieldOf,
    add: (own, request) => own.post(ALL, request),
    save: (own, request) => own.patch(ONE, request),
    remove: (own, request) => own.delete(ONE, request),
  }),
}
