import type { DeskSettings } from '../../../domain/contract/desk-settings.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'

export interface InstanceData extends AccountData {
  groups: DeskSettings['data']
}

/**
 * Which variables of the instance are set.
 * @throws PageError 404 for everyone but administrators
 */
export const load: PersonalLoad<InstanceData> = async (context) => {
  const profile = await requireOperator(context, 'settings.read')
  const { data: groups } = await read(context.own.get('/api/operator/settings'))
  return accountScreen(context, profile, context.i18n.t('deskSettings.title'), { groups })
}
