import type { Invitation } from '../../../domain/contract/invitations.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { readProfile } from '../account/membership.ts'

export interface StartData extends AccountData {
  /** Organizations that have invited the visitor. */
  invitations: Invitation[]
  /**
   * The company that already has the typed tax number: its owner's masked name, null for one without owner; undefined if there is no
   * such company.
   */
  owner: string | null | undefined
}

/** Who decides about a request to join, if the tax number was refused as taken. */
async function readOwner({ own, posted }: PersonalContext): Promise<StartData['owner']> {
  const isAsked = ['join', 'claim'].includes(posted?.fields.action ?? '')
  const isTaken = Object.values(posted?.errors ?? {}).includes('company.exists')
  const taxNumber = posted?.fields.taxNumber
  if (!taxNumber || !(isAsked || isTaken)) return undefined
  const response = await own.get('/api/profile/join-requests', { query: { taxNumber } })
  return response.ok ? (await response.json()).data.owner : undefined
}

/** For members, too: a person may belong to several organizations. */
export const load: PersonalLoad<StartData> = async (context) => {
  const { locale, t } = context.i18n
  const [profile, { data: invitations }, owner] = await Promise.all([
    readProfile(context),
    read(context.own.get('/api/profile/invitations', { query: { locale } })),
    readOwner(context),
  ])
  return accountScreen(context, profile, t('account.startTitle'), { invitations, owner })
}
