import type { NamedText } from '../../../domain/contract/named-texts.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { readProfile } from '../account/membership.ts'

export interface AddressesData extends AccountData {
  addresses: NamedText[]
  /** The one whose form is open. */
  edited: NamedText | null
}

/** Saved addresses of the buyer. @throws PageError 404 for one that does not exist */
export const load: PersonalLoad<AddressesData> = async (context) => {
  const { posted, query, own, i18n } = context
  const [profile, { data: addresses }] = await Promise.all([
    readProfile(context),
    read(own.get('/api/profile/addresses')),
  ])
  const wanted = posted ? posted.fields.key : query.edit
  const edited = addresses.find(({ id }) => id === wanted) ?? null
  if (!posted && query.edit !== undefined && edited === null) throw new PageError(404, 'page.unknown')
  return accountScreen(context, profile, i18n.t('addresses.title'), { addresses, edited })
}
