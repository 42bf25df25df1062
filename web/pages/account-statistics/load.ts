import type { Statistics } from '../../../domain/contract/statistics.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { csvAddress } from '../account/csv-address.ts'
import { withOrganization } from '../account/membership.ts'

export const STATISTICS_QUERY = ['days', 'country', 'product', 'sort'] as const

/** What the address chooses; '' for nothing. */
type Chosen = Record<(typeof STATISTICS_QUERY)[number], string>

export interface StatisticsData extends AccountData {
  statistics: Statistics
  chosen: Chosen
  /** Address of the spreadsheet. */
  csv: string
}

const LISTED = 50

/** @param limit of products @throws PageError 404 for an unknown product, and for a query that the API refuses */
export async function readStatistics(
  { own, query, i18n }: Pick<PersonalContext, 'own' | 'query' | 'i18n'>,
  limit: number,
) {
  const chosen = Object.fromEntries(STATISTICS_QUERY.flatMap((key) => (query[key] ? [[key, query[key]]] : [])))
  return (
    await read(
      own.get('/api/profile/company/statistics', { query: { ...chosen, limit: String(limit), locale: i18n.locale } }),
    )
  ).data
}

/** @throws RedirectError without an organization; PageError as `readStatistics` */
export const load: PersonalLoad<StatisticsData> = async (context) => {
  const { query, i18n } = context
  const [profile, statistics] = await withOrganization(context, readStatistics(context, LISTED))
  const { days = '28', country = '', product = '', sort = 'opened' } = query
  const chosen = { days, country, product, sort }
  const csv = csvAddress('statistics', context, Object.fromEntries(Object.entries(chosen).filter(([, value]) => value)))
  return accountScreen(context, profile, i18n.t('statistics.title'), { statistics, chosen, csv })
}
