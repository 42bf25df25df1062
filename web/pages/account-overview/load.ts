import type { InquiryList } from '../../../domain/contract/inquiries.ts'
import type { Invitation } from '../../../domain/contract/invitations.ts'
import type { Onboarding } from '../../../domain/contract/onboarding.ts'
import type { OwnProductCard } from '../../../domain/contract/organization-products.ts'
import type { PageViews } from '../../../domain/contract/page-views.ts'
import type { Profile } from '../../../domain/contract/profile.ts'
import type { SentInquiryList } from '../../../domain/contract/requests.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { favouriteCount } from '../account/favourite-count.ts'
import { readProfile } from '../account/membership.ts'

/** How many rows each list of the overview shows. */
const LATEST = '5'

/** The overview of a member of an organization. */
export interface OverviewData extends AccountData {
  kind: 'member'
  steps: Onboarding['steps']
  /** Whether moderators have approved the company. */
  isApproved: boolean
  /** Products, latest change first. */
  latest: OwnProductCard[]
  /** Inquiries in which a buyer waits for an answer. */
  waiting: { count: number; oldest: InquiryList['meta']['oldestWaiting'] }
  views: PageViews
  name: string
  profile: Profile
  /** Number of organizations that have invited them. */
  invitations: number
}

/** For a person without an organization: their requests and contacts. */
export interface BuyerData extends AccountData {
  kind: 'buyer'
  profile: Profile
  requests: SentInquiryList
  favourites: number
  /** Organizations that have invited them. */
  invitations: Invitation[]
}

async function loadMember(context: PersonalContext, profile: Profile) {
  const { own, i18n } = context
  const { locale } = i18n
  const [start, products, inquiries, views] = await Promise.all([
    read(own.get('/dev/profile/start')),
    read(own.get('/api/profile/company/products', { query: { perPage: LATEST, locale } })),
    read(own.get('/api/profile/company/inquiries', { query: { perPage: '1', locale } })),
    read(own.get('/api/profile/company/views', { query: { locale } })),
  ])
  return accountScreen(context, profile, i18n.t('account.nav'), {
    kind: 'member' as const,
    steps: start.data.steps,
    isApproved: profile.organization?.status === 'active',
    latest: products.data,
    waiting: { count: inquiries.meta.counts.waiting, oldest: inquiries.meta.oldestWaiting },
    views: views.data,
    name: profile.name,
    profile,
    invitations: start.data.invitations,
  })
}

async function loadBuyer(context: PersonalContext, profile: Profile) {
  const { own, i18n } = context
  const query = { locale: i18n.locale }
  const [requests, favourites, invitations] = await Promise.all([
    read(own.get('/api/profile/requests', { query: { ...query, perPage: LATEST } })),
    favouriteCount(context),
    read(own.get('/api/profile/invitations', { query })),
  ])
  return accountScreen(context, profile, i18n.t('account.nav'), {
    kind: 'buyer' as const,
    profile,
    requests,
    favourites,
    invitations: invitations.data,
  })
}

/** The first screen of an account. It needs no organization, since buyers have none. */
export const load: PersonalLoad<OverviewData | BuyerData> = async (context) => {
  const profile = await readProfile(context)
  return profile.organization ? loadMember(context, profile) : loadBuyer(context, profile)
}
