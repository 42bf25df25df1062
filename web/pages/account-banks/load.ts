import type { BankDirectory } from '../../../domain/contract/banks.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'

export interface BanksData extends AccountData {
  directory: BankDirectory['data']
}

/**
 * The directory of banks.
 * @throws PageError 404 for everyone but operators
 */
export const load: PersonalLoad<BanksData> = async (context) => {
  const profile = await requireOperator(context, 'edition.read')
  const { data: directory } = await read(context.own.get('/api/operator/banks'))
  return accountScreen(context, profile, context.i18n.t('deskBanks.title'), { directory })
}
