import type { Synonym } from '../../../domain/contract/synonyms.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'

export interface SynonymsData extends AccountData {
  synonyms: Synonym[]
}

/**
 * What operators have added to the names of things in the trade.
 * @throws PageError 404 for everyone but operators
 */
export const load: PersonalLoad<SynonymsData> = async (context) => {
  const profile = await requireOperator(context, 'synonym.read')
  const { data } = await read(context.own.get('/api/operator/synonyms'))
  return accountScreen(context, profile, context.i18n.t('moderation.synonyms.title'), { synonyms: data })
}
