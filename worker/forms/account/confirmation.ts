import { ActProof } from '../../../domain/contract/confirmation.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { apiForm, writeHeaders } from './api-form.ts'
import { type ScreenForms, toCodeEntry } from './form-result.ts'

/** The operators' forms of the second factor. */
export const confirmationForms: ScreenForms<'confirmation'> = {
  confirmation: {
    resend: async ({ own, fields, locale }) => {
      const { login = '' } = fields
      const headers = await writeHeaders(fields)
      const sent = own.post('/api/operator/confirmation/code', { json: { login }, headers })
      return toCodeEntry(sent, personalHref('confirmation', locale, { done: 'code', at: login }))
    },
    verify: apiForm({
      schema: ActProof,
      input: ({ fields }) => ({ login: fields.login, code: fields.code ?? '' }),
      send: ({ own }, json, headers) => own.post('/api/operator/confirmation', { json, headers }),
      next: ({ locale }) => personalHref('confirmation', locale),
    }),
  },
}
