import type { ReadyReason } from '../../../domain/contract/reasons.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'

export interface ReasonsData extends AccountData {
  reasons: ReadyReason[]
}

/**
 * Ready reasons that operators have written.
 * @throws PageError 404 for everyone but operators
 */
export const load: PersonalLoad<ReasonsData> = async (context) => {
  const profile = await requireOperator(context, 'reason.read')
  const { data } = await read(context.own.get('/api/operator/reasons'))
  return accountScreen(context, profile, context.i18n.t('reasons.title'), { reasons: data })
}
