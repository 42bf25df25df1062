import type { Onboarding } from '../../../domain/contract/onboarding.ts'
import type { OwnProductCard } from '../../../domain/contract/organization-products.ts'
import type { PageViews } from '../../../domain/contract/page-views.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { demandOrganization } from '../account/membership.ts'

/** So many products say what has happened of late. */
const LATEST = '5'

export interface OverviewData {
  steps: Onboarding['steps']
  /** Products, latest change first. */
  latest: OwnProductCard[]
  newInquiries: number
  views: PageViews
  name: string
  isAdmin: boolean
  done: string | undefined
}

/** @throws RedirectError without an organization */
export const load: PersonalLoad<OverviewData> = async (context) => {
  const profile = await demandOrganization(context)
  const { own, query, i18n } = context
  const [start, products, inquiries, views] = await Promise.all([
    read(own.get('/dev/profile/start')),
    read(own.get('/api/profile/company/products', { query: { perPage: LATEST, locale: i18n.locale } })),
    read(own.get('/api/profile/company/inquiries', { query: { perPage: '1', locale: i18n.locale } })),
    read(own.get('/api/profile/company/views', { query: { locale: i18n.locale } })),
  ])
  const { name, role } = profile
  return {
    data: {
      steps: start.data.steps,
      latest: products.data,
      newInquiries: inquiries.meta.counts.new,
      views: views.data,
      name,
      isAdmin: role === 'ADMIN',
      done: query.done,
    },
    islandProps: null,
    head: { title: i18n.t('account.nav'), noindex: true },
  }
}
