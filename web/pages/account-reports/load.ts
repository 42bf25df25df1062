import type { ReadyReason } from '../../../domain/contract/reasons.ts'
import type { DeskReports } from '../../../domain/contract/reports.ts'
import { read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { redirectBeyond } from '../account/last-page.ts'
import { requireOperator } from '../account/membership.ts'

export interface ReportsData extends AccountData {
  list: DeskReports
  /** The filters of the address. */
  chosen: Record<'state' | 'kind' | 'reason', string | undefined>
  reasons: ReadyReason[]
}

/**
 * What was reported, waiting or decided.
 * @throws PageError 404 for everyone but operators, and for a query that the API refuses
 * @throws RedirectError to the last page from one beyond it: each decision shortens the list
 */
export const load: PersonalLoad<ReportsData> = async (context) => {
  const { own, query, i18n } = context
  const profile = await requireOperator(context, 'report.read')
  const chosen = { state: query.state, kind: query.kind, reason: query.reason }
  const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value))
  const [list, reasons] = await Promise.all([
    read(own.get('/api/operator/reports', { query: { ...given, page: query.page, locale: i18n.locale } })),
    read(own.get('/api/operator/reasons')),
  ])
  redirectBeyond(list.meta, (page) => personalHref('deskReports', i18n.locale, { ...given, page }))
  return accountScreen(context, profile, i18n.t('reports.title'), { list, chosen, reasons: reasons.data })
}
