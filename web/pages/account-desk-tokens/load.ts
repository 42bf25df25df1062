import type { DeskTokens } from '../../../domain/contract/desk-tokens.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'

export interface DeskTokensData extends AccountData {
  list: DeskTokens
  /** Id of the company whose tokens alone are shown; '' for all. */
  company: string
  /** Id of the token whose form is open; '' for none. */
  revoked: string
  /** Milliseconds since 1970, by which expired tokens are recognized. */
  now: number
}

/**
 * API tokens of all companies.
 * @throws PageError 404 for everyone but operators who may read them, and for a query that the API refuses
 */
export const load: PersonalLoad<DeskTokensData> = async (context) => {
  const { own, query, i18n } = context
  const profile = await requireOperator(context, 'token.read')
  const { page, company, revoke = '' } = query
  const list = await read(own.get('/api/operator/api-tokens', { query: { page, company, locale: i18n.locale } }))
  return accountScreen(context, profile, i18n.t('tokens.title'), {
    list,
    company: company ?? '',
    revoked: revoke,
    now: Date.now(),
  })
}
