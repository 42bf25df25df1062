import type { Category } from '../../../domain/contract/categories.ts'
import type { Proposals } from '../../../domain/contract/category-proposals.ts'
import type { ReadyReason } from '../../../domain/contract/reasons.ts'
import { read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { redirectBeyond } from '../account/last-page.ts'
import { requireOperator } from '../account/membership.ts'

export interface ProposalsData extends AccountData {
  list: Proposals
  /** The whole tree, to choose from. */
  categories: Category[]
  /** Ready reasons; none for an operator who may not read them. */
  reasons: ReadyReason[]
  /** Whether decided ones are shown, instead of those that wait. */
  isDecided: boolean
}

/**
 * Categories that suppliers propose.
 * @throws PageError 404 for everyone but operators, and for a query that the API refuses
 * @throws RedirectError to the last page from one beyond it: each decision shortens the list
 */
export const load: PersonalLoad<ProposalsData> = async (context) => {
  const { own, api, query, i18n } = context
  const { locale } = i18n
  const profile = await requireOperator(context, 'proposal.read')
  const given = query.state ? { state: query.state } : {}
  const [list, categories, reasons] = await Promise.all([
    read(own.get('/api/operator/category-proposals', { query: { ...given, page: query.page, locale } })),
    read(api.get('/api/categories', { query: { locale } })),
    profile.desk.includes('reason.read') ? read(own.get('/api/operator/reasons')) : { data: [] },
  ])
  redirectBeyond(list.meta, (page) => personalHref('categoryProposals', locale, { ...given, page }))
  return accountScreen(context, profile, i18n.t('proposals.title'), {
    list,
    categories: categories.data,
    reasons: reasons.data,
    isDecided: query.state === 'decided',
  })
}
