import type { ExchangeState } from '../../../domain/contract/exchange.ts'
import { EXCHANGE_PATH } from '../../../domain/exchange.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOrganization } from '../account/membership.ts'

export interface ExchangeData extends AccountData {
  state: ExchangeState
  /** Address that is typed into 1C. */
  address: string
}

/** How 1C, МойСклад and 1C-Bitrix are connected, and how their exchange goes. @throws RedirectError without an organization */
export const load: PersonalLoad<ExchangeData> = async (context) => {
  const profile = await requireOrganization(context)
  const { own, origin, i18n } = context
  const { data: state } = await read(own.get('/api/profile/company/exchange'))
  return accountScreen(context, profile, i18n.t('exchange.title'), { state, address: origin + EXCHANGE_PATH })
}
