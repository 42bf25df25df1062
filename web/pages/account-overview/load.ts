import type { Onboarding } from '../../../domain/contract/onboarding.ts'
import type { OwnProductCard } from '../../../domain/contract/organization-products.ts'
import type { PageViews } from '../../../domain/contract/page-views.ts'
import type { Profile } from '../../../domain/contract/profile.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { demandOrganization } from '../account/membership.ts'

/** How many products the list of latest changes shows. */
const LATEST = '5'

export interface OverviewData extends AccountData {
  steps: Onboarding['steps']
  /** Products, latest change first. */
  latest: OwnProductCard[]
  newInquiries: number
  views: PageViews
  name: string
  profile: Profile
}

/** @throws RedirectError without an organization */
export const load: PersonalLoad<OverviewData> = async (context) => {
  const profile = await demandOrganization(context)
  const { own, i18n } = context
  const { locale } = i18n
  const [start, products, inquiries, views] = await Promise.all([
    read(own.get('/dev/profile/start')),
    read(own.get('/api/profile/company/products', { query: { perPage: LATEST, locale } })),
    read(own.get('/api/profile/company/inquiries', { query: { perPage: '1', locale } })),
    read(own.get('/api/profile/company/views', { query: { locale } })),
  ])
  return accountScreen(context, profile, i18n.t('account.nav'), {
    steps: start.data.steps,
    latest: products.data,
    newInquiries: inquiries.meta.counts.new,
    views: views.data,
    name: profile.name,
    profile,
  })
}
