import type { ActConfirmation } from '../../../domain/contract/confirmation.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'

export interface ConfirmationData extends AccountData {
  confirmation: ActConfirmation
  /** Id of the login that a code was sent to; undefined before. */
  at: string | undefined
}

/**
 * The second factor of an operator.
 * @throws PageError 404 for everyone but operators
 */
export const load: PersonalLoad<ConfirmationData> = async (context) => {
  const profile = await requireOperator(context, 'desk.read')
  const { data: confirmation } = await read(context.own.get('/api/operator/confirmation'))
  const at = confirmation.logins.find(({ id }) => id === context.query.at)?.id
  return accountScreen(context, profile, context.i18n.t('confirmation.title'), { confirmation, at })
}
