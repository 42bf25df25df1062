import { NewSynonym } from '../../../domain/contract/synonyms.ts'
import { byLocale, LOCALES } from '../../../domain/locale.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { splitNames } from '../../../domain/synonym-names.ts'
import { isTicked } from '../field-values.ts'
import type { Fields } from '../plain-form.ts'
import type { ScreenForms, SubmittedForm } from './form-result.ts'
import { rowForms } from './row-forms.ts'

const SYNONYMS = '/api/operator/synonyms'
const ONE = '/api/operator/synonyms/:id'

const next = ({ locale }: SubmittedForm) => personalHref('synonyms', locale, { done: 'saved' })

const input = ({ fields }: { fields: Fields }) => ({
  names: byLocale((locale) => splitNames(fields[`names.${locale}`])),
  generic: isTicked(fields.generic),
})

/** The schema reports single names of a language, or all names; the form has one field for each language. */
function fieldOf(path: string, fields: Fields): string {
  const [named] = /^names\.[a-z]{2}/.exec(path) ?? []
  const filled = LOCALES.find((locale) => fields[`names.${locale}`])
  return named ?? (path === 'names' ? `names.${filled ?? 'en'}` : path)
}

/** Forms of the operator's synonyms. */
export const synonymForms: ScreenForms<'synonyms'> = {
  synonyms: rowForms({
    schema: NewSynonym,
    input,
    next,
    fieldOf,
    add: (own, request) => own.post(SYNONYMS, request),
    save: (own, request) => own.patch(ONE, request),
    remove: (own, request) => own.delete(ONE, request),
  }),
}
