/** An organization's tokens: a new one is shown in the response to the form, and nowhere else. */
import { NewApiToken } from '../../../domain/contract/api-tokens.ts'
import { TOKEN_SCOPES } from '../../../domain/token-scopes.ts'
import { isTicked } from '../field-values.ts'
import { parseForm } from '../parse-form.ts'
import { writeHeaders } from './api-form.ts'
import { errorsOf, type FormHandler, type ScreenForms, toRemoved, withMessage } from './form-result.ts'

const TOKENS = '/api/profile/company/api-tokens'

const make: FormHandler = async ({ own, fields }) => {
  const scopes = TOKEN_SCOPES.filter((scope) => isTicked(fields[`scope.${scope}`]))
  const parsed = parseForm(NewApiToken, { name: fields.name, scopes, days: Number(fields.days) })
  if ('errors' in parsed) return parsed
  const response = await own.post(TOKENS, { json: parsed.value, headers: await writeHeaders(fields) })
  if (!response.ok) return { errors: await errorsOf(response) }
  const { data } = await response.json()
  return { errors: [], fields: { action: 'save', token: data.token } }
}

export const apiTokenForms: ScreenForms<'apiTokens'> = {
  apiTokens: {
    save: make,
    remove: (form) =>
      toRemoved(
        () => form.own.delete(`${TOKENS}/:id`, { params: { id: form.fields.key ?? '' } }),
        withMessage('apiTokens', 'saved')(form),
      ),
  },
}
