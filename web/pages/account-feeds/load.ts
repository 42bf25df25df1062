import type { ImportRun } from '../../../domain/contract/exchange.ts'
import type { Feed } from '../../../domain/contract/goods-feeds.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, requireOrganization } from '../account/membership.ts'

const FEEDS = '/api/profile/company/feeds'

export interface FeedsData extends AccountData {
  feeds: Feed[]
  /** The one whose fetches are shown. */
  chosen: Feed | null
  runs: ImportRun[]
  mayEdit: boolean
}

/** Addresses from which goods are fetched, and the fetches of one. @throws RedirectError without an organization; PageError 404 for an unknown one */
export const load: PersonalLoad<FeedsData> = async (context) => {
  const profile = await requireOrganization(context)
  const { own, query, i18n } = context
  const { data: feeds } = await read(own.get(FEEDS))
  const chosen = feeds.find(({ id }) => id === query.of) ?? null
  if (query.of !== undefined && chosen === null) throw new PageError(404, 'page.unknown')
  const { data: runs } = chosen ? await read(own.get(`${FEEDS}/:id/runs`, { params: { id: chosen.id } })) : { data: [] }
  return accountScreen(context, profile, i18n.t('feeds.title'), {
    feeds,
    chosen,
    runs,
    mayEdit: may(profile, 'product.edit'),
  })
}
