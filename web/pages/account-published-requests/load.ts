import type { PublishedRequestList } from '../../../domain/contract/open-requests.ts'
import { read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { redirectBeyond } from '../account/last-page.ts'
import { requireOperator } from '../account/membership.ts'

export interface PublishedData extends AccountData {
  list: PublishedRequestList
}

/**
 * Open requests that suppliers see at present.
 * @throws PageError 404 for everyone but operators, and for a query that the API refuses
 * @throws RedirectError to the last page from one beyond it: each request that is taken down shortens the list
 */
export const load: PersonalLoad<PublishedData> = async (context) => {
  const { own, query, i18n } = context
  const profile = await requireOperator(context, 'moderation.read')
  const list = await read(own.get('/api/operator/open-requests', { query: { page: query.page, locale: i18n.locale } }))
  redirectBeyond(list.meta, (page) => personalHref('publishedRequests', i18n.locale, { page }))
  return accountScreen(context, profile, i18n.t('openRequests.title'), { list })
}
