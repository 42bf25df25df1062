import type { PartnerFeed, PartnerFeedList, PartnerFetch } from '../../../domain/contract/partner-feeds.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, requireOrganization } from '../account/membership.ts'
import { shownSecret } from '../account/shown-secret.tsx'

const FEEDS = '/api/profile/company/partner-feeds'

export interface PartnerFeedsData extends AccountData {
  feeds: PartnerFeed[]
  /** Categories to which a feed can be limited. */
  categories: PartnerFeedList['meta']['categories']
  /** The one whose fetches are shown. */
  chosen: PartnerFeed | null
  fetches: PartnerFetch[]
  mayEdit: boolean
  /** The address with its token that was just made, which is shown this once. */
  made: string | null
}

/** Addresses at which partners fetch goods, and the fetches of one. @throws RedirectError without an organization; PageError 404 for an unknown one */
export const load: PersonalLoad<PartnerFeedsData> = async (context) => {
  const profile = await requireOrganization(context)
  const { own, posted, query, i18n } = context
  const { data: feeds, meta } = await read(own.get(FEEDS))
  const chosen = feeds.find(({ id }) => id === query.of) ?? null
  if (query.of !== undefined && chosen === null) throw new PageError(404, 'page.unknown')
  const { data: fetches } = chosen
    ? await read(own.get(`${FEEDS}/:id/fetches`, { params: { id: chosen.id } }))
    : { data: [] }
  return accountScreen(context, profile, i18n.t('partnerFeeds.title'), {
    feeds,
    categories: meta.categories,
    chosen,
    fetches,
    mayEdit: may(profile, 'product.edit'),
    made: shownSecret(posted, 'address'),
  })
}
