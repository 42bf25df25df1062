import type { BrokenFeed } from '../../../domain/contract/broken-feeds.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'

export interface BrokenFeedsData extends AccountData {
  feeds: BrokenFeed[]
}

/**
 * Suppliers' feeds that have failed lately.
 * @throws PageError 404 for everyone but operators
 */
export const load: PersonalLoad<BrokenFeedsData> = async (context) => {
  const { own, i18n } = context
  const profile = await requireOperator(context, 'desk-company.read')
  const { data: feeds } = await read(own.get('/api/operator/broken-feeds', { query: { locale: i18n.locale } }))
  return accountScreen(context, profile, i18n.t('desk.events.brokenFeeds'), { feeds })
}
