/** The operator's forms of technical regulations. */
import { NewRegulation } from '../../../domain/contract/regulations.ts'
import { byLocale } from '../../../domain/locale.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { typedList } from '../../../domain/typed-list.ts'
import { textOrNull } from '../field-values.ts'
import { apiForm } from './api-form.ts'
import { type ScreenForms, type SubmittedForm, toRemoved } from './form-result.ts'

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
  regulations: {
    add: apiForm({
      schema: NewRegulation,
      input,
      send: ({ own }, json, headers) => own.post(ALL, { json, headers }),
      next,
      fieldOf,
    }),
    save: apiForm({
      schema: NewRegulation,
      input,
      send: ({ own, fields: { id = '' } }, json, headers) => own.patch(ONE, { params: { id }, json, headers }),
      next,
      fieldOf,
    }),
    remove: (form) => toRemoved(() => form.own.delete(ONE, { params: { id: form.fields.id ?? '' } }), next(form)),
  },
}
