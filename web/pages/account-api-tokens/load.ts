import type { ApiToken } from '../../../domain/contract/api-tokens.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, requireOrganization } from '../account/membership.ts'
import { shownSecret } from '../account/shown-secret.tsx'

export interface ApiTokensData extends AccountData {
  tokens: ApiToken[]
  /** Whether this person may make and revoke tokens: only owners see them. */
  mayEdit: boolean
  /** The token that was just made, which is shown this once. */
  made: string | null
  /** Milliseconds since 1970, by which expired tokens are recognized. */
  now: number
}

/** Tokens of the organization. @throws RedirectError without an organization */
export const load: PersonalLoad<ApiTokensData> = async (context) => {
  const profile = await requireOrganization(context)
  const { own, posted, i18n } = context
  const mayEdit = may(profile, 'program.edit')
  const { data: tokens } = mayEdit ? await read(own.get('/api/profile/company/api-tokens')) : { data: [] }
  const made = shownSecret(posted, 'token')
  return accountScreen(context, profile, i18n.t('tokens.title'), { tokens, mayEdit, made, now: Date.now() })
}
