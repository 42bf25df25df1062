import { TokenRevocation } from '../../../domain/contract/desk-tokens.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { apiForm } from './api-form.ts'
import { confirmed } from './confirmed.ts'
import type { ScreenForms } from './form-result.ts'

/** The operators' form that revokes a token of a company: the one that the address names. */
export const deskTokenForms: ScreenForms<'deskTokens'> = {
  deskTokens: {
    revoke: confirmed(
      apiForm({
        schema: TokenRevocation,
        input: ({ fields: { reason } }) => ({ reason }),
        send: ({ own, query: { revoke = '' } }, json, headers) =>
          own.post('/api/operator/api-tokens/:id/revocation', { params: { id: revoke }, json, headers }),
        next: ({ locale, query: { company } }) => personalHref('deskTokens', locale, { company, done: 'saved' }),
      }),
    ),
  },
}
