import type { EmptySearchList } from '../../../domain/contract/empty-searches.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'

export interface SearchesData extends AccountData {
  list: EmptySearchList
}

/**
 * What people have searched for in vain.
 * @throws PageError 404 for everyone but operators, and for a query that the API refuses
 */
export const load: PersonalLoad<SearchesData> = async (context) => {
  const profile = await requireOperator(context, 'search.read')
  const list = await read(context.own.get('/api/operator/empty-searches', { query: { page: context.query.page } }))
  return accountScreen(context, profile, context.i18n.t('desk.searches.title'), { list })
}
