import type { Backups } from '../../../domain/contract/backups.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'

export interface BackupsData extends AccountData {
  backups: Backups
}

/**
 * Archives of the database.
 * @throws PageError 404 for everyone but administrators
 */
export const load: PersonalLoad<BackupsData> = async (context) => {
  const profile = await requireOperator(context, 'backup.read')
  const backups = await read(context.own.get('/api/operator/backups'))
  return accountScreen(context, profile, context.i18n.t('backups.title'), { backups })
}
