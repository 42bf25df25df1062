import type { SiteStatistics } from '../../../domain/contract/site-statistics.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'

export interface SiteStatisticsData extends AccountData {
  statistics: SiteStatistics
  days: string
}

/** @throws PageError 404 for everyone but operators, and for an unknown period */
export const load: PersonalLoad<SiteStatisticsData> = async (context) => {
  const { own, query, i18n } = context
  const profile = await requireOperator(context, 'site-statistics.read')
  const { days = '28' } = query
  const { data } = await read(own.get('/api/operator/statistics', { query: { days } }))
  return accountScreen(context, profile, i18n.t('siteStatistics.title'), { statistics: data, days })
}
