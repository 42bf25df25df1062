/** Forms of legal pages and landing texts (docs/behaviour.md, "Legal texts"). */
import { LegalTextChange, NewLegalText } from '../../../domain/contract/legal-texts.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { readWordings, textOrNull } from '../field-values.ts'
import { parseForm } from '../parse-form.ts'
import { apiForm, writeHeaders } from './api-form.ts'
import { errorsOf, type FormHandler, type ScreenForms, toRemoved } from './form-result.ts'

const ONE = '/api/operator/legal-texts/:id'

/** Creates a draft, and redirects to it. */
const add: FormHandler = async ({ own, fields, locale }) => {
  const parsed = parseForm(NewLegalText, { text: fields.text })
  if ('errors' in parsed) return parsed
  const response = await own.post('/api/operator/legal-texts', {
    json: parsed.value,
    headers: await writeHeaders(fields),
  })
  if (!response.ok) return { errors: await errorsOf(response) }
  return { location: personalHref('legalText', locale, (await response.json()).data.id) }
}

export const legalTextForms: ScreenForms<'legalTexts' | 'legalText'> = {
  legalTexts: { add },
  legalText: {
    save: apiForm({
      schema: LegalTextChange,
      input: ({ fields }) => ({ bodies: readWordings(fields, 'bodies'), holdsFrom: textOrNull(fields.holdsFrom) }),
      send: ({ own, id }, json, headers) => own.patch(ONE, { params: { id }, json, headers }),
      next: ({ id, locale }) => personalHref('legalText', locale, id, { done: 'saved' }),
      beside: { 'legal-text.taken': 'holdsFrom' },
    }),
    // The screen renders the typed text: nothing is saved.
    see: async () => ({ errors: [] }),
    remove: ({ own, id, locale }) =>
      toRemoved(() => own.delete(ONE, { params: { id } }), personalHref('legalTexts', locale, { done: 'deleted' })),
  },
}
