import type { LeadList } from '../../../domain/contract/leads.ts'
import { read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { redirectBeyond } from '../account/last-page.ts'
import { requireOperator } from '../account/membership.ts'

export interface LeadsData extends AccountData {
  list: LeadList
  /** Whether those that are dealt with are shown, in place of those that wait. */
  isHandled: boolean
}

/**
 * What the forms of the landing pages have brought.
 * @throws PageError 404 for everyone but operators, and for a query that the API refuses
 * @throws RedirectError to the last page from one beyond it: each message that is dealt with shortens the list
 */
export const load: PersonalLoad<LeadsData> = async (context) => {
  const { own, query, i18n } = context
  const profile = await requireOperator(context, 'lead.read')
  const isHandled = query.handled === '1'
  const filter = { ...(isHandled && { handled: '1' as const }) }
  const list = await read(own.get('/app/admin/leads', { query: { ...filter, page: query.page } }))
  redirectBeyond(list.meta, (page) => personalHref('leads', i18n.locale, { ...filter, page }))
  return accountScreen(context, profile, i18n.t('moderation.lead.title'), { list, isHandled })
}
